import type { TextEdit } from '../../shared/catalog/textRange.ts';
import { nearest } from '../../shared/nearest.ts';
import { type Bindings, bindingsOf, nameOf, propertyOf } from './bindings.ts';
import type { KeyUse } from './codeFile.ts';
import type { Api, ts } from './codeParsers.mjs';
import { keyCalls, keyElement } from './keyCall.ts';
import { loadParsers } from './loadParsers.ts';
import { scriptParts } from './readTemplate.ts';
import { parsedScript } from './scriptPart.ts';

/** A change of a call, after which it passes an argument. */
export interface PassedArgument {
  readonly edit: TextEdit;
  /** The argument that was passed under another name; undefined where one is added. */
  readonly renamed?: string;
}

/**
 * The edit that makes a call pass an argument which its message shows: one whose name is nearly that is renamed, else a
 * variable of the same name is passed.
 *
 * @param shown names that the message shows: those are not renamed.
 * @returns undefined where the call is written in a way that is not understood.
 * @example (await passArgument('/a.ts', "t('hi')", use, 'name', ['name']))?.edit.newText; // ', { name }'
 */
export async function passArgument(
  path: string,
  text: string,
  use: KeyUse,
  name: string,
  shown: readonly string[],
): Promise<PassedArgument | undefined> {
  const piped = pipeEdit(text, use, name);
  if (piped) return { edit: piped };
  const { ts: api } = await loadParsers();
  for (const part of scriptParts(path, text)) {
    if (part.start > use.range.start || part.start + part.text.length < use.range.end) continue;
    const { source, shift } = parsedScript(api, part);
    const bindings = bindingsOf(api, source);
    let argument: PassedArgument | undefined;
    const isKey = (node: ts.Node) => node.getStart(source) + shift + 1 === use.range.start;
    const visit = (node: ts.Node) => {
      if (argument) return;
      if (api.isCallExpression(node) && keyCalls(api, node, bindings).some(({ key }) => isKey(key))) {
        argument = inCall(api, node, name, shown);
      } else if (api.isJsxOpeningElement(node) || api.isJsxSelfClosingElement(node)) {
        argument = inElement(api, node, bindings, isKey, name, shown);
      }
      api.forEachChild(node, visit);
    };
    visit(source);
    if (argument) return moved(argument, shift);
  }
  return undefined;
}

function moved({ edit, ...rest }: PassedArgument, offset: number): PassedArgument {
  const { range, newText } = edit;
  return { ...rest, edit: { range: { start: range.start + offset, end: range.end + offset }, newText } };
}

/** `{{ 'key' | translate: { name: name } }}`; what follows the colon is no expression of TypeScript. */
function pipeEdit(text: string, { range }: KeyUse, name: string): TextEdit | undefined {
  const pipe = /^['"]\s*\|\s*(?:translate|transloco)\b/.exec(text.slice(range.end));
  if (!pipe) return undefined;
  const end = range.end + pipe[0].length;
  const passed = /^\s*:\s*\{/.exec(text.slice(end));
  if (!passed) return { range: { start: end, end }, newText: `: { ${name}: ${name} }` };
  const start = end + passed[0].length;
  return { range: { start, end: start }, newText: ` ${name}: ${name},` };
}

function inCall(api: Api, call: ts.CallExpression, name: string, shown: readonly string[]): PassedArgument | undefined {
  const [, ...following] = call.arguments;
  const object = following.find((argument) => api.isObjectLiteralExpression(argument));
  if (object) {
    const values = propertyOf(api, object, 'values');
    return inObject(api, values && api.isObjectLiteralExpression(values) ? values : object, name, shown);
  }
  const last = call.arguments.at(-1);
  if (!last || following.some((argument) => !api.isStringLiteralLike(argument))) return undefined;
  return added(last.getEnd(), `, { ${name} }`);
}

function inObject(
  api: Api,
  object: ts.ObjectLiteralExpression,
  name: string,
  shown: readonly string[],
): PassedArgument {
  const members = object.properties.flatMap((property) => {
    const written = property.name && nameOf(api, property.name);
    return written !== undefined && property.name && !shown.includes(written)
      ? [{ property, written, node: property.name }]
      : [];
  });
  const meant = nearest(
    name,
    members.map(({ written }) => written),
  );
  const misnamed = members.find(({ written }) => written === meant);
  if (misnamed && meant !== undefined) {
    const range = { start: misnamed.node.getStart(), end: misnamed.node.getEnd() };
    const isShort = api.isShorthandPropertyAssignment(misnamed.property);
    return { edit: { range, newText: isShort ? `${name}: ${meant}` : name }, renamed: meant };
  }
  const last = object.properties.at(-1);
  // Where each property has a line of its own, so has the new one.
  const [line] = (last && /\r?\n[ \t]*$/.exec(object.getSourceFile().text.slice(0, last.getStart()))) ?? [' '];
  return last
    ? added(last.getEnd(), `,${line}${name}`)
    : { edit: { range: { start: object.getStart(), end: object.getEnd() }, newText: `{ ${name} }` } };
}

function inElement(
  api: Api,
  element: ts.JsxOpeningLikeElement,
  bindings: Bindings,
  isKey: (node: ts.Node) => boolean,
  name: string,
  shown: readonly string[],
): PassedArgument | undefined {
  const key = keyElement(api, element, bindings)?.key;
  if (!key || !isKey(key)) return undefined;
  for (const attribute of element.attributes.properties) {
    if (!api.isJsxAttribute(attribute) || attribute.name.getText() !== 'values') continue;
    const value =
      attribute.initializer && api.isJsxExpression(attribute.initializer)
        ? attribute.initializer.expression
        : undefined;
    return value && api.isObjectLiteralExpression(value) ? inObject(api, value, name, shown) : undefined;
  }
  const last = element.attributes.properties.at(-1);
  return last && added(last.getEnd(), ` values={{ ${name} }}`);
}

function added(offset: number, newText: string): PassedArgument {
  return { edit: { range: { start: offset, end: offset }, newText } };
}
