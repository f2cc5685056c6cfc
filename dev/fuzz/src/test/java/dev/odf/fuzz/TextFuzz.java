package dev.odf.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.odf.schema.DataSchema;
import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.RawQueryResponse;
import dev.odf.schema.ReadStep;
import dev.odf.schema.SourceOrdering;
import dev.odf.schema.TransformRequest;
import dev.odf.schema.codec.ManifestCodec;
import dev.odf.schema.codec.ManifestDocument;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/** What holds for texts in either notation: what reads can be written in both, and reads as an equal value from there. */
final class TextFuzz {
    /** A record, unions with and without a short form, an enum, a union in an envelope, and what needs the most kinds of fields. */
    static final List<Class<?>> TYPES = List.of(
            MetadataEvent.class,
            MetadataBlock.class,
            DatasetSnapshot.class,
            DataSchema.class,
            ReadStep.class,
            TransformRequest.class,
            RawQueryResponse.class,
            SourceOrdering.class,
            ExtraAttributes.class);

    private static final Pattern SIGNED_YEAR = Pattern.compile("[+-][0-9]{4,}-[0-9]{2}-[0-9]{2}T");

    private TextFuzz() {}

    static void checkTypes(TextCodec codec, String text) {
        for (Class<?> type : TYPES) {
            checkType(codec, text, type);
        }
    }

    private static <T> void checkType(TextCodec codec, String text, Class<T> type) {
        T value = Bounded.decode(() -> codec.read(text, type));
        if (value != null) {
            checkRoundTrip(
                    value, TextCodec.yaml()::write, again -> TextCodec.yaml().read(again, type));
            checkRoundTrip(
                    value, TextCodec.json()::write, again -> TextCodec.json().read(again, type));
        }
    }

    static void checkManifest(ManifestDocument manifest) {
        checkRoundTrip(manifest, ManifestCodec.yaml()::write, ManifestCodec.yaml()::read);
        checkRoundTrip(manifest, ManifestCodec.json()::write, ManifestCodec.json()::read);
    }

    private static <T> void checkRoundTrip(T value, Function<T, String> writer, Function<String, T> reader) {
        String text = writer.apply(value);
        T again;
        try {
            again = reader.apply(text);
        } catch (MalformedDataException e) {
            // The offset can carry a time out of the years of four digits, which print with a sign and are refused.
            if (e.code() == ErrorCode.VALUE_INVALID_TIMESTAMP
                    && SIGNED_YEAR.matcher(text).find()) {
                return;
            }
            throw new AssertionError("does not read what it wrote: " + text, e);
        }
        assertThat(again).isEqualTo(value);
        assertThat(again.hashCode()).isEqualTo(value.hashCode());
        assertThat(writer.apply(again)).isEqualTo(text);
    }
}
