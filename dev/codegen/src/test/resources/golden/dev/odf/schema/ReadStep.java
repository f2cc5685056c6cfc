// Generated from the model, group Sources. Do not edit.
package dev.odf.schema;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * File format of raw data and how records are obtained from it.
 *
 * <p>ODF 0.38, Fragments, {@code ReadStep}.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface ReadStep permits ReadStep.Csv, ReadStep.GeoJson, ReadStep.EsriShapefile, ReadStep.Parquet, ReadStep.Json, ReadStep.NdJson, ReadStep.NdGeoJson {

    /** Which variant this is. */
    Kind kind();

    /** Calls the method of the visitor that belongs to this variant, and returns its result. */
    <R> R match(Cases<R> cases);

    /** The variants of {@link ReadStep}, in the order of their numbers. */
    enum Kind {
        /** Text with one record a line, its fields separated by a character. */
        CSV("Csv", 1),
        /** A GeoJSON document whose root is a feature collection. Every feature gives a record, with a column for each property and one for the geometry. */
        GEO_JSON("GeoJson", 2),
        /** ESRI Shapefile data, possibly packed as a ZIP archive. */
        ESRI_SHAPEFILE("EsriShapefile", 3),
        /** Apache Parquet file. */
        PARQUET("Parquet", 4),
        /** A JSON document that contains an array of objects, each of which gives a record. */
        JSON("Json", 5),
        /** Text with one JSON object a line, all of the same shape, each of which gives a record. */
        ND_JSON("NdJson", 6),
        /** Text with one GeoJSON feature a line. Records have the same columns as those from a feature collection. */
        ND_GEO_JSON("NdGeoJson", 7);

        private final String specName;
        private final int number;

        Kind(String specName, int number) {
            this.specName = specName;
            this.number = number;
        }

        /** The name in the specification and in text, {@code Csv} for instance. */
        public String specName() {
            return specName;
        }

        /** The discriminant in binary form, from 1. */
        public int number() {
            return number;
        }
    }

    /**
     * One method for each variant of {@link ReadStep}.
     *
     * @param <R> what the methods return
     */
    interface Cases<R> {

        /** Called for {@link ReadStep.Csv}. */
        R csv(ReadStep.Csv value);

        /** Called for {@link ReadStep.GeoJson}. */
        R geoJson(ReadStep.GeoJson value);

        /** Called for {@link ReadStep.EsriShapefile}. */
        R esriShapefile(ReadStep.EsriShapefile value);

        /** Called for {@link ReadStep.Parquet}. */
        R parquet(ReadStep.Parquet value);

        /** Called for {@link ReadStep.Json}. */
        R json(ReadStep.Json value);

        /** Called for {@link ReadStep.NdJson}. */
        R ndJson(ReadStep.NdJson value);

        /** Called for {@link ReadStep.NdGeoJson}. */
        R ndGeoJson(ReadStep.NdGeoJson value);
    }

    /**
     * Text with one record a line, its fields separated by a character.
     *
     * <p>ODF 0.38, Fragments, {@code ReadStep::Csv}.
     *
     * <p>An absent component that has a default is equal to that default, yet stays absent when written.
     *
     * <p>Immutable.
     *
     * @param ddlSchema Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given
     *     instead. Null if absent.
     * @param separator Single character between two fields. Absent means a comma. Default: {@code ,}. Null if
     *     absent.
     * @param encoding Character encoding of the file. Absent means UTF-8. Default: {@code utf8}. Null if absent.
     * @param quote Single character around fields that may contain the separator; an empty string turns quoting
     *     off. Absent means a double quote. Default: {@code "}. Null if absent.
     * @param escape Single character that precedes a quote inside a quoted field. Absent means a backslash.
     *     Default: a backslash. Null if absent.
     * @param header Whether the first line holds the column names. Absent means that it does not. Default: {@code
     *     false}. Null if absent.
     * @param inferSchema Whether column types are guessed from the data, which reads it twice. Absent means that
     *     they are not. Default: {@code false}. Null if absent.
     * @param nullValue Text that stands for null. Absent means the empty string. Default: the empty string. Null
     *     if absent.
     * @param dateFormat Format of dates. Every implementation knows rfc3339, other values depend on it; absent
     *     means rfc3339. Default: {@code rfc3339}. Null if absent.
     * @param timestampFormat Format of timestamps. Every implementation knows rfc3339, other values depend on it;
     *     absent means rfc3339. Default: {@code rfc3339}. Null if absent.
     * @param schema Columns and types to which the values are converted. Absent leaves them to the reader. Null
     *     if absent.
     * @since 0.1
     */
    public record Csv(@Nullable List<String> ddlSchema, @Nullable String separator, @Nullable String encoding, @Nullable String quote, @Nullable String escape, @Nullable Boolean header, @Nullable Boolean inferSchema, @Nullable String nullValue, @Nullable String dateFormat, @Nullable String timestampFormat, @Nullable DataSchema schema) implements ReadStep {
        public Csv {
            ddlSchema = ddlSchema == null ? null : List.copyOf(ddlSchema);
        }

        @Override
        public Kind kind() {
            return Kind.CSV;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.csv(this);
        }

        /** The value of {@link #separator()}, or {@code ,} where it is absent. */
        public String separatorOrDefault() {
            return separator == null ? "," : separator;
        }

        /** The value of {@link #encoding()}, or {@code utf8} where it is absent. */
        public String encodingOrDefault() {
            return encoding == null ? "utf8" : encoding;
        }

        /** The value of {@link #quote()}, or {@code "} where it is absent. */
        public String quoteOrDefault() {
            return quote == null ? "\"" : quote;
        }

        /** The value of {@link #escape()}, or a backslash where it is absent. */
        public String escapeOrDefault() {
            return escape == null ? "\\" : escape;
        }

        /** The value of {@link #header()}, or {@code false} where it is absent. */
        public boolean headerOrDefault() {
            return header == null ? false : header;
        }

        /** The value of {@link #inferSchema()}, or {@code false} where it is absent. */
        public boolean inferSchemaOrDefault() {
            return inferSchema == null ? false : inferSchema;
        }

        /** The value of {@link #nullValue()}, or the empty string where it is absent. */
        public String nullValueOrDefault() {
            return nullValue == null ? "" : nullValue;
        }

        /** The value of {@link #dateFormat()}, or {@code rfc3339} where it is absent. */
        public String dateFormatOrDefault() {
            return dateFormat == null ? "rfc3339" : dateFormat;
        }

        /** The value of {@link #timestampFormat()}, or {@code rfc3339} where it is absent. */
        public String timestampFormatOrDefault() {
            return timestampFormat == null ? "rfc3339" : timestampFormat;
        }

        /** Compares what the values mean: an absent component equals its default. */
        @Override
        public boolean equals(@Nullable Object other) {
            if (!(other instanceof Csv)) {
                return false;
            }
            Csv that = (Csv) other;
            return Objects.equals(ddlSchema(), that.ddlSchema())
                && Objects.equals(separatorOrDefault(), that.separatorOrDefault())
                && Objects.equals(encodingOrDefault(), that.encodingOrDefault())
                && Objects.equals(quoteOrDefault(), that.quoteOrDefault())
                && Objects.equals(escapeOrDefault(), that.escapeOrDefault())
                && Objects.equals(headerOrDefault(), that.headerOrDefault())
                && Objects.equals(inferSchemaOrDefault(), that.inferSchemaOrDefault())
                && Objects.equals(nullValueOrDefault(), that.nullValueOrDefault())
                && Objects.equals(dateFormatOrDefault(), that.dateFormatOrDefault())
                && Objects.equals(timestampFormatOrDefault(), that.timestampFormatOrDefault())
                && Objects.equals(schema(), that.schema());
        }

        @Override
        public int hashCode() {
            return Objects.hash(ddlSchema(), separatorOrDefault(), encodingOrDefault(), quoteOrDefault(), escapeOrDefault(), headerOrDefault(), inferSchemaOrDefault(), nullValueOrDefault(), dateFormatOrDefault(), timestampFormatOrDefault(), schema());
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.ddlSchema = ddlSchema;
            builder.separator = separator;
            builder.encoding = encoding;
            builder.quote = quote;
            builder.escape = escape;
            builder.header = header;
            builder.inferSchema = inferSchema;
            builder.nullValue = nullValue;
            builder.dateFormat = dateFormat;
            builder.timestampFormat = timestampFormat;
            builder.schema = schema;
            return builder;
        }

        /**
         * Builds {@link Csv}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable List<String> ddlSchema;
            private @Nullable String separator;
            private @Nullable String encoding;
            private @Nullable String quote;
            private @Nullable String escape;
            private @Nullable Boolean header;
            private @Nullable Boolean inferSchema;
            private @Nullable String nullValue;
            private @Nullable String dateFormat;
            private @Nullable String timestampFormat;
            private @Nullable DataSchema schema;

            private Builder() {}

            /** Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given instead. Null if absent. */
            public Builder ddlSchema(@Nullable List<String> ddlSchema) {
                this.ddlSchema = ddlSchema;
                return this;
            }

            /** Single character between two fields. Absent means a comma. Default: {@code ,}. Null if absent. */
            public Builder separator(@Nullable String separator) {
                this.separator = separator;
                return this;
            }

            /** Character encoding of the file. Absent means UTF-8. Default: {@code utf8}. Null if absent. */
            public Builder encoding(@Nullable String encoding) {
                this.encoding = encoding;
                return this;
            }

            /** Single character around fields that may contain the separator; an empty string turns quoting off. Absent means a double quote. Default: {@code "}. Null if absent. */
            public Builder quote(@Nullable String quote) {
                this.quote = quote;
                return this;
            }

            /** Single character that precedes a quote inside a quoted field. Absent means a backslash. Default: a backslash. Null if absent. */
            public Builder escape(@Nullable String escape) {
                this.escape = escape;
                return this;
            }

            /** Whether the first line holds the column names. Absent means that it does not. Default: {@code false}. Null if absent. */
            public Builder header(@Nullable Boolean header) {
                this.header = header;
                return this;
            }

            /** Whether column types are guessed from the data, which reads it twice. Absent means that they are not. Default: {@code false}. Null if absent. */
            public Builder inferSchema(@Nullable Boolean inferSchema) {
                this.inferSchema = inferSchema;
                return this;
            }

            /** Text that stands for null. Absent means the empty string. Default: the empty string. Null if absent. */
            public Builder nullValue(@Nullable String nullValue) {
                this.nullValue = nullValue;
                return this;
            }

            /** Format of dates. Every implementation knows rfc3339, other values depend on it; absent means rfc3339. Default: {@code rfc3339}. Null if absent. */
            public Builder dateFormat(@Nullable String dateFormat) {
                this.dateFormat = dateFormat;
                return this;
            }

            /** Format of timestamps. Every implementation knows rfc3339, other values depend on it; absent means rfc3339. Default: {@code rfc3339}. Null if absent. */
            public Builder timestampFormat(@Nullable String timestampFormat) {
                this.timestampFormat = timestampFormat;
                return this;
            }

            /** Columns and types to which the values are converted. Absent leaves them to the reader. Null if absent. */
            public Builder schema(@Nullable DataSchema schema) {
                this.schema = schema;
                return this;
            }

            /**
             * The value that was described.
             */
            public Csv build() {
                return new Csv(ddlSchema, separator, encoding, quote, escape, header, inferSchema, nullValue, dateFormat, timestampFormat, schema);
            }
        }
    }

    /**
     * A GeoJSON document whose root is a feature collection. Every feature gives a record, with a column for each
     * property and one for the geometry.
     *
     * <p>ODF 0.38, Fragments, {@code ReadStep::GeoJson}.
     *
     * <p>Immutable.
     *
     * @param ddlSchema Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given
     *     instead. Null if absent.
     * @param schema Columns and types to which the values are converted. Absent leaves them to the reader. Null
     *     if absent.
     * @since 0.1
     */
    public record GeoJson(@Nullable List<String> ddlSchema, @Nullable DataSchema schema) implements ReadStep {
        public GeoJson {
            ddlSchema = ddlSchema == null ? null : List.copyOf(ddlSchema);
        }

        @Override
        public Kind kind() {
            return Kind.GEO_JSON;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.geoJson(this);
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.ddlSchema = ddlSchema;
            builder.schema = schema;
            return builder;
        }

        /**
         * Builds {@link GeoJson}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable List<String> ddlSchema;
            private @Nullable DataSchema schema;

            private Builder() {}

            /** Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given instead. Null if absent. */
            public Builder ddlSchema(@Nullable List<String> ddlSchema) {
                this.ddlSchema = ddlSchema;
                return this;
            }

            /** Columns and types to which the values are converted. Absent leaves them to the reader. Null if absent. */
            public Builder schema(@Nullable DataSchema schema) {
                this.schema = schema;
                return this;
            }

            /**
             * The value that was described.
             */
            public GeoJson build() {
                return new GeoJson(ddlSchema, schema);
            }
        }
    }

    /**
     * ESRI Shapefile data, possibly packed as a ZIP archive.
     *
     * <p>ODF 0.38, Fragments, {@code ReadStep::EsriShapefile}.
     *
     * <p>Immutable.
     *
     * @param ddlSchema Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given
     *     instead. Null if absent.
     * @param subPath Which .shp file to take from an archive of several, possibly with glob wildcards. Absent if
     *     there is only one. Null if absent.
     * @param schema Columns and types to which the values are converted. Absent leaves them to the reader. Null
     *     if absent.
     * @since 0.1
     */
    public record EsriShapefile(@Nullable List<String> ddlSchema, @Nullable String subPath, @Nullable DataSchema schema) implements ReadStep {
        public EsriShapefile {
            ddlSchema = ddlSchema == null ? null : List.copyOf(ddlSchema);
        }

        @Override
        public Kind kind() {
            return Kind.ESRI_SHAPEFILE;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.esriShapefile(this);
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.ddlSchema = ddlSchema;
            builder.subPath = subPath;
            builder.schema = schema;
            return builder;
        }

        /**
         * Builds {@link EsriShapefile}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable List<String> ddlSchema;
            private @Nullable String subPath;
            private @Nullable DataSchema schema;

            private Builder() {}

            /** Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given instead. Null if absent. */
            public Builder ddlSchema(@Nullable List<String> ddlSchema) {
                this.ddlSchema = ddlSchema;
                return this;
            }

            /** Which .shp file to take from an archive of several, possibly with glob wildcards. Absent if there is only one. Null if absent. */
            public Builder subPath(@Nullable String subPath) {
                this.subPath = subPath;
                return this;
            }

            /** Columns and types to which the values are converted. Absent leaves them to the reader. Null if absent. */
            public Builder schema(@Nullable DataSchema schema) {
                this.schema = schema;
                return this;
            }

            /**
             * The value that was described.
             */
            public EsriShapefile build() {
                return new EsriShapefile(ddlSchema, subPath, schema);
            }
        }
    }

    /**
     * Apache Parquet file.
     *
     * <p>ODF 0.38, Fragments, {@code ReadStep::Parquet}.
     *
     * <p>Immutable.
     *
     * @param ddlSchema Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given
     *     instead. Null if absent.
     * @param schema Columns and types to which the values are converted. Absent leaves them to the file. Null if
     *     absent.
     * @since 0.1
     */
    public record Parquet(@Nullable List<String> ddlSchema, @Nullable DataSchema schema) implements ReadStep {
        public Parquet {
            ddlSchema = ddlSchema == null ? null : List.copyOf(ddlSchema);
        }

        @Override
        public Kind kind() {
            return Kind.PARQUET;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.parquet(this);
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.ddlSchema = ddlSchema;
            builder.schema = schema;
            return builder;
        }

        /**
         * Builds {@link Parquet}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable List<String> ddlSchema;
            private @Nullable DataSchema schema;

            private Builder() {}

            /** Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given instead. Null if absent. */
            public Builder ddlSchema(@Nullable List<String> ddlSchema) {
                this.ddlSchema = ddlSchema;
                return this;
            }

            /** Columns and types to which the values are converted. Absent leaves them to the file. Null if absent. */
            public Builder schema(@Nullable DataSchema schema) {
                this.schema = schema;
                return this;
            }

            /**
             * The value that was described.
             */
            public Parquet build() {
                return new Parquet(ddlSchema, schema);
            }
        }
    }

    /**
     * A JSON document that contains an array of objects, each of which gives a record.
     *
     * <p>ODF 0.38, Fragments, {@code ReadStep::Json}.
     *
     * <p>An absent component that has a default is equal to that default, yet stays absent when written.
     *
     * <p>Immutable.
     *
     * @param subPath Where in the document the array is, as object keys joined by dots. Absent if the document
     *     itself is the array. Null if absent.
     * @param ddlSchema Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given
     *     instead. Null if absent.
     * @param dateFormat Format of dates. Every implementation knows rfc3339, other values depend on it; absent
     *     means rfc3339. Default: {@code rfc3339}. Null if absent.
     * @param encoding Character encoding of the file. Absent means UTF-8. Default: {@code utf8}. Null if absent.
     * @param timestampFormat Format of timestamps. Every implementation knows rfc3339, other values depend on it;
     *     absent means rfc3339. Default: {@code rfc3339}. Null if absent.
     * @param schema Columns and types to which the values are converted. Absent leaves them to the reader. Null
     *     if absent.
     * @since 0.1
     */
    public record Json(@Nullable String subPath, @Nullable List<String> ddlSchema, @Nullable String dateFormat, @Nullable String encoding, @Nullable String timestampFormat, @Nullable DataSchema schema) implements ReadStep {
        public Json {
            ddlSchema = ddlSchema == null ? null : List.copyOf(ddlSchema);
        }

        @Override
        public Kind kind() {
            return Kind.JSON;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.json(this);
        }

        /** The value of {@link #dateFormat()}, or {@code rfc3339} where it is absent. */
        public String dateFormatOrDefault() {
            return dateFormat == null ? "rfc3339" : dateFormat;
        }

        /** The value of {@link #encoding()}, or {@code utf8} where it is absent. */
        public String encodingOrDefault() {
            return encoding == null ? "utf8" : encoding;
        }

        /** The value of {@link #timestampFormat()}, or {@code rfc3339} where it is absent. */
        public String timestampFormatOrDefault() {
            return timestampFormat == null ? "rfc3339" : timestampFormat;
        }

        /** Compares what the values mean: an absent component equals its default. */
        @Override
        public boolean equals(@Nullable Object other) {
            if (!(other instanceof Json)) {
                return false;
            }
            Json that = (Json) other;
            return Objects.equals(subPath(), that.subPath())
                && Objects.equals(ddlSchema(), that.ddlSchema())
                && Objects.equals(dateFormatOrDefault(), that.dateFormatOrDefault())
                && Objects.equals(encodingOrDefault(), that.encodingOrDefault())
                && Objects.equals(timestampFormatOrDefault(), that.timestampFormatOrDefault())
                && Objects.equals(schema(), that.schema());
        }

        @Override
        public int hashCode() {
            return Objects.hash(subPath(), ddlSchema(), dateFormatOrDefault(), encodingOrDefault(), timestampFormatOrDefault(), schema());
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.subPath = subPath;
            builder.ddlSchema = ddlSchema;
            builder.dateFormat = dateFormat;
            builder.encoding = encoding;
            builder.timestampFormat = timestampFormat;
            builder.schema = schema;
            return builder;
        }

        /**
         * Builds {@link Json}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable String subPath;
            private @Nullable List<String> ddlSchema;
            private @Nullable String dateFormat;
            private @Nullable String encoding;
            private @Nullable String timestampFormat;
            private @Nullable DataSchema schema;

            private Builder() {}

            /** Where in the document the array is, as object keys joined by dots. Absent if the document itself is the array. Null if absent. */
            public Builder subPath(@Nullable String subPath) {
                this.subPath = subPath;
                return this;
            }

            /** Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given instead. Null if absent. */
            public Builder ddlSchema(@Nullable List<String> ddlSchema) {
                this.ddlSchema = ddlSchema;
                return this;
            }

            /** Format of dates. Every implementation knows rfc3339, other values depend on it; absent means rfc3339. Default: {@code rfc3339}. Null if absent. */
            public Builder dateFormat(@Nullable String dateFormat) {
                this.dateFormat = dateFormat;
                return this;
            }

            /** Character encoding of the file. Absent means UTF-8. Default: {@code utf8}. Null if absent. */
            public Builder encoding(@Nullable String encoding) {
                this.encoding = encoding;
                return this;
            }

            /** Format of timestamps. Every implementation knows rfc3339, other values depend on it; absent means rfc3339. Default: {@code rfc3339}. Null if absent. */
            public Builder timestampFormat(@Nullable String timestampFormat) {
                this.timestampFormat = timestampFormat;
                return this;
            }

            /** Columns and types to which the values are converted. Absent leaves them to the reader. Null if absent. */
            public Builder schema(@Nullable DataSchema schema) {
                this.schema = schema;
                return this;
            }

            /**
             * The value that was described.
             */
            public Json build() {
                return new Json(subPath, ddlSchema, dateFormat, encoding, timestampFormat, schema);
            }
        }
    }

    /**
     * Text with one JSON object a line, all of the same shape, each of which gives a record.
     *
     * <p>ODF 0.38, Fragments, {@code ReadStep::NdJson}.
     *
     * <p>An absent component that has a default is equal to that default, yet stays absent when written.
     *
     * <p>Immutable.
     *
     * @param ddlSchema Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given
     *     instead. Null if absent.
     * @param dateFormat Format of dates. Every implementation knows rfc3339, other values depend on it; absent
     *     means rfc3339. Default: {@code rfc3339}. Null if absent.
     * @param encoding Character encoding of the file. Absent means UTF-8. Default: {@code utf8}. Null if absent.
     * @param timestampFormat Format of timestamps. Every implementation knows rfc3339, other values depend on it;
     *     absent means rfc3339. Default: {@code rfc3339}. Null if absent.
     * @param schema Columns and types to which the values are converted. Absent leaves them to the reader. Null
     *     if absent.
     * @since 0.1
     */
    public record NdJson(@Nullable List<String> ddlSchema, @Nullable String dateFormat, @Nullable String encoding, @Nullable String timestampFormat, @Nullable DataSchema schema) implements ReadStep {
        public NdJson {
            ddlSchema = ddlSchema == null ? null : List.copyOf(ddlSchema);
        }

        @Override
        public Kind kind() {
            return Kind.ND_JSON;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ndJson(this);
        }

        /** The value of {@link #dateFormat()}, or {@code rfc3339} where it is absent. */
        public String dateFormatOrDefault() {
            return dateFormat == null ? "rfc3339" : dateFormat;
        }

        /** The value of {@link #encoding()}, or {@code utf8} where it is absent. */
        public String encodingOrDefault() {
            return encoding == null ? "utf8" : encoding;
        }

        /** The value of {@link #timestampFormat()}, or {@code rfc3339} where it is absent. */
        public String timestampFormatOrDefault() {
            return timestampFormat == null ? "rfc3339" : timestampFormat;
        }

        /** Compares what the values mean: an absent component equals its default. */
        @Override
        public boolean equals(@Nullable Object other) {
            if (!(other instanceof NdJson)) {
                return false;
            }
            NdJson that = (NdJson) other;
            return Objects.equals(ddlSchema(), that.ddlSchema())
                && Objects.equals(dateFormatOrDefault(), that.dateFormatOrDefault())
                && Objects.equals(encodingOrDefault(), that.encodingOrDefault())
                && Objects.equals(timestampFormatOrDefault(), that.timestampFormatOrDefault())
                && Objects.equals(schema(), that.schema());
        }

        @Override
        public int hashCode() {
            return Objects.hash(ddlSchema(), dateFormatOrDefault(), encodingOrDefault(), timestampFormatOrDefault(), schema());
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.ddlSchema = ddlSchema;
            builder.dateFormat = dateFormat;
            builder.encoding = encoding;
            builder.timestampFormat = timestampFormat;
            builder.schema = schema;
            return builder;
        }

        /**
         * Builds {@link NdJson}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable List<String> ddlSchema;
            private @Nullable String dateFormat;
            private @Nullable String encoding;
            private @Nullable String timestampFormat;
            private @Nullable DataSchema schema;

            private Builder() {}

            /** Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given instead. Null if absent. */
            public Builder ddlSchema(@Nullable List<String> ddlSchema) {
                this.ddlSchema = ddlSchema;
                return this;
            }

            /** Format of dates. Every implementation knows rfc3339, other values depend on it; absent means rfc3339. Default: {@code rfc3339}. Null if absent. */
            public Builder dateFormat(@Nullable String dateFormat) {
                this.dateFormat = dateFormat;
                return this;
            }

            /** Character encoding of the file. Absent means UTF-8. Default: {@code utf8}. Null if absent. */
            public Builder encoding(@Nullable String encoding) {
                this.encoding = encoding;
                return this;
            }

            /** Format of timestamps. Every implementation knows rfc3339, other values depend on it; absent means rfc3339. Default: {@code rfc3339}. Null if absent. */
            public Builder timestampFormat(@Nullable String timestampFormat) {
                this.timestampFormat = timestampFormat;
                return this;
            }

            /** Columns and types to which the values are converted. Absent leaves them to the reader. Null if absent. */
            public Builder schema(@Nullable DataSchema schema) {
                this.schema = schema;
                return this;
            }

            /**
             * The value that was described.
             */
            public NdJson build() {
                return new NdJson(ddlSchema, dateFormat, encoding, timestampFormat, schema);
            }
        }
    }

    /**
     * Text with one GeoJSON feature a line. Records have the same columns as those from a feature collection.
     *
     * <p>ODF 0.38, Fragments, {@code ReadStep::NdGeoJson}.
     *
     * <p>Immutable.
     *
     * @param ddlSchema Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given
     *     instead. Null if absent.
     * @param schema Columns and types to which the values are converted. Absent leaves them to the reader. Null
     *     if absent.
     * @since 0.1
     */
    public record NdGeoJson(@Nullable List<String> ddlSchema, @Nullable DataSchema schema) implements ReadStep {
        public NdGeoJson {
            ddlSchema = ddlSchema == null ? null : List.copyOf(ddlSchema);
        }

        @Override
        public Kind kind() {
            return Kind.ND_GEO_JSON;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ndGeoJson(this);
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.ddlSchema = ddlSchema;
            builder.schema = schema;
            return builder;
        }

        /**
         * Builds {@link NdGeoJson}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable List<String> ddlSchema;
            private @Nullable DataSchema schema;

            private Builder() {}

            /** Columns as SQL definitions, one each. Deprecated; absent where the logical schema is given instead. Null if absent. */
            public Builder ddlSchema(@Nullable List<String> ddlSchema) {
                this.ddlSchema = ddlSchema;
                return this;
            }

            /** Columns and types to which the values are converted. Absent leaves them to the reader. Null if absent. */
            public Builder schema(@Nullable DataSchema schema) {
                this.schema = schema;
                return this;
            }

            /**
             * The value that was described.
             */
            public NdGeoJson build() {
                return new NdGeoJson(ddlSchema, schema);
            }
        }
    }
}
