import type { CodeFile, DynamicKey, KeyUse } from './codeFile.ts';
import type { ts } from './codeParsers.mjs';

/** Texts of constant objects that modules export: `labels.save` → `label.save`. */
export type SharedConstants = ReadonlyMap<string, string>;

/** Adds the texts of the objects that a module exports: `export const labels = { save: 'label.save' }`. */
export function addConstants(api: typeof ts, source: ts.SourceFile, constants: Map<string, string>): void {
  for (const statement of source.statements) {
    if (!api.isVariableStatement(statement)) continue;
    const isExported = statement.modifiers?.some(({ kind }) => kind === api.SyntaxKind.ExportKeyword);
    if (!isExported || !(statement.declarationList.flags & api.NodeFlags.Const)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      let value = initializer;
      while (value && (api.isAsExpression(value) || api.isSatisfiesExpression(value))) value = value.expression;
      if (!api.isIdentifier(name) || !value || !api.isObjectLiteralExpression(value)) continue;
      for (const property of value.properties) {
        if (!api.isPropertyAssignment(property) || !api.isStringLiteralLike(property.initializer)) continue;
        const { name: member } = property;
        if (api.isIdentifier(member) || api.isStringLiteralLike(member))
          constants.set(`${name.text}.${member.text}`, property.initializer.text);
      }
    }
  }
}

/** The constants of a project; of a name that modules give different texts none is certain. */
export function sharedConstants(code: readonly CodeFile[]): SharedConstants {
  const texts = new Map<string, string | undefined>();
  for (const { constants } of code) {
    for (const [name, text] of constants)
      texts.set(name, texts.has(name) && texts.get(name) !== text ? undefined : text);
  }
  return new Map([...texts].flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])));
}

/** Source files in which keys that stand as constants of another module are uses of these keys: `t(labels.save)`. */
export function withConstants(code: readonly CodeFile[], constants: SharedConstants): readonly CodeFile[] {
  if (constants.size === 0) return code;
  const textOf = ({ member, pattern }: DynamicKey) =>
    member !== undefined && pattern.endsWith('*') ? constants.get(member) : undefined;
  return code.map((file) => {
    const added = file.dynamic.flatMap((dynamic): KeyUse[] => {
      const text = textOf(dynamic);
      if (text === undefined) return [];
      const { pattern, namespaces, range } = dynamic;
      return [{ key: pattern.slice(0, -1) + text, written: text, namespaces, range, composed: true }];
    });
    if (added.length === 0) return file;
    const uses = [...file.uses, ...added].sort((a, b) => a.range.start - b.range.start);
    return { ...file, uses, dynamic: file.dynamic.filter((dynamic) => textOf(dynamic) === undefined) };
  });
}
