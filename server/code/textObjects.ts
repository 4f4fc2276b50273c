import type { Bindings } from './bindings.ts';
import type { CodeFindings } from './codeFile.ts';
import type { Api, ts } from './codeParsers.mjs';
import { ofParaglide, paraglideModule } from './importBindings.ts';
import { passedNames } from './keyArguments.ts';

/** Adds the texts that code reads from an object which has them: `useMessages().cart`, `m.cart_title()`. */
export function readTextObject(
  api: Api,
  node: ts.Node,
  bindings: Bindings,
  shift: number,
  { uses, dynamic }: Pick<CodeFindings, 'uses' | 'dynamic'>,
): void {
  if (api.isImportSpecifier(node)) {
    const { moduleSpecifier } = node.parent.parent.parent;
    const name = node.propertyName ?? node.name;
    if (!api.isStringLiteral(moduleSpecifier) || !paraglideModule.test(moduleSpecifier.text) || name.text === 'm')
      return;
    uses.push({ ...readText(name, shift, [name.text]), optional: true });
    return;
  }
  if (!api.isIdentifier(node)) return;
  const isPart = api.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  const binding = isPart ? undefined : bindings(node.text, node);
  if (binding?.kind !== 'texts') return;
  const { parts, end } = accessOf(api, node);
  const isFunction = binding.origin === ofParaglide;
  const call = api.isCallExpression(end.parent) && end.parent.expression === end ? end.parent : undefined;
  // `Object.keys(messages.cart)`, and `messages.list.map()`, whose last part is no text.
  if (call && !isFunction) parts.pop();
  if (parts.length === 0 && !isFunction) return;
  if (parts.length === 0 && (api.isImportSpecifier(node.parent) || api.isNamespaceImport(node.parent))) return;
  if (api.isExportSpecifier(node.parent)) return;
  const path = [binding.prefix, ...parts].filter((part) => part !== '');
  const read = readText(end, shift, path);
  if (parts.length > 0 && !path.includes('*')) {
    const passed = call && isFunction ? passedNames(api, call.arguments) : undefined;
    uses.push({ ...read, ...(passed ? { passed } : {}), ...(isFunction ? {} : { optional: true }) });
  } else dynamic.push({ pattern: path.join('.') || '*', namespaces: [], range: read.range });
}

const readText = (node: ts.Node, shift: number, path: readonly string[]) => ({
  key: path.join('.'),
  written: path.at(-1) ?? '',
  namespaces: [],
  range: { start: node.getStart() + shift, end: node.getEnd() + shift },
  composed: true,
});

/** The properties that are read of an object, one of the other, `*` for what is not known; and the last access. */
function accessOf(api: Api, root: ts.Identifier): { readonly parts: string[]; readonly end: ts.Expression } {
  const parts: string[] = [];
  let end: ts.Expression = root;
  for (;;) {
    const { parent } = end;
    const isAccess = api.isPropertyAccessExpression(parent) || api.isElementAccessExpression(parent);
    if (isAccess && parent.expression === end) {
      const index = api.isElementAccessExpression(parent) ? parent.argumentExpression : undefined;
      if (index === undefined) parts.push((parent as ts.PropertyAccessExpression).name.text);
      else parts.push(api.isStringLiteralLike(index) ? index.text : '*');
    } else if (
      !api.isNonNullExpression(parent) &&
      !api.isParenthesizedExpression(parent) &&
      !api.isAsExpression(parent)
    ) {
      return { parts, end };
    }
    end = parent as ts.Expression;
  }
}
