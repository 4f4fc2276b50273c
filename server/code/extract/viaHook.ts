import type { TextEdit } from '../../../shared/catalog/textRange.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { unknownPrefix } from '../bindings.ts';
import type { Api, ts } from '../codeParsers.mjs';
import { type AccessedScript, afterImports, imported } from './addedImport.ts';
import type { LibraryName } from './codeLibrary.ts';
import type { Access } from './textPlace.ts';

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

/** What takes its place in components that are asynchronous. */
const awaited: Partial<typeof hooks> = {
  'next-intl': {
    line: 'const t = await getTranslations();',
    name: 'getTranslations',
    from: 'next-intl/server',
    callee: 't',
  },
};

/** The hook of the library at the start of the component around a node, and its import. */
export function viaHook(api: Api, script: AccessedScript, node: ts.Node): Access | Sentence | undefined {
  const isAsync = isInAsyncComponent(api, node);
  const hook = script.library.name && (isAsync ? awaited : hooks)[script.library.name];
  if (!hook) return isAsync ? noHooks : undefined;
  if (isRenderedAlone(script)) return renderedAlone;
  const [name = ''] = hook.callee.split('.');
  if (script.bindings(name, node)) return say`“${name}” means something else here: rename it, and extract again.`;
  const beside = besideOthers(api, script, node, hook.name);
  if (beside) return { callee: hook.callee, ...beside };
  const place = script.isComponent ? afterImports(api, script) : componentStart(api, script, node, hook.line);
  if (!place) return undefined;
  const first = script.isComponent ? [{ ...place, newText: `${place.newText}${hook.line}\n` }] : [place];
  const last = script.isComponent ? [] : componentEnd(api, script, node);
  const from = script.library.hookModule?.(hook.name) ?? hook.from;
  const edits = [...imported(api, script, hook.name, from, false), ...first, ...last];
  return { callee: hook.callee, namespaces: [], prefix: '', edits };
}

/** Whether the component around a node is asynchronous: React calls no hooks there. */
export function isInAsyncComponent(api: Api, node: ts.Node): boolean {
  const modifiers = componentAround(api, node)?.modifiers ?? [];
  return modifiers.some(({ kind }) => kind === api.SyntaxKind.AsyncKeyword);
}

/** Why a text of an asynchronous component stays. */
export const noHooks = say`The component is asynchronous and cannot call a hook: declare the function that asks for texts, and extract again.`;

/** Modules of elements that a program turns into an e-mail or a picture, away from the app that knows the language. */
const apart =
  /from\s*['"](?:react-email|@react-email\/[^'"]+|jsx-email|@faire\/mjml-react|next\/og|@vercel\/og|satori)['"]/;

/** Whether what a file renders is no part of the app, so that no hook finds the language there. */
export const isRenderedAlone = ({ source }: AccessedScript): boolean => apart.test(source.text);

/** Why a text of an e-mail stays. */
export const renderedAlone = say`This is rendered outside the app, as an e-mail or a picture, and no hook finds the language there: hand it the function that asks for texts, and extract again.`;

/** What answers the requests of a route is written in capitals, too. */
const component = /^(?!(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$)[A-Z]|^use[A-Z]/;

/** The outermost function around a node that is a component or a hook by its name. */
function componentAround(api: Api, node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  let outermost: ts.FunctionLikeDeclaration | undefined;
  for (let parent: ts.Node | undefined = node; parent; parent = parent.parent) {
    if (api.isFunctionDeclaration(parent) || api.isFunctionExpression(parent) || api.isArrowFunction(parent)) {
      if (component.test(nameOfFunction(api, parent))) outermost = parent;
    }
  }
  return outermost;
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

/**
 * Takes the function from the call that gives something else of it to the component: `const { i18n } = useTranslation()`
 * becomes `const { t, i18n } = …`.
 */
function besideOthers(
  api: Api,
  { source, bindings, isComponent, shift }: AccessedScript,
  node: ts.Node,
  hook: string,
): Omit<Access, 'callee'> | undefined {
  const body = componentAround(api, node)?.body;
  const statements = isComponent ? source.statements : body && api.isBlock(body) ? body.statements : [];
  for (const statement of statements) {
    if (!api.isVariableStatement(statement) || (!isComponent && statement.pos > node.pos)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !api.isCallExpression(initializer) || initializer.expression.getText() !== hook) continue;
      const [first] = api.isObjectBindingPattern(name) ? name.elements : [];
      if (!first || !api.isIdentifier(first.name)) continue;
      const { namespaces = [], prefix = unknownPrefix } = bindings(first.name.text, first) ?? {};
      if (prefix === unknownPrefix) continue;
      const start = first.getStart(source) + shift;
      return { namespaces, prefix, edits: [{ range: { start, end: start }, newText: 't, ' }] };
    }
  }
  return undefined;
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

/** The white space at the start of the line of an offset. */
function indentOf(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
