import { captionInputs, labelled, textAttributes, textMetas } from './htmlElements.data.ts';
import type { HtmlAttribute, HtmlToken } from './htmlTokens.ts';

/**
 * The attributes of a start tag whose values people read: descriptions, titles, hints and labels on any element, the
 * caption of a button made by `input`, and what `meta` says of the page to people.
 */
export function textAttributesOf(text: string, token: HtmlToken): readonly HtmlAttribute[] {
  if (token.attributes.length === 0) return none;
  const written = (name: string): string => {
    const attribute = token.attributes.find((one) => one.name === name);
    return attribute ? text.slice(attribute.value.start, attribute.value.end).trim().toLowerCase() : '';
  };
  const isRead = ({ name }: HtmlAttribute): boolean => {
    switch (name) {
      case 'value':
        return token.name === 'input' && captionInputs.has(written('type'));
      case 'label':
        return labelled.has(token.name);
      case 'content':
        return token.name === 'meta' && ['name', 'property', 'itemprop'].some((key) => textMetas.has(written(key)));
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
  };
  const read = token.attributes.filter(isRead);
  if (read.length === 0) return none;
  const seen = new Set<string>();
  return read.filter(({ name, value }) => {
    if (seen.has(name)) return false;
    seen.add(name);
    return hasWords(text.slice(value.start, value.end));
  });
}

const none: readonly HtmlAttribute[] = [];

/** Whether something is left for people of an attribute when the tags of templates are taken out. */
function hasWords(raw: string): boolean {
  return /[^\s\u00a0]/.test(raw.replace(/\{\{[^{}]*\}\}|\{%[^%]*%\}|<\?[^?]*\?>|<%[^%]*%>|&nbsp;/g, ''));
}
