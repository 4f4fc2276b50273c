/** A part of a template in which a function asks for keys below a prefix. */
export interface TemplateScope {
  /** UTF-16 offsets of the element that declares it. */
  readonly start: number;
  readonly end: number;
  /** What the template calls the function. */
  readonly name: string;
  readonly prefix: string;
}

/** Each tag that opens an element: its name and its attributes. */
export const openTag = /<([a-zA-Z][\w-]*)(?![\w-])((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;
const structural = /\s\*transloco\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const plain = /\stransloco(?=[\s>/]|$)/;
const plainPrefix = /\s\[?transloco(?:Read|Prefix)\]?\s*=\s*["']+([\w.-]+)/;

/**
 * The functions that Transloco's structural directive declares, with the prefix of their keys.
 *
 * @param markup a template, without comments.
 * @example translocoScopes(`<p *transloco="let t; prefix: 'cart'">…</p>`)[0]?.prefix; // 'cart'
 */
export function translocoScopes(markup: string): readonly TemplateScope[] {
  if (!markup.includes('transloco')) return [];
  const scopes: TemplateScope[] = [];
  for (const match of markup.matchAll(openTag)) {
    const [whole, tag = '', attributes = ''] = match;
    const directive = structural.exec(attributes);
    const value = directive?.[1] ?? directive?.[2] ?? '';
    const declared = directive ? /\blet\s+(\w+)/.exec(value) : plain.test(attributes) && /\slet-(\w+)/.exec(attributes);
    const name = declared ? declared[1] : undefined;
    if (!name) continue;
    const prefix = directive ? /\b(?:read|prefix)\s*:\s*["']([^"']*)["']/.exec(value) : plainPrefix.exec(attributes);
    const inside = match.index + whole.length;
    const end = attributes.endsWith('/') ? inside : elementEnd(markup, inside, tag);
    scopes.push({ start: match.index, end, name, prefix: prefix?.[1] ?? '' });
  }
  return scopes;
}

/** The functions that a place knows, with the prefixes of their keys: the innermost of each name. */
export function functionsAt(scopes: readonly TemplateScope[], place: number): ReadonlyMap<string, string> {
  return new Map(
    scopes.filter(({ start, end }) => start <= place && place < end).map(({ name, prefix }) => [name, prefix]),
  );
}

/** The expressions of `@if (…)`, `@switch (…)`, `@case (…)`, `@for (…)` and `@let name = …;`. */
export function controlFlow(markup: string): readonly { readonly text: string; readonly start: number }[] {
  const expressions: { text: string; start: number }[] = [];
  for (const match of markup.matchAll(/@(?:(?:else )?if|switch|case|for)\s*\(|@let\s+\w+\s*=/g)) {
    const start = match.index + match[0].length;
    let depth = 1;
    let end = start;
    for (; end < markup.length && depth > 0; end++) {
      const character = markup.charAt(end);
      if (character === '(') depth++;
      else if (character === ')') depth--;
      else if (character === ';' && depth === 1) break;
    }
    expressions.push({ text: markup.slice(start, depth === 0 ? end - 1 : end), start });
  }
  return expressions;
}

/** Where the element of a tag that was opened before `from` ends; the end of the text where it is never closed. */
export function elementEnd(markup: string, from: number, tag: string): number {
  const tags = new RegExp(`<(/?)${tag}(?=[\\s>/])(?:"[^"]*"|'[^']*'|[^"'<>])*?(/?)>`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let match = tags.exec(markup); match; match = tags.exec(markup)) {
    if (match[1]) depth--;
    else if (!match[2]) depth++;
    if (depth === 0) return match.index;
  }
  return markup.length;
}
