package dev.odf.codegen;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A Java source file in the making: lines with indentation, and the imports that they turn out to need. */
final class JavaFile {
    private static final String INDENT = "    ";

    private final String packageName;
    private final String typeName;
    private final Set<String> takenNames;
    private final Map<String, String> imports = new TreeMap<>();
    private final StringBuilder body = new StringBuilder();
    private int depth;

    /** @param takenNames simple names that mean something else inside the file, its nested types for instance */
    JavaFile(String packageName, String typeName, Set<String> takenNames) {
        this.packageName = packageName;
        this.typeName = typeName;
        this.takenNames = takenNames;
    }

    /** The shortest spelling of a class that is right in this file; imports it where that helps. */
    String type(String qualifiedName) {
        int dot = qualifiedName.lastIndexOf('.');
        if (dot < 0) {
            return qualifiedName;
        }
        String simpleName = qualifiedName.substring(dot + 1);
        String owner = qualifiedName.substring(0, dot);
        if (takenNames.contains(simpleName)) {
            return qualifiedName;
        }
        String imported = imports.putIfAbsent(simpleName, qualifiedName);
        return imported == null || imported.equals(qualifiedName) || owner.equals("java.lang")
                ? simpleName
                : qualifiedName;
    }

    /** A spelled type marked as nullable, with the annotation where the language wants it. */
    String nullable(String spelled) {
        String annotation = "@" + type("org.jspecify.annotations.Nullable") + " ";
        int generics = spelled.indexOf('<');
        int dot = spelled.lastIndexOf('.', generics < 0 ? spelled.length() : generics);
        return spelled.substring(0, dot + 1) + annotation + spelled.substring(dot + 1);
    }

    JavaFile line(String text) {
        if (!text.isEmpty()) {
            body.append(INDENT.repeat(depth)).append(text);
        }
        body.append('\n');
        return this;
    }

    /** A line that is followed by a deeper level. */
    JavaFile open(String text) {
        line(text);
        depth++;
        return this;
    }

    /** A line that ends the level before it. */
    JavaFile close(String text) {
        depth--;
        return line(text);
    }

    JavaFile indent() {
        depth++;
        return this;
    }

    JavaFile outdent() {
        depth--;
        return this;
    }

    String typeName() {
        return typeName;
    }

    String path() {
        return packageName.replace('.', '/') + "/" + typeName + ".java";
    }

    /** The whole file below a header that says where it comes from. */
    String render(String source) {
        StringBuilder file = new StringBuilder();
        file.append("// Generated from the model, group ").append(source).append(". Do not edit.\n");
        file.append("package ").append(packageName).append(";\n\n");
        boolean any = false;
        for (String imported : new TreeSet<>(imports.values())) {
            String owner = imported.substring(0, imported.lastIndexOf('.'));
            if (!owner.equals("java.lang") && !owner.equals(packageName)) {
                file.append("import ").append(imported).append(";\n");
                any = true;
            }
        }
        return file.append(any ? "\n" : "").append(body).toString();
    }
}
