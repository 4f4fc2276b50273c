import type { Sentence } from '../../../shared/sentences/sentence.ts';
import { bindingsOf } from '../bindings.ts';
import type { Api, ts } from '../codeParsers.mjs';
import { isIconElement } from '../isIcon.ts';
import { isSum } from '../joinedTexts.ts';
import { isInTranslation, isShownAttribute, type KeyCall, keyCalls, keyElement } from '../keyCall.ts';
import { parsedScript, type ScriptPart } from '../scriptPart.ts';
import { readsLikeText } from '../textAttributes.ts';
import type { AccessedScript } from './addedImport.ts';
import type { CodeLibrary } from './codeLibrary.ts';
import { jsxRuns } from './jsxRuns.ts';
import { scriptAccess, type TextForm } from './scriptAccess.ts';
import { partsOfExpression } from './textParts.ts';
import { type Access, isForPeople, type MessageAbilities, type TextPlace, trimmedParts, wordsOf } from './textPlace.ts';

/** What is known of a script beside its text. */
export interface ScriptSurroundings {
  readonly library: CodeLibrary;
  readonly isComponent: boolean;
  readonly quote: string;
  readonly abilities: MessageAbilities;
  /** How the template around it asks for texts, where it is an expression of one. */
  readonly access?: Access | Sentence;
  /** True for an expression of a template whose value people read. */
  readonly isShown?: boolean;
}

const letters = /\p{L}{2}/u;
/** Elements whose text is for programs. */
const notRead = /^(?:style|script|code|pre|kbd|samp)$/i;

/**
 * The texts of a script that a key could stand for: children and attributes of JSX, strings, templates and sums of them. Not
 * those that a program reads alone: keys, names of modules and properties, types.
 */
export function scriptPlaces(api: Api, part: ScriptPart, around: ScriptSurroundings): readonly TextPlace[] {
  const { source, shift } = parsedScript(api, part);
  const bindings = bindingsOf(api, source);
  const { library, isComponent, quote, abilities } = around;
  const script: AccessedScript = { source, bindings, library, shift, isComponent, quote };
  const access = (node: ts.Node, form: TextForm = 'call') => around.access ?? scriptAccess(api, script, node, form);
  const places: TextPlace[] = [];
  /** Keys and their first texts, and elements that are part of a text. */
  const passedOver = new Set<ts.Node>();

  const addString = (node: ts.Expression) => {
    const parts = partsOfExpression(api, node, bindings, abilities);
    const isRead = around.isShown ? isOnlyValue(api, node) : isShown(api, node);
    if (!parts || !letters.test(wordsOf(parts)) || (!isRead && isForProgram(api, node))) return;
    const range = { start: node.getStart(source) + shift, end: node.getEnd() + shift };
    const setting = part.template ? 'template-string' : 'string';
    const isCertain = isRead && readsLikeText(wordsOf(parts)) && isForPeople(parts);
    places.push({ setting, range, parts, isCertain, access: access(node), ...roleOf(api, node) });
  };

  const visit = (node: ts.Node) => {
    if (passedOver.has(node) || api.isTypeNode(node)) return;
    if (api.isCallExpression(node))
      for (const one of keyCalls(api, node, bindings).flatMap(nodesOf)) passedOver.add(one);
    if (api.isJsxOpeningElement(node) || api.isJsxSelfClosingElement(node)) {
      const element = keyElement(api, node, bindings);
      for (const one of element ? nodesOf(element) : []) passedOver.add(one);
    }
    if (api.isJsxElement(node) || api.isJsxFragment(node)) {
      const role: { readonly role?: string } = api.isJsxElement(node)
        ? { role: node.openingElement.tagName.getText(source) }
        : {};
      const runs = isInTranslation(api, node) ? [] : jsxRuns(api, node, bindings, abilities);
      for (const { start, end, parts, isPiece, tags = [] } of runs) {
        for (const tag of tags) passedOver.add(tag);
        const range = { start: start + shift, end: end + shift };
        const piece = isPiece ? { isPiece } : {};
        const tag = api.isJsxElement(node) ? node.openingElement.getText(source) : '';
        places.push({
          setting: 'jsx-text',
          range,
          parts,
          isCertain: isForPeople(parts, tag) && !notRead.test(role.role ?? '') && !isIconElement(api, node),
          access: access(node, tags.length > 0 ? 'tags' : 'element'),
          ...role,
          ...piece,
        });
      }
    } else if (api.isJsxAttribute(node) && node.initializer && api.isStringLiteral(node.initializer)) {
      const value = node.initializer;
      const name = node.name.getText(source);
      if (
        !passedOver.has(value) &&
        letters.test(value.text) &&
        !/^(?:className|class|id|key|href|src|style)$/.test(name)
      ) {
        places.push({
          setting: 'jsx-attribute',
          range: { start: value.getStart(source) + shift, end: value.getEnd() + shift },
          parts: trimmedParts([{ words: value.text }]),
          role: name,
          isCertain: isShownAttribute(node, value.text) && isForPeople([{ words: value.text }]),
          access: access(node),
        });
      }
      return;
    } else if (
      api.isExpression(node) &&
      (api.isStringLiteralLike(node) || api.isTemplateExpression(node) || isSum(api, node))
    ) {
      addString(node);
      if (api.isStringLiteralLike(node) || isWholeText(places, node, shift)) return;
    }
    api.forEachChild(node, visit);
  };
  visit(source);
  return withoutValues(places);
}

