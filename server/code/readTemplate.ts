import { controlFlow, functionsAt, translocoScopes } from './angularTemplate.ts';
import { addMarkedTexts } from './angularTexts.ts';
import type { CodeFindings } from './codeFile.ts';
import { withoutBlocks } from './i18nBlocks.ts';
import { isIcon } from './isIcon.ts';
import { trimmed } from './readScript.ts';
import { extensionOf, isMarkup, noFindings, type ScriptPart, wholeScript } from './scriptPart.ts';
import { hasWords, isTextAttribute } from './textAttributes.ts';

const blocks = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'<>])*)>([\s\S]*?)(?:<\/\1\s*>|$)/gi;
const attribute = /(?<![^\s"'<>/=])([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Attributes whose value is an expression: Vue `:a`, `@a`, `v-a`; Angular `[a]`, `(a)`, `*a`. */
const bound = /^(?::|@|#|v-|\[|\(|\*)/;
/** Of those, the ones whose expression is a key. */
const boundKeys = /^(?:v-t(?:\.[\w.]+)?|(?::|v-bind:)(?:keypath|i18nKey)|\[(?:translate|transloco)\])$/;
/** `<i18n path="a">` of vue-i18n 8, whose attribute is another thing elsewhere. */
const pathAttribute = /^(:|v-bind:)?path$/;
/** `<p translate>cart.title</p>` of ngx-translate. */
const translated =
  /<[a-zA-Z][\w-]*(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?\s(?:translate|transloco)(?=[\s>])(?:"[^"]*"|'[^']*'|[^"'<>])*>([^<>{}]+)<\//g;
/** Attributes whose value is a key. */
const keyAttributes = /^(?:translate|transloco|keypath|data-i18n|i18nKey|\[?i18n-key\]?)$/;

/**
 * The scripts of a source file. What its markup says about keys and texts is added to what is found.
 *
 * @param path its extension says what the text is.
 * @example scriptParts('a.vue', '<script>t("hi")</script>')[0]?.start; // 8
 */
export function scriptParts(path: string, text: string, findings: CodeFindings = noFindings()): readonly ScriptPart[] {
  const extension = extensionOf(path);
  return isMarkup(extension) ? readTemplate(text, extension, findings) : [wholeScript(text, extension)];
}

/**
 * The parts of a Vue, Svelte or HTML file that are scripts; keys and texts that stand in the markup itself are added
 * to what is found.
 *
 * @param extension with the dot, in lower case.
 */
export function readTemplate(text: string, extension: string, findings: CodeFindings): readonly ScriptPart[] {
  const { scripts, markup } = splitMarkup(text);
  const scopes = translocoScopes(markup);
  const expression = (value: string, start: number, isKey = false) =>
    scripts.push({ text: value, start, jsx: false, template: true, isKey, functions: functionsAt(scopes, start) });
  const isPath = (name: string, offset: number) =>
    pathAttribute.test(name) && /^<i18n(?:-t)?\s/i.test(markup.slice(markup.lastIndexOf('<', offset), offset));

  for (const match of markup.matchAll(attribute)) {
    const [whole, name = '', double, single] = match;
    const value = double ?? single ?? '';
    const start = match.index + whole.length - 1 - value.length;
    if (bound.test(name)) {
      if (value !== '') expression(value, start, boundKeys.test(name) || isPath(name, match.index));
      continue;
    }
    if (value.includes('{')) continue;
    findings.literals.add(value);
    if (keyAttributes.test(name) || isPath(name, match.index)) addAttributeKeys(name, value, start, findings);
    else if (hasWords(value) && isTextAttribute(name, tagNameBefore(markup, match.index), value))
      findings.texts.push(trimmed(value, start));
  }
  if (extension === '.svelte') {
    for (const { start, end } of braces(markup)) expression(markup.slice(start, end), start);
  } else {
    for (const match of markup.matchAll(/\{\{((?:(?!\{\{)[\s\S])*?)\}\}/g)) expression(match[1] ?? '', match.index + 2);
    for (const { text: inside, start } of controlFlow(markup)) expression(inside, start);
    if (extension === '.html') addElementKeys(markup, findings);
  }
  for (const match of markup.matchAll(/>([^<>{}]+)</g)) {
    const body = match[1] ?? '';
    const tag = markup.slice(markup.lastIndexOf('<', match.index), match.index + 1);
    if (hasWords(body) && !isIcon(/^<([\w-]+)/.exec(tag)?.[1] ?? '', tag))
      findings.texts.push(trimmed(body, match.index + 1));
  }
  if (extension === '.html') addMarkedTexts(markup, findings);
  return scripts;
}

/** The name of the tag that an attribute stands in. */
const tagNameBefore = (markup: string, offset: number) =>
  /^<([\w:.-]*)/.exec(markup.slice(markup.lastIndexOf('<', offset), offset))?.[1] ?? '';

/** The scripts of a file of markup, and the markup with them, styles and comments as spaces: offsets stay the same. */
export function splitMarkup(text: string): { readonly scripts: ScriptPart[]; readonly markup: string } {
  const scripts: ScriptPart[] = [];
  const markup = withoutBlocks(text, blank).replace(/<!--[\s\S]*?(?:-->|$)/g, blank);
  const split = markup.replace(blocks, (whole: string, tag: string, head: string, body: string, offset: number) => {
    const start = offset + 1 + tag.length + head.length + 1;
    const isData = /type\s*=\s*["'](?!module|text\/(?:java|type)script)/i.test(head);
    if (tag.toLowerCase() === 'script' && !isData) {
      scripts.push({ text: body, start, jsx: /lang\s*=\s*["'][jt]sx/i.test(head), template: false });
    }
    return blank(whole);
  });
  return { scripts, markup: split };
}

/** Keys that stand as the text of an element. A single word may be a text that HTML's own attribute speaks of. */
function addElementKeys(markup: string, findings: CodeFindings): void {
  for (const match of markup.matchAll(translated)) {
    const { text: key, range } = trimmed(match[1] ?? '', match.index + match[0].length - 2 - (match[1] ?? '').length);
    if (!/^[\w.:-]+$/.test(key)) continue;
    const use = { key, written: key, namespaces: [], range, ...(/\w[.:]\w/.test(key) ? {} : { optional: true }) };
    findings.uses.push(/\b(?:translate|transloco)Params\b/.test(match[0]) ? use : { ...use, passed: [] });
  }
}

/** `data-i18n="[title]nav.home;nav.intro"` of jquery-i18next names several; the others name one. */
function addAttributeKeys(name: string, value: string, start: number, findings: CodeFindings): void {
  if (name === 'translate' && /^(?:yes|no|)$/.test(value)) return;
  let partStart = start;
  for (const part of name === 'data-i18n' ? value.split(';') : [value]) {
    const lead = /^\s*(?:\[[\w-]*\])?\s*/.exec(part)?.[0].length ?? 0;
    const key = part.slice(lead).trimEnd();
    if (key !== '') {
      const range = { start: partStart + lead, end: partStart + lead + key.length };
      findings.uses.push({ key, written: key, namespaces: [], range });
    }
    partStart += part.length + 1;
  }
}

/** The insides of the outermost braces of a Svelte template, without `#if`, `:else` and the like in front. */
function braces(text: string): { readonly start: number; readonly end: number }[] {
  const insides: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (depth > 0 && quote !== '') {
      if (character === '\\') i++;
      else if (character === quote) quote = '';
    } else if (depth > 0 && (character === '"' || character === "'" || character === '`')) quote = character;
    else if (character === '{') {
      if (depth++ === 0) start = i + 1;
    } else if (character === '}' && depth > 0 && --depth === 0) {
      const word = /^(?:[#:/@]\w+(?:\s+if\b)?)/.exec(text.slice(start, i))?.[0].length ?? 0;
      insides.push({ start: start + word, end: i });
    }
  }
  return insides;
}

/** As many spaces, with the line ends kept: offsets stay the same. */
function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
