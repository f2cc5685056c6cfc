package dev.odf.schema.jackson;

import dev.odf.schema.JsonValue;
import dev.odf.schema.id.AccountId;
import dev.odf.schema.id.AccountName;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.DatasetAliasPattern;
import dev.odf.schema.id.DatasetAliasRemote;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.DatasetName;
import dev.odf.schema.id.DatasetNamePattern;
import dev.odf.schema.id.DatasetPushTarget;
import dev.odf.schema.id.DatasetRef;
import dev.odf.schema.id.DatasetRefAny;
import dev.odf.schema.id.DatasetRefAnyPattern;
import dev.odf.schema.id.DatasetRefPattern;
import dev.odf.schema.id.DatasetRefRemote;
import dev.odf.schema.id.Did;
import dev.odf.schema.id.DidKey;
import dev.odf.schema.id.DidPkh;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import dev.odf.schema.id.RepoName;
import dev.odf.schema.internal.TextRegistry;
import dev.odf.schema.internal.text.Base64Text;
import dev.odf.schema.internal.text.TextScalars;
import dev.odf.schema.internal.text.TextSink;
import dev.odf.schema.internal.text.TextType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The types that a mapper learns to bind. Thread-safe. */
final class BoundTypes {
    private static final List<TextType<?>> IDENTIFIERS = List.of(
            identifier(AccountId.class, AccountId::parse),
            identifier(AccountName.class, AccountName::parse),
            identifier(DatasetAlias.class, DatasetAlias::parse),
            identifier(DatasetAliasPattern.class, DatasetAliasPattern::parse),
            identifier(DatasetAliasRemote.class, DatasetAliasRemote::parse),
            identifier(DatasetId.class, DatasetId::parse),
            identifier(DatasetName.class, DatasetName::parse),
            identifier(DatasetNamePattern.class, DatasetNamePattern::parse),
            identifier(DatasetPushTarget.class, DatasetPushTarget::parse),
            identifier(DatasetRef.class, DatasetRef::parse),
            identifier(DatasetRefAny.class, DatasetRefAny::parse),
            identifier(DatasetRefAnyPattern.class, DatasetRefAnyPattern::parse),
            identifier(DatasetRefPattern.class, DatasetRefPattern::parse),
            identifier(DatasetRefRemote.class, DatasetRefRemote::parse),
            identifier(Did.class, Did::parse),
            identifier(DidKey.class, DidKey::parse),
            identifier(DidPkh.class, DidPkh::parse),
            identifier(Multicodec.class, Multicodec::parse),
            identifier(Multihash.class, Multihash::parse),
            identifier(RepoName.class, RepoName::parse));

    private BoundTypes() {}

    /** Everything that can stand where a value does. */
    static List<TextType<?>> values() {
        List<TextType<?>> types = new ArrayList<>(TextRegistry.types());
        types.addAll(IDENTIFIERS);
        types.add(new TextType<>(
                "Bytes", Bytes.class, TextScalars::bytes, (sink, bytes) -> sink.string(Base64Text.format(bytes))));
        types.add(new TextType<>("JsonValue", JsonValue.class, TextScalars::json, TextSink::json));
        return types;
    }

    /** Everything that can be a key of a map: the identifiers and the enums. */
    static List<KeyType<?>> keys() {
        List<KeyType<?>> keys = new ArrayList<>();
        TextRegistry.types().stream()
                .filter(type -> type.javaType().isEnum())
                .forEach(type -> keys.add(new KeyType<>(type)));
        IDENTIFIERS.forEach(type -> keys.add(new KeyType<>(type)));
        return keys;
    }

    private static <T> TextType<T> identifier(Class<T> javaType, Function<String, T> parser) {
        return new TextType<>(
                javaType.getSimpleName(),
                javaType,
                node -> TextScalars.parsed(node, parser),
                (sink, value) -> sink.string(value.toString()));
    }
}
