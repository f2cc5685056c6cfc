package dev.odf.schema.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.internal.json.JsonNodes;
import dev.odf.schema.internal.yaml.YamlNodes;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads a made-up type the way generated code reads its types. */
class TextReadingTest {
    private static final TextShape SAMPLE = TextShape.record("Sample", "name", "tags", "shape");
    private static final TextShape SQUARE = TextShape.variant("ShapeSquare", "width", "label");
    private static final TextUnion SHAPE = TextUnion.of("Shape", true, "Square", "GeoPoint");
    private static final TextUnion LONG_SHAPE = TextUnion.of("LongShape", false, "Square", "GeoPoint");
    private static final TextEnum COLOR = TextEnum.of("Color", "Red", "DarkBlue");

    @Test
    void readsRequiredAndOptionalFieldsInAnyOrder() {
        TextFields fields = TextFields.of(yaml("tags: [a, '1', 2]\nname: x\n"), SAMPLE);

        assertThat(fields.required(0, TextScalars::string)).isEqualTo("x");
        assertThat(fields.requiredList(1, TextScalars::string))
                .containsExactly("a", "1", "2")
                .isUnmodifiable();
        assertThat(fields.optionalList(1, TextScalars::string)).hasSize(3);
        assertThat(fields.optional(2, SHAPE::variant)).isNull();
        assertThat(fields.optional(2, SHAPE::variant, 7)).isEqualTo(7);
        assertThat(fields.optionalList(2, TextScalars::string)).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tags:", "tags: ~", "tags: null", "tags: Null", "tags: NULL", "{}"})
    void nullsAreAbsent(String text) {
        TextFields fields = TextFields.of(yaml(text), SAMPLE);

        assertThat(fields.optionalList(1, TextScalars::string)).isNull();
        assertError(ErrorCode.VALUE_MISSING_FIELD, 1, 1, "", () -> fields.requiredList(1, TextScalars::string));
    }

    @Test
    void emptyListsAreSet() {
        assertThat(TextFields.of(yaml("tags: []"), SAMPLE).optionalList(1, TextScalars::string))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"kind: Square", "kind: square", "Square", "square", "'Square'", "&a Square", "!!str Square"})
    void readsVariantsInThreeSpellingsAndShort(String text) {
        TextNode node = yaml(text);

        assertThat(SHAPE.variant(node)).isZero();
        assertThat(TextFields.of(node, SQUARE).optional(1, TextScalars::string)).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"GeoPoint", "geoPoint", "geopoint"})
    void spellsCamelCaseByTheFirstLetterOnly(String text) {
        assertThat(SHAPE.variant(yaml(text))).isEqualTo(1);
        assertThat(LONG_SHAPE.variant(yaml("{other: 1, kind: " + text + "}"))).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"DarkBlue", "darkBlue", "darkblue", "'DarkBlue'"})
    void readsEnumsInThreeSpellings(String text) {
        assertThat(COLOR.index(yaml(text))).isEqualTo(1);
    }

    @Test
    void insideUnionsOnlyStringsAreStrings() {
        TextNode node = yaml("name: 5\nshape: {kind: Square, label: 5, width: [true]}\n");
        TextNode square = NodeReplayer.at(node, "shape");
        assertThat(SHAPE.variant(square)).isZero();

        assertThat(TextFields.of(node, SAMPLE).required(0, TextScalars::string)).isEqualTo("5");
        assertThat(NodeReplayer.at(square, "width", 0).insideUnion()).isTrue();
        assertThat(node.insideUnion()).isFalse();
        assertError(
                ErrorCode.TEXT_WRONG_TYPE,
                2,
                30,
                "/shape/label",
                () -> TextFields.of(square, SQUARE).required(1, TextScalars::string));
        assertError(
                ErrorCode.TEXT_WRONG_TYPE,
                2,
                41,
                "/shape/width/0",
                () -> TextFields.of(square, SQUARE).requiredList(0, TextScalars::string));
    }

    static Stream<Arguments> rejections() {
        return Stream.of(
                row("a: 1", ErrorCode.TEXT_UNKNOWN_KEY, 1, 1, "/a", TextReadingTest::readSample),
                row("{name: x,\n kind: y}", ErrorCode.TEXT_UNKNOWN_KEY, 2, 2, "/kind", TextReadingTest::readSample),
                row("Name: x", ErrorCode.TEXT_UNKNOWN_KEY, 1, 1, "/Name", TextReadingTest::readSample),
                row("<<: {}", ErrorCode.TEXT_UNKNOWN_KEY, 1, 1, "/<<", TextReadingTest::readSample),
                row("name: x\nname: x", ErrorCode.TEXT_DUPLICATE_KEY, 2, 1, "/name", TextReadingTest::readSample),
                row("name: ~\nname: x", ErrorCode.TEXT_DUPLICATE_KEY, 2, 1, "/name", TextReadingTest::readSample),
                row("name: x\n'name': ~", ErrorCode.TEXT_DUPLICATE_KEY, 2, 1, "/name", TextReadingTest::readSample),
                row("[]", ErrorCode.TEXT_WRONG_TYPE, 1, 1, "", TextReadingTest::readSample),
                row("text", ErrorCode.TEXT_WRONG_TYPE, 1, 1, "", TextReadingTest::readSample),
                row("~", ErrorCode.TEXT_WRONG_TYPE, 1, 1, "", TextReadingTest::readSample),
                row("tags: {}", ErrorCode.TEXT_WRONG_TYPE, 1, 7, "/tags", TextReadingTest::readSample),
                row("tags: a", ErrorCode.TEXT_WRONG_TYPE, 1, 7, "/tags", TextReadingTest::readSample),
                row("tags: [a, ~]", ErrorCode.TEXT_WRONG_TYPE, 1, 11, "/tags/1", TextReadingTest::readSample),
                row("tags: [a, []]", ErrorCode.TEXT_WRONG_TYPE, 1, 11, "/tags/1", TextReadingTest::readSample),
                row("[]", ErrorCode.TEXT_WRONG_TYPE, 1, 1, "", node -> TextFields.of(node, SQUARE)),
                row("{}", ErrorCode.VALUE_MISSING_FIELD, 1, 1, "", SHAPE::variant),
                row("{Kind: Square}", ErrorCode.VALUE_MISSING_FIELD, 1, 1, "", SHAPE::variant),
                row("kind: ~", ErrorCode.VALUE_MISSING_FIELD, 1, 1, "", SHAPE::variant),
                row("kind: sQuare", ErrorCode.VALUE_UNKNOWN_VARIANT, 1, 7, "/kind", SHAPE::variant),
                row("kind: SQUARE", ErrorCode.VALUE_UNKNOWN_VARIANT, 1, 7, "/kind", SHAPE::variant),
                row("kind: geo_point", ErrorCode.VALUE_UNKNOWN_VARIANT, 1, 7, "/kind", SHAPE::variant),
                row("kind: ''", ErrorCode.VALUE_UNKNOWN_VARIANT, 1, 7, "/kind", SHAPE::variant),
                row("kind: 1", ErrorCode.TEXT_WRONG_TYPE, 1, 7, "/kind", SHAPE::variant),
                row("kind: []", ErrorCode.TEXT_WRONG_TYPE, 1, 7, "/kind", SHAPE::variant),
                row("kind: Square\nkind: Square", ErrorCode.TEXT_DUPLICATE_KEY, 2, 1, "/kind", SHAPE::variant),
                row(
                        "kind: Square\nkind: Square",
                        ErrorCode.TEXT_DUPLICATE_KEY,
                        2,
                        1,
                        "/kind",
                        node -> TextFields.of(node, SQUARE)),
                row("Circle", ErrorCode.VALUE_UNKNOWN_VARIANT, 1, 1, "", SHAPE::variant),
                row("~", ErrorCode.TEXT_WRONG_TYPE, 1, 1, "", SHAPE::variant),
                row("true", ErrorCode.TEXT_WRONG_TYPE, 1, 1, "", SHAPE::variant),
                row("[Square]", ErrorCode.TEXT_WRONG_TYPE, 1, 1, "", SHAPE::variant),
                row("Square", ErrorCode.TEXT_WRONG_TYPE, 1, 1, "", LONG_SHAPE::variant),
                row("[]", ErrorCode.TEXT_WRONG_TYPE, 1, 1, "", LONG_SHAPE::variant),
                row("dArkBlue", ErrorCode.VALUE_UNKNOWN_ENUM, 1, 1, "", COLOR::index),
                row("1", ErrorCode.VALUE_UNKNOWN_ENUM, 1, 1, "", COLOR::index),
                row("~", ErrorCode.TEXT_WRONG_TYPE, 1, 1, "", COLOR::index),
                row("{}", ErrorCode.TEXT_WRONG_TYPE, 1, 1, "", COLOR::index));
    }

    @ParameterizedTest
    @MethodSource("rejections")
    void rejects(String text, ErrorCode code, int line, int column, String path, Consumer<TextNode> reader) {
        TextNode node = yaml(text);

        assertError(code, line, column, path, () -> reader.accept(node));
    }

    @Test
    void messagesNameTheTypeTheKeyAndWhatWasExpected() {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> TextFields.of(yaml("{}"), SAMPLE).required(0, TextScalars::string))
                .withMessage("line 1, column 1: required field Sample.name is missing");
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> SHAPE.variant(yaml("kind: Circle")))
                .withMessage(
                        "line 1, column 7, at /kind: Shape has no variant 'Circle', expected one of Square, GeoPoint");
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> COLOR.index(yaml("x".repeat(300))))
                .withMessageContaining("'" + "x".repeat(200) + "…'");
    }

    @Test
    void pathsAreJsonPointers() {
        TextNode root = JsonNodes.read("{\"a/b~c\":[{\"\":1}]}", TextLimits.defaults());
        TextNode one = NodeReplayer.at(root, "a/b~c", 0, "");

        assertThat(one.location()).isEqualTo(DataLocation.document(DataFormat.JSON, 1, 15, "/a~1b~0c/0/"));
        assertThat(one.error(ErrorCode.TEXT_WRONG_TYPE, "no").problem()).isEqualTo("no");
    }

    private static void readSample(TextNode node) {
        TextFields.of(node, SAMPLE).optionalList(1, TextScalars::string);
    }

    private static Arguments row(
            String text, ErrorCode code, int line, int column, String path, Consumer<TextNode> reader) {
        return arguments(text, code, line, column, path, reader);
    }

    private static TextNode yaml(String text) {
        return YamlNodes.read(text, TextLimits.defaults());
    }

    private static void assertError(ErrorCode code, int line, int column, String path, Runnable reading) {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(reading::run)
                .satisfies(e -> assertThat(List.of(e.code(), e.location()))
                        .containsExactly(code, DataLocation.document(DataFormat.YAML, line, column, path)));
    }
}
