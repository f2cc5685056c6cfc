package dev.odf.schema.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.id.Bytes;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MalformedVectorsTest {
    /** The kinds of error that the vectors name, by the codes that tell them apart here. */
    private static final Map<String, Set<ErrorCode>> CODES = Map.ofEntries(
            Map.entry(
                    "MalformedFlatbuffer",
                    EnumSet.of(
                            ErrorCode.BINARY_OUT_OF_BOUNDS,
                            ErrorCode.BINARY_UNALIGNED,
                            ErrorCode.BINARY_INCONSISTENT_UNION,
                            ErrorCode.BINARY_INVALID_UTF8,
                            ErrorCode.BINARY_MISSING_TERMINATOR,
                            ErrorCode.LIMIT_EXCEEDED)),
            Map.entry("UnknownMulticodec", EnumSet.of(ErrorCode.ID_INVALID_MULTICODEC)),
            Map.entry("UnexpectedManifestKind", EnumSet.of(ErrorCode.MANIFEST_UNEXPECTED_KIND)),
            Map.entry("UnsupportedVersion", EnumSet.of(ErrorCode.MANIFEST_UNSUPPORTED_VERSION)),
            Map.entry("MissingRequiredField", EnumSet.of(ErrorCode.VALUE_MISSING_FIELD)),
            Map.entry("UnknownUnionVariant", EnumSet.of(ErrorCode.VALUE_UNKNOWN_VARIANT)),
            Map.entry("UnknownEnumValue", EnumSet.of(ErrorCode.VALUE_UNKNOWN_ENUM)),
            Map.entry("InvalidTimestamp", EnumSet.of(ErrorCode.VALUE_INVALID_TIMESTAMP)),
            Map.entry("InvalidMultihash", EnumSet.of(ErrorCode.ID_INVALID_MULTIHASH, ErrorCode.ID_INVALID_MULTICODEC)),
            Map.entry("InvalidDatasetId", EnumSet.of(ErrorCode.ID_INVALID_DID)),
            Map.entry("InvalidDatasetRef", EnumSet.of(ErrorCode.ID_INVALID_REFERENCE, ErrorCode.ID_INVALID_ALIAS)),
            Map.entry("InvalidExtraAttributes", EnumSet.of(ErrorCode.VALUE_INVALID_EXTRA_ATTRIBUTES)));

    private final BlockCodec codec = new BlockCodec();

    static Stream<Arguments> inputs() {
        return Vectors.arguments("blocks-reference.json", "malformed");
    }

    @Test
    void holdsAllInputs() {
        assertThat(inputs()).hasSize(55);
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void givesTheVerdictOfTheVector(JsonNode row) {
        Bytes input = Vectors.bytes(row, "hex");
        if (row.required("expected").textValue().equals("accept")) {
            assertThat(codec.decode(codec.encode(codec.decode(input)))).isEqualTo(codec.decode(input));
            return;
        }
        OdfException error = catchThrowableOfType(OdfException.class, () -> codec.decode(input));

        assertThat(error).isNotNull();
        assertThat(CODES.get(row.required("suggestedError").textValue())).contains(error.code());
        if (error instanceof MalformedDataException malformed) {
            assertThat(malformed.location().format()).isEqualTo(DataFormat.BINARY);
            assertThat(malformed.location().byteOffset()).isNotNegative();
        }
    }
}