/** What is no text of its own beside a key. */
const nodesOf = ({ key, defaultText }: KeyCall): readonly ts.Node[] => (defaultText ? [key, defaultText] : [key]);

/** A string within a text stays where it is: the text takes it along as a value. */
function withoutValues(places: readonly TextPlace[]): readonly TextPlace[] {
  const texts = places.filter(({ setting, isCertain }) => isCertain && setting === 'jsx-text');
  const isWithin = ({ range }: TextPlace) =>
    texts.some((text) => text.range.start <= range.start && range.end <= text.range.end && text.range !== range);
  return places.map((place) => (place.isCertain && isWithin(place) ? { ...place, isCertain: false } : place));
}

/**
 * Whether a string is what an element shows, whatever decides between it and others: `{open ? 'Hide' : 'Show'}`, as a child or
 * as the value of an attribute that people read.
 */
function isShown(api: Api, node: ts.Expression): boolean {
  let shown: ts.Node = node;
  while (isChoice(api, shown.parent, shown)) shown = shown.parent;
  const { parent } = shown;
  if (!api.isJsxExpression(parent)) return false;
  const around = parent.parent;
  if (api.isJsxAttribute(around)) return isShownAttribute(around, 'Text');
  if (isInTranslation(api, around) || isIconElement(api, around)) return false;
  if (!api.isJsxElement(around)) return api.isJsxFragment(around);
  // Beside words of the element it is a part of their sentence; behind a label (`State: `) it is none.
  const isAlone = around.children.every((child) => {
    const isLabel = child.pos < parent.pos && api.isJsxText(child) && /[:：]\s*$/.test(child.text);
    return !api.isJsxText(child) || isLabel || !letters.test(child.text);
  });
  return isAlone && !notRead.test(around.openingElement.tagName.getText());
}

/** Whether a string is the value of a script that is nothing but one expression, whatever decides between it and others. */
function isOnlyValue(api: Api, node: ts.Expression): boolean {
  let shown: ts.Node = node;
  while (isChoice(api, shown.parent, shown)) shown = shown.parent;
  const { parent } = shown;
  // What stands behind the `:` of a pipe is read as another statement.
  return api.isExpressionStatement(parent) && parent.getSourceFile().statements.length === 1;
}

/** Whether a node gives one of its parts, and that is one of them. */
function isChoice(api: Api, node: ts.Node, part: ts.Node): boolean {
  if (api.isParenthesizedExpression(node)) return true;
  if (api.isConditionalExpression(node)) return node.condition !== part;
  const choices = [
    api.SyntaxKind.BarBarToken,
    api.SyntaxKind.QuestionQuestionToken,
    api.SyntaxKind.AmpersandAmpersandToken,
  ];
  return api.isBinaryExpression(node) && node.right === part && choices.includes(node.operatorToken.kind);
}

/** Whether the last place is this expression, whose inner texts are parts of it. */
function isWholeText(places: readonly TextPlace[], node: ts.Node, shift: number): boolean {
  return places.at(-1)?.range.end === node.getEnd() + shift;
}

/** True for strings that have to stay where they are: names of modules and properties, directives, cases, comparisons. */
function isForProgram(api: Api, node: ts.Expression): boolean {
  const { parent } = node;
  if (api.isImportDeclaration(parent) || api.isExportDeclaration(parent) || api.isExternalModuleReference(parent))
    return true;
  if (api.isTaggedTemplateExpression(parent) || api.isCaseClause(parent) || api.isEnumMember(parent)) return true;
  if (api.isElementAccessExpression(parent) || api.isExpressionStatement(parent)) return true;
  if (api.isPropertyAssignment(parent)) return parent.name === node || keyNames.test(parent.name.getText());
  if (api.isCallExpression(parent))
    return /^(?:require|import|describe|it|test|Symbol)$/.test(parent.expression.getText());
  return false;
}

/** Properties that hold a key, or a text of whoever asks for it: `id` and `defaultMessage` of FormatJS. */
const keyNames = /^(?:id|key|defaultMessage|className|templateUrl|selector)$/;

/** What a string is for, by the name that it is given: `{ title: 'Boats' }`, `const title = 'Boats'`. */
function roleOf(api: Api, node: ts.Node): { readonly role?: string } {
  const { parent } = node;
  if (api.isPropertyAssignment(parent) || api.isVariableDeclaration(parent)) {
    const name = parent.name.getText();
    return /^[\w$]+$/.test(name) ? { role: name } : {};
  }
  return {};
}
