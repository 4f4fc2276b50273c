import { captionInputs, labelled, textAttributes, textMetas } from './htmlElements.data.ts';
import type { HtmlAttribute, HtmlToken } from './htmlTokens.ts';

/**
 * The attributes of a start tag whose values people read: descriptions, titles, hints and labels on any element, the
 * caption of a button made by `input`, and what `meta` says of the page to people.
 */
export function textAttributesOf(text: string, token: HtmlToken): readonly HtmlAttribute[] {
  let read: HtmlAttribute[] | undefined;
  for (const attribute of token.attributes) {
    if (!isRead(text, token, attribute)) continue;
    // Of equal names only the first counts.
    if (read?.some(({ name }) => name === attribute.name)) continue;
    read ??= [];
    read.push(attribute);
  }
  return read?.filter(({ value }) => hasWords(text.slice(value.start, value.end))) ?? none;
}

function isRead(text: string, token: HtmlToken, { name }: HtmlAttribute): boolean {
  switch (name) {
    case 'value':
      return token.name === 'input' && captionInputs.has(written(text, token, 'type'));
    case 'label':
      return labelled.has(token.name);
    case 'content':
      return (
        token.name === 'meta' &&
        ['name', 'property', 'itemprop'].some((key) => textMetas.has(written(text, token, key)))
      );
    // On a link to a style sheet it names the sheet.
    case 'title':
      return token.name !== 'link' && token.name !== 'style';
    case 'summary':
      return token.name === 'table';
    case 'abbr':
      return token.name === 'th';
    default:
      return textAttributes.has(name);
  }
}

function written(text: string, { attributes }: HtmlToken, name: string): string {
  const attribute = attributes.find((one) => one.name === name);
  return attribute ? text.slice(attribute.value.start, attribute.value.end).trim().toLowerCase() : '';
}

const none: readonly HtmlAttribute[] = [];

/** Whether something is left for people of an attribute when the tags of templates are taken out. */
function hasWords(raw: string): boolean {
  return /[^\s\u00a0]/.test(raw.replace(/\{\{[^{}]*\}\}|\{%[^%]*%\}|<\?[^?]*\?>|<%[^%]*%>|&nbsp;/g, ''));
}
