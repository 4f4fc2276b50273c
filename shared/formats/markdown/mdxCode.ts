/** Longer code is not looked at, and taken for text. */
const longest = 10_000;

/**
 * Where an expression of MDX ends, behind its brace: strings, templates and comments of JavaScript hide what is in them.
 *
 * @param offset where its opening brace stands.
 * @returns undefined where it is not closed.
 * @example expressionEnd('{[{ a: "}" }]} b', 0); // 14
 */
export function expressionEnd(text: string, offset: number): number | undefined {
  const sign = /[{}]|"(?:[^"\\\n]|\\.){0,1000}"|'(?:[^'\\\n]|\\.){0,1000}'|\/\*[\s\S]{0,1000}?\*\/|`/g;
  let depth = 0;
  // Depths at which a template goes on behind the expression in it.
  const templates: number[] = [];
  sign.lastIndex = offset;
  for (let match = sign.exec(text); match && match.index - offset < longest; match = sign.exec(text)) {
    const [token] = match;
    if (token === '{') depth++;
    else if (token === '`') sign.lastIndex = templateEnd(text, sign.lastIndex, () => templates.push(depth++));
    else if (token === '}') {
      depth--;
      if (templates.at(-1) === depth) {
        templates.pop();
        sign.lastIndex = templateEnd(text, sign.lastIndex, () => templates.push(depth++));
      } else if (depth === 0) return match.index + 1;
    }
  }
  return undefined;
}

/** Behind a template, or behind the sign of the expression in it. */
function templateEnd(text: string, from: number, open: () => void): number {
  const sign = /`|\$\{|\\[\s\S]/g;
  sign.lastIndex = from;
  for (let match = sign.exec(text); match && match.index - from < longest; match = sign.exec(text)) {
    if (match[0] === '`') return sign.lastIndex;
    if (match[0] !== '${') continue;
    open();
    return sign.lastIndex;
  }
  return Math.min(text.length, from + longest);
}

/**
 * Where a tag of MDX ends, whose properties may hold any JavaScript.
 *
 * @returns undefined where none starts, or it is not closed.
 * @example tagEnd('<Card a={b > c} />d', 0); // 18
 */
export function tagEnd(text: string, offset: number): number | undefined {
  const start = /<(?:\/?[A-Za-z][\w.:-]*|\/?(?=>))/y;
  start.lastIndex = offset;
  if (!start.test(text)) return undefined;
  const sign = /[{<>]|"[^"]{0,1000}"|'[^']{0,1000}'/g;
  sign.lastIndex = start.lastIndex;
  for (let match = sign.exec(text); match && match.index - offset < longest; match = sign.exec(text)) {
    if (match[0] === '>') return match.index + 1;
    if (match[0] === '<') return undefined;
    if (match[0] !== '{') continue;
    const end = expressionEnd(text, match.index);
    if (end === undefined) return undefined;
    sign.lastIndex = end;
  }
  return undefined;
}

/** A line that begins a block of Svelte, which some pages of MDX are: `{#if fw === 'pt'}`, `{:else}`. */
const svelteBlock = /[ \t]*\{(?:#(?:if|each|await|key)\s|:(?:else|then|catch)\b)[^{}\r\n]*\}[ \t]*(?=\r?\n|$)/y;

/**
 * Where lines of code in MDX end: tags of components with nothing beside them, an expression, imports and exports.
 *
 * @param start of a line.
 * @returns an offset at the end of a line; undefined where the line holds text.
 * @example codeEnd('<Tabs>\n  Text\n</Tabs>', 0); // 6
 */
export function codeEnd(text: string, start: number): number | undefined {
  svelteBlock.lastIndex = start;
  if (svelteBlock.test(text)) return svelteBlock.lastIndex;
  const first = /[ \t]*(<\/?(?:[A-Z]|[\w-]+\.\w|>)|\{(?![{%#:])|)/y;
  first.lastIndex = start;
  const mark = first.exec(text)?.[1] ?? '';
  if (mark === '')
    return /^(?:import|export)\s/.test(text.slice(start, start + 7)) ? moduleEnd(text, start) : undefined;
  let offset: number | undefined = first.lastIndex - mark.length;
  const isExpression = mark === '{';
  while (offset !== undefined && offset < text.length && text[offset] !== '\n' && text[offset] !== '\r') {
    if (text[offset] === ' ' || text[offset] === '\t') offset++;
    else if (text[offset] === '{' && isExpression) offset = expressionEnd(text, offset);
    else offset = isExpression ? undefined : tagEnd(text, offset);
  }
  return offset;
}

/** The end of a line behind which an empty one follows that is in no brackets. */
function moduleEnd(text: string, start: number): number {
  const sign = /[[({\])]|(?=\r?\n[ \t]*(?:\r?\n|$))/g;
  let depth = 0;
  let first: number | undefined;
  sign.lastIndex = start;
  for (let match = sign.exec(text); match && match.index - start < longest; match = sign.exec(text)) {
    const [token] = match;
    if (token === '{') sign.lastIndex = expressionEnd(text, match.index) ?? sign.lastIndex;
    else if (token === '[' || token === '(') depth++;
    else if (token !== '') depth--;
    else {
      first ??= match.index;
      if (depth <= 0) return match.index;
      sign.lastIndex++;
    }
  }
  return first ?? text.length;
}

/** A text as long as another one, without what is in braces, for who reads it as HTML. */
export function withoutExpressions(text: string): string {
  let kept = '';
  let from = 0;
  for (let offset = text.indexOf('{'); offset >= 0; offset = text.indexOf('{', Math.max(from, offset + 1))) {
    const end = expressionEnd(text, offset);
    if (end === undefined) continue;
    kept += text.slice(from, offset) + 'x'.repeat(end - offset);
    from = end;
  }
  return kept + text.slice(from);
}
