import type { TextEdit } from '../../../shared/catalog/textRange.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { type Binding, unknownPrefix } from '../bindings.ts';
import type { Api, ts } from '../codeParsers.mjs';
import { type AccessedScript, imported } from './addedImport.ts';
import type { LibraryName } from './codeLibrary.ts';
import type { Access } from './textPlace.ts';
import { isInAsyncComponent, isRenderedAlone, noHooks, renderedAlone, viaHook } from './viaHook.ts';

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
    if (isRenderedAlone(script)) return renderedAlone;
    return { ...free, callee: '', edits: imported(api, script, 'FormattedMessage', 'react-intl', false) };
  }
  if (call !== undefined || name === 'angular') return { ...free, callee: '' };
  if (name === 'svelte-i18n') return { ...free, callee: '$_', edits: svelteImport(api, script) };
  if (name === 'ngx-translate' || name === 'transloco') return injected(api, node, name);
  const inScope = functionInScope(api, script, node);
  if (name === 'i18next' && form === 'tags') {
    if (isInAsyncComponent(api, node)) return noHooks;
    if (isRenderedAlone(script)) return renderedAlone;
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

/** The module that a project has the element from, else the package that a file has its hooks of i18next from. */
function moduleOfTrans({ source, library }: AccessedScript): string {
  const hookModule = library.hookModule?.('Trans');
  if (hookModule !== undefined) return hookModule;
  return /from\s*['"](next-i18next|react-i18next)['"]/.exec(source.text)?.[1] ?? 'react-i18next';
}

/** The function that the file has for it at a node: `t`, `i18n.t`, `intl.formatMessage`. */
function functionInScope(api: Api, { bindings, library, source }: AccessedScript, node: ts.Node): Access | undefined {
  for (const name of declaredNames(api, source)) {
    const binding = bindings(name, node);
    const method = binding && methodOf(binding, library.name);
    if (!binding || method === undefined || binding.prefix === unknownPrefix) continue;
    const { namespaces, prefix } = binding;
    return { callee: name + method, namespaces, prefix, edits: [] };
  }
  return undefined;
}

/** What is called of a binding; empty for the function itself, undefined for what asks for no texts. */
function methodOf({ kind, origin }: Binding, library: LibraryName | undefined): string | undefined {
  if (kind === 'function') return library === 'react-intl' ? undefined : '';
  if (kind !== 'object') return undefined;
  if (library !== 'react-intl') return '.t';
  // A hook of the project's own (`useTranslate`) may give anything.
  return origin === 'useIntl()' ? '.formatMessage' : undefined;
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

function svelteImport(api: Api, script: AccessedScript): readonly TextEdit[] {
  return imported(api, script, '_', 'svelte-i18n', false);
}

/** True within an object that has the options of a Vue component. */
function isVueOption(api: Api, node: ts.Node): boolean {
  for (let parent: ts.Node | undefined = node; parent; parent = parent.parent) {
    if (api.isExportAssignment(parent)) return true;
  }
  return false;
}

/** What Angular injected into the class around a node: `this.translate.instant`. */
function injected(api: Api, node: ts.Node, library: 'ngx-translate' | 'transloco'): Access | Sentence {
  const service = library === 'transloco' ? 'TranslocoService' : 'TranslateService';
  const method = library === 'transloco' ? 'translate' : 'instant';
  for (let parent: ts.Node | undefined = node; parent; parent = parent.parent) {
    if (!api.isClassLike(parent)) continue;
    for (const member of parent.members) {
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
