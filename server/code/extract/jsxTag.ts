import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { Api, ts } from '../codeParsers.mjs';
import { joinedParts, type TagPart, type TextPart } from './textPlace.ts';

/** Elements that stand within a sentence. */
export const inline =
  /^(?:a|abbr|b|bdi|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u|\w*Link|Anchor|Code|Kbd|Mark|Strong|Bold|Em|Text)$/;

/** Names of elements without content (HTML), which react-i18next takes for such whatever stands behind them. */
const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/**
 * An element within a sentence as a tag of its message.
 *
 * @param partsOf what is left of a child that is no element; undefined where it cannot be part of a message.
 * @returns undefined for elements that do not stand within a sentence, and for those whose content no message can hold.
 */
export function jsxTag(
  api: Api,
  node: ts.JsxChild,
  partsOf: (child: ts.JsxChild) => readonly TextPart[] | undefined,
): TagPart | undefined {
  if (api.isJsxSelfClosingElement(node)) {
    const name = node.tagName.getText();
    if (name !== 'br' && !/Icon$/.test(name)) return undefined;
    return { tag: tagName(name, true), open: startOf(node), close: undefined, inner: [] };
  }
  if (!api.isJsxElement(node) || !inline.test(node.openingElement.tagName.getText())) return undefined;
  const inner: TextPart[] = [];
  for (const child of node.children) {
    const tag = jsxTag(api, child, partsOf);
    const parts = tag ? [tag] : partsOf(child);
    if (!parts) return undefined;
    pushAll(inner, parts);
  }
  const name = node.openingElement.tagName.getText();
  return {
    tag: tagName(name, false),
    open: startOf(node.openingElement),
    close: node.closingElement.getText(),
    inner: joinedParts(inner),
  };
}

/** `<a href={url}` of `<a href={url}>` and of `<a href={url} />`. */
function startOf(element: ts.JsxOpeningLikeElement): string {
  const text = element.getText();
  return text.slice(0, text.endsWith('/>') ? -2 : -1).trimEnd();
}

/** What a translator sees: `b` for `b`, `a` for `Link`, `navLink` for `Nav.Link`. */
function tagName(name: string, isEmpty: boolean): string {
  if (name === 'Link') return 'a';
  const words = name.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '');
  const lower = words.charAt(0).toLowerCase() + words.slice(1);
  return voids.test(lower) && !isEmpty ? `${lower}Text` : lower;
}

/**
 * Whether a line break parts a child from the words beside it: JSX shows no space there, so they are no sentence. A `{' '}`
 * joins them.
 *
 * @param step -1 for what stands before it, 1 for what stands behind.
 */
export function isParted(api: Api, children: readonly ts.JsxChild[], index: number, step: -1 | 1): boolean {
  const beside = children[index + step];
  if (!beside || !api.isJsxText(beside)) return false;
  const breaks = step < 0 ? /[\r\n][ \t]*$/ : /^[ \t]*[\r\n]/;
  if (!breaks.test(beside.text)) return false;
  const next = children[index + 2 * step];
  const isSpace =
    next && api.isJsxExpression(next) && next.expression !== undefined && api.isStringLiteralLike(next.expression);
  return beside.text.trim() !== '' || !isSpace;
}
