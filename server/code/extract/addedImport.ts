import type { TextEdit } from '../../../shared/catalog/textRange.ts';
import type { Bindings } from '../bindings.ts';
import type { Api, ts } from '../codeParsers.mjs';
import type { CodeLibrary } from './codeLibrary.ts';

/** A script in which texts are asked for. */
export interface AccessedScript {
  readonly source: ts.SourceFile;
  readonly bindings: Bindings;
  readonly library: CodeLibrary;
  /** Where it starts in the file, in UTF-16 code units. */
  readonly shift: number;
  /** True for the `<script setup>` of Vue and the script of a Svelte component, whose whole body is a component. */
  readonly isComponent: boolean;
  /** Which quotes the file writes. */
  readonly quote: string;
}

/** The edit that imports a name, at the end of the imports; none where it is imported. */
export function imported(
  api: Api,
  script: AccessedScript,
  name: string,
  from: string,
  isDefault: boolean,
): readonly TextEdit[] {
  const { source, shift, quote } = script;
  const imports = source.statements.filter((statement) => api.isImportDeclaration(statement));
  for (const { importClause, moduleSpecifier } of imports) {
    const named = importClause?.namedBindings;
    const elements = named && api.isNamedImports(named) ? named.elements : [];
    if (importClause?.name?.text === name || elements.some((one) => one.name.text === name)) return [];
    const last = elements.at(-1);
    if (isDefault || !last || !api.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== from) continue;
    const end = last.getEnd() + shift;
    return [{ range: { start: end, end }, newText: `, ${name}` }];
  }
  const line = `import ${isDefault ? name : `{ ${name} }`} from ${quote}${from}${quote}${endsStatements(source) ? ';' : ''}\n`;
  const place = afterImports(api, script);
  return [{ ...place, newText: place.newText + line + (imports.length > 0 || shift > 0 ? '' : '\n') }];
}

const endsStatements = ({ text }: ts.SourceFile) => /;[ \t]*(?:\r?\n|$)/.test(text) || !text.includes('import');

/** Behind the last import: an edit of the text that is to be written there. */
export function afterImports(api: Api, { source, shift }: AccessedScript): TextEdit {
  const last = source.statements.findLast((statement) => api.isImportDeclaration(statement));
  const isDirective = (statement: ts.Statement) =>
    api.isExpressionStatement(statement) && api.isStringLiteral(statement.expression);
  const before = last ?? source.statements.filter((one, i) => i === 0 && isDirective(one)).at(-1);
  const newLine = source.text.indexOf('\n', before ? before.getEnd() : 0);
  const isFirst = !before && !/^\s*\n/.test(source.text);
  const start = (isFirst ? 0 : newLine < 0 ? source.text.length : newLine + 1) + shift;
  return { range: { start, end: start }, newText: !isFirst && newLine < 0 ? '\n' : '' };
}
