import { localizedUse } from './angularTexts.ts';
import { type Bindings, bindingsOf, propertyOf, unknownPrefix, unwrapped } from './bindings.ts';
import type { CodeFindings, PossibleCalls } from './codeFile.ts';
import type { Api, ts } from './codeParsers.mjs';
import { isIconElement } from './isIcon.ts';
import { isSum, joinedText } from './joinedTexts.ts';
import { type KeyText, keyTexts } from './keyArgument.ts';
import { namesIn } from './keyArguments.ts';
import { isInTranslation, isShownAttribute, type KeyCall, keyCalls, keyElement, possibleCall } from './keyCall.ts';
import { parsedScript, type ScriptPart } from './scriptPart.ts';
import { addConstants } from './sharedConstants.ts';
import { hasWords } from './textAttributes.ts';
import { readTextObject } from './textObjects.ts';

/** A template in a string of a script, and where it starts in the file. */
export interface InlineTemplate {
  readonly text: string;
  readonly start: number;
}

/** What stands for a sign in an expression of a template, too. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/**
 * Adds what a script says about keys. Broken code is read as far as it makes sense.
 *
 * @returns templates that stand in it as a string: `template: '<p>…</p>'` of an Angular component.
 */
export function readScript(api: Api, part: ScriptPart, findings: CodeFindings): readonly InlineTemplate[] {
  const { source, shift } = parsedScript(api, part);
  const declared = bindingsOf(api, source);
  const bindings: Bindings = (name, node) => {
    const prefix = part.functions?.get(name);
    return declared(name, node) ?? (prefix === undefined ? undefined : { kind: 'function', namespaces: [], prefix });
  };
  const templates: InlineTemplate[] = [];

  const add = ({ key, prefix, passed, optional, defaultText, ...call }: KeyCall, into: PossibleCalls = findings) => {
    const of = { namespaces: call.namespaces, ...(call.isHanded ? { isHanded: true as const } : {}) };
    for (const one of keyTexts(api, key, bindings)) {
      const quoted = one.kind === 'literal' ? 1 : 0;
      const range = { start: one.node.getStart(source) + quoted + shift, end: one.node.getEnd() - quoted + shift };
      const decodedText = part.template ? decoded(one.text) : one.text;
      const full = prefix && !decodedText.includes(':') ? `${prefix}.${decodedText}` : decodedText;
      if (one.kind === 'pattern' || prefix === unknownPrefix)
        into.dynamic.push({ pattern: full, ...of, range, ...memberOf(api, one), ...givenTo(api, one) });
      else if (one.text !== '') {
        into.uses.push({
          key: full,
          written: one.text,
          ...of,
          range,
          ...(passed ? { passed } : {}),
          ...(defaultText === undefined ? {} : { defaultText: defaultText.text }),
          ...(optional || one.optional ? { optional: true } : {}),
          ...(one.kind === 'composed' || decodedText !== one.text ? { composed: true } : {}),
        });
      }
    }
  };

  const visit = (node: ts.Node) => {
    if (api.isTemplateExpression(node) || (isSum(api, node) && !isSum(api, node.parent))) {
      const joined = joinedText(api, node, bindings, shift);
      if (joined) findings.joined.push(joined);
    }
    if (api.isStringLiteralLike(node)) {
      findings.literals.add(node.text);
      if (isTemplate(api, node)) templates.push({ text: node.text, start: node.getStart(source) + 1 + shift });
    }
    readTextObject(api, node, bindings, shift, findings);
    const localized = api.isTaggedTemplateExpression(node) ? localizedUse(api, node, shift) : undefined;
    if (localized) findings.uses.push(localized);
    if (api.isCallExpression(node)) {
      const calls = keyCalls(api, node, bindings);
      for (const call of calls) add(call);
      const possible = calls.length === 0 ? possibleCall(api, node, bindings) : undefined;
      if (possible) {
        const ofSameName = findings.possible.get(possible.name) ?? { uses: [], dynamic: [] };
        findings.possible.set(possible.name, ofSameName);
        add(possible.call, ofSameName);
      }
    } else if (api.isJsxOpeningElement(node) || api.isJsxSelfClosingElement(node)) {
      const element = keyElement(api, node, bindings);
      if (element) add(element);
    } else if (part.template && api.isBinaryExpression(node)) {
      const call = pipeOf(api, node, source.text);
      if (call) add(call);
    } else if (api.isJsxText(node)) {
      if (hasWords(node.text) && !isInTranslation(api, node) && !isIconElement(api, node.parent))
        findings.texts.push(trimmed(node.text, node.pos + shift));
    } else if (api.isJsxAttribute(node) && node.initializer && api.isStringLiteral(node.initializer)) {
      const value = node.initializer;
      if (hasWords(value.text) && isShownAttribute(node, value.text)) {
        findings.texts.push(trimmed(value.text, value.getStart(source) + 1 + shift));
      }
    }
    api.forEachChild(node, visit);
  };
  if (!part.template) addConstants(api, source, findings.constants);
  if (part.isKey) {
    const call = wholeKey(api, source);
    if (call) add(call);
  }
  visit(source);
  return templates;
}

