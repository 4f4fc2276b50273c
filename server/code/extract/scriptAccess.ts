import type { TextEdit } from '../../../shared/catalog/textRange.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { Binding, Bindings } from '../bindings.ts';
import type { ts } from '../codeParsers.mjs';
import type { CodeLibrary, LibraryName } from './codeLibrary.ts';
import type { Access } from './textPlace.ts';

type Api = typeof ts;

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

/** What a library offers to components: a hook, and what it is imported from. */
const hooks: Readonly<
  Partial<
    Record<
      LibraryName,
      { readonly line: string; readonly name: string; readonly from: string; readonly callee: string }
    >
  >
> = {
  i18next: { line: 'const { t } = useTranslation();', name: 'useTranslation', from: 'react-i18next', callee: 't' },
  'next-intl': { line: 'const t = useTranslations();', name: 'useTranslations', from: 'next-intl', callee: 't' },
  'react-intl': { line: 'const intl = useIntl();', name: 'useIntl', from: 'react-intl', callee: 'intl.formatMessage' },
  'vue-i18n': { line: 'const { t } = useI18n();', name: 'useI18n', from: 'vue-i18n', callee: 't' },
};

/** What stands for a text: a call, an element where the library has one (FormatJS), an element or a call with tags. */
export type TextForm = 'call' | 'element' | 'tags';

/** How a script asks for a text at a node: what is in scope there, else what can be added. */
export function scriptAccess(
  api: Api,
  script: AccessedScript,
  node: ts.Node,
  form: TextForm = 'call',
): Access | Sentence {
  const { name, call } = script.library;
  const free = { namespaces: [], prefix: '', edits: [] };
  if (name === 'react-intl' && form !== 'call') {
    return { ...free, callee: '', edits: imported(api, script, 'FormattedMessage', 'react-intl', false) };
  }
  if (call !== undefined || name === 'angular') return { ...free, callee: '' };
  if (name === 'svelte-i18n') return { ...free, callee: '$_', edits: svelteImport(api, script) };
  if (name === 'ngx-translate' || name === 'transloco') return injected(api, node, name);
  const inScope = functionInScope(api, script, node);
  if (name === 'i18next' && form === 'tags') {
    const edits = imported(api, script, 'Trans', moduleOfTrans(script), false);
    return { callee: '', ...free, ...inScope, edits };
  }
  if (inScope) return inScope;
  const inComponent = viaHook(api, script, node);
  if (inComponent) return inComponent;
  if (name === 'vue-i18n' && isVueOption(api, node)) return { ...free, callee: 'this.$t' };
  if (name === 'i18next')
    return { ...free, callee: 'i18next.t', edits: imported(api, script, 'i18next', 'i18next', true) };
  return say`Nothing here asks for texts: declare the function that does, and extract again.`;
}

/** The package that a file has its hooks of i18next from, which has the element, too. */
function moduleOfTrans({ source }: AccessedScript): string {
  return /from\s*['"](next-i18next|react-i18next)['"]/.exec(source.text)?.[1] ?? 'react-i18next';
}

/** The function that the file has for it at a node: `t`, `i18n.t`, `intl.formatMessage`. */
function functionInScope(api: Api, { bindings, library, source }: AccessedScript, node: ts.Node): Access | undefined {
  for (const name of declaredNames(api, source)) {
    const binding = bindings(name, node);
    const method = binding && methodOf(binding, library.name);
    if (!binding || method === undefined) continue;
    const { namespaces, prefix } = binding;
    return { callee: name + method, namespaces, prefix, edits: [] };
  }
  return undefined;
}

/** What is called of a binding; empty for the function itself, undefined for what asks for no texts. */
function methodOf({ kind }: Binding, library: LibraryName | undefined): string | undefined {
  if (kind === 'function') return library === 'react-intl' ? undefined : '';
  if (kind !== 'object') return undefined;
  return library === 'react-intl' ? '.formatMessage' : '.t';
}

const namesOfSource = new WeakMap<ts.SourceFile, readonly string[]>();

/** Every name that a file declares, `t` and `intl` first; looked for once, as each of its strings asks. */
function declaredNames(api: Api, source: ts.SourceFile): readonly string[] {
  const names = namesOfSource.get(source) ?? namesIn(api, source);
  namesOfSource.set(source, names);
  return names;
}

function namesIn(api: Api, source: ts.SourceFile): readonly string[] {
  const names = new Set<string>(['t', '$t', 'intl', 'i18n', 'i18next']);
  const visit = (node: ts.Node) => {
    if (
      (api.isVariableDeclaration(node) || api.isParameter(node) || api.isBindingElement(node)) &&
      api.isIdentifier(node.name)
    ) {
      names.add(node.name.text);
    } else if (api.isImportClause(node) && node.name) names.add(node.name.text);
    else if (api.isImportSpecifier(node)) names.add(node.name.text);
    api.forEachChild(node, visit);
  };
  visit(source);
  return [...names];
}

/** The hook of the library at the start of the component around a node, and its import. */
function viaHook(api: Api, script: AccessedScript, node: ts.Node): Access | undefined {
  const hook = script.library.name && hooks[script.library.name];
  if (!hook) return undefined;
  const place = script.isComponent ? afterImports(api, script) : componentStart(api, script, node, hook.line);
  if (!place) return undefined;
  const first = script.isComponent ? [{ ...place, newText: `${place.newText}${hook.line}\n` }] : [place];
  const last = script.isComponent ? [] : componentEnd(api, script, node);
  const edits = [...imported(api, script, hook.name, hook.from, false), ...first, ...last];
  return { callee: hook.callee, namespaces: [], prefix: '', edits };
}

/** The outermost function around a node that is a component or a hook by its name. */
function componentAround(api: Api, node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  let component: ts.FunctionLikeDeclaration | undefined;
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (api.isFunctionDeclaration(at) || api.isFunctionExpression(at) || api.isArrowFunction(at)) {
      if (/^(?:[A-Z]|use[A-Z])/.test(nameOfFunction(api, at))) component = at;
    }
  }
  return component;
}