function isTemplate(api: Api, node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  return api.isPropertyAssignment(parent) && parent.name.getText() === 'template' && node.text.includes('<');
}

/** The name of a key that is nothing but a member of an object: `{ member: 'labels.save' }`. */
function memberOf(api: Api, { node, text }: KeyText): { readonly member?: string } {
  const isMember = text === '*' && api.isPropertyAccessExpression(node) && api.isIdentifier(node.expression);
  return isMember ? { member: `${node.expression.getText()}.${node.name.text}` } : {};
}

/** The functions that are given a key as it stands: `const say = (id) => t(id)`. */
function givenTo(api: Api, { node, text }: KeyText): { readonly givenTo?: readonly string[] } {
  const names: string[] = [];
  let isGiven = false;
  for (let around = node.parent; text === '*' && api.isIdentifier(node) && around; around = around.parent) {
    if (!api.isFunctionLike(around)) continue;
    isGiven ||= around.parameters.some(({ name }) => api.isIdentifier(name) && name.text === node.text);
    const named = api.isArrowFunction(around) || api.isFunctionExpression(around) ? around.parent : around;
    const name = 'name' in named ? (named.name as ts.Node | undefined) : undefined;
    if (isGiven && name && (api.isIdentifier(name) || api.isStringLiteral(name))) names.push(name.text);
  }
  return names.length > 0 ? { givenTo: names } : {};
}

/** The key that an expression is, or that an object has as its `path`. */
function wholeKey(api: Api, source: ts.SourceFile): KeyCall | undefined {
  const [statement] = source.statements;
  if (!statement || !api.isExpressionStatement(statement)) return undefined;
  const value = unwrapped(api, statement.expression);
  const key = api.isObjectLiteralExpression(value) ? propertyOf(api, value, 'path') : value;
  return key && { key, namespaces: [], prefix: '', passed: undefined, optional: false };
}

/** `'key' | translate: { name }` of Angular; what follows the colon is behind the expression for TypeScript. */
function pipeOf(api: Api, node: ts.BinaryExpression, text: string): KeyCall | undefined {
  if (node.operatorToken.kind !== api.SyntaxKind.BarToken) return undefined;
  if (!api.isIdentifier(node.right) || !/^(?:translate|transloco)$/.test(node.right.text)) return undefined;
  const rest = /^\s*:\s*(\{[^{}]*\})?/.exec(text.slice(node.right.getEnd()));
  let passed: readonly string[] | undefined = [];
  if (rest) {
    const source = api.createSourceFile('a.ts', `(${rest[1] ?? ''})`, api.ScriptTarget.Latest, true);
    const [statement] = source.statements;
    const inner = statement && api.isExpressionStatement(statement) ? statement.expression : undefined;
    const object = inner && api.isParenthesizedExpression(inner) ? inner.expression : undefined;
    passed = object && api.isObjectLiteralExpression(object) ? namesIn(api, object) : undefined;
  }
  return { key: node.left, namespaces: [], prefix: '', passed, optional: false };
}

/** A text without the white space around it. */
export function trimmed(text: string, start: number) {
  const lead = text.length - text.trimStart().length;
  const inner = text.trim();
  return { text: inner, range: { start: start + lead, end: start + lead + inner.length } };
}