function nameOfFunction(api: Api, node: ts.FunctionLikeDeclaration): string {
  if (node.name && api.isIdentifier(node.name)) return node.name.text;
  if (node.modifiers?.some(({ kind }) => kind === api.SyntaxKind.DefaultKeyword)) return 'Default';
  let { parent } = node;
  // memo(() => …), forwardRef((props, ref) => …)
  while (api.isCallExpression(parent) || api.isParenthesizedExpression(parent)) parent = parent.parent;
  if (api.isVariableDeclaration(parent) && api.isIdentifier(parent.name)) return parent.name.text;
  return api.isExportAssignment(parent) ? 'Default' : '';
}

function componentStart(api: Api, script: AccessedScript, node: ts.Node, line: string): TextEdit | undefined {
  const body = componentAround(api, node)?.body;
  if (!body) return undefined;
  const { source, shift } = script;
  const outer = indentOf(source.text, body.getStart(source));
  const step = /^\t/m.test(source.text) ? '\t' : '  ';
  if (!api.isBlock(body)) {
    const start = body.getStart(source) + shift;
    return { range: { start, end: start }, newText: `{\n${outer}${step}${line}\n${outer}${step}return ` };
  }
  const start = body.getStart(source) + 1 + shift;
  const [statement] = body.statements;
  const inner = statement ? indentOf(source.text, statement.getStart(source)) : outer + step;
  return { range: { start, end: start }, newText: `\n${inner}${line}${statement ? '' : `\n${outer}`}` };
}

/** Closes the body that {@link componentStart} gave to a function of one expression. */
function componentEnd(api: Api, { source, shift }: AccessedScript, node: ts.Node): readonly TextEdit[] {
  const body = componentAround(api, node)?.body;
  if (!body || api.isBlock(body)) return [];
  const end = body.getEnd() + shift;
  return [{ range: { start: end, end }, newText: `;\n${indentOf(source.text, body.getStart(source))}}` }];
}

/** The edit that imports a name, at the end of the imports; none where it is imported. */
function imported(
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
  return [{ ...place, newText: place.newText + line }];
}

const endsStatements = ({ text }: ts.SourceFile) => /;[ \t]*(?:\r?\n|$)/.test(text) || !text.includes('import');

/** Behind the last import: an edit of the text that is to be written there. */
function afterImports(api: Api, { source, shift }: AccessedScript): TextEdit {
  const last = source.statements.findLast((statement) => api.isImportDeclaration(statement));
  const isDirective = (statement: ts.Statement) =>
    api.isExpressionStatement(statement) && api.isStringLiteral(statement.expression);
  const before = last ?? source.statements.filter((one, i) => i === 0 && isDirective(one)).at(-1);
  const newLine = source.text.indexOf('\n', before ? before.getEnd() : 0);
  const isFirst = !before && !/^\s*\n/.test(source.text);
  const start = (isFirst ? 0 : newLine < 0 ? source.text.length : newLine + 1) + shift;
  return { range: { start, end: start }, newText: !isFirst && newLine < 0 ? '\n' : '' };
}

function svelteImport(api: Api, script: AccessedScript): readonly TextEdit[] {
  return imported(api, script, '_', 'svelte-i18n', false);
}

/** True within an object that has the options of a Vue component. */
function isVueOption(api: Api, node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (api.isExportAssignment(at)) return true;
  }
  return false;
}

/** What Angular injected into the class around a node: `this.translate.instant`. */
function injected(api: Api, node: ts.Node, library: 'ngx-translate' | 'transloco'): Access | Sentence {
  const service = library === 'transloco' ? 'TranslocoService' : 'TranslateService';
  const method = library === 'transloco' ? 'translate' : 'instant';
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (!api.isClassLike(at)) continue;
    for (const member of at.members) {
      const parameters = api.isConstructorDeclaration(member) ? member.parameters : [];
      for (const one of [member, ...parameters]) {
        if (!(api.isParameter(one) || api.isPropertyDeclaration(one)) || !api.isIdentifier(one.name)) continue;
        if (!one.getText().includes(service)) continue;
        return { callee: `this.${one.name.text}.${method}`, namespaces: [], prefix: '', edits: [] };
      }
    }
  }
  return say`The class has no “${service}”: inject it, and extract again.`;
}

/** The white space at the start of the line of an offset. */
function indentOf(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
