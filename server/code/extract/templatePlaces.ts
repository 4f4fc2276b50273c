import { pushAll } from '../../../shared/catalog/pushAll.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { markedTexts } from '../angularTexts.ts';
import { bindingsOf } from '../bindings.ts';
import type { Api, ts } from '../codeParsers.mjs';
import { splitMarkup } from '../readTemplate.ts';
import { isTextAttribute } from '../textAttributes.ts';
import { imported } from './addedImport.ts';
import type { CodeLibrary } from './codeLibrary.ts';
import { decodedEntities } from './decodedEntities.ts';
import { type ScriptSurroundings, scriptPlaces } from './scriptPlaces.ts';
import { templateRuns, valueEnd } from './templateRuns.ts';
import { argumentName } from './textParts.ts';
import {
  type Access,
  isForPeople,
  joinedParts,
  type TextPart,
  type TextPlace,
  trimmedParts,
  wordsOf,
} from './textPlace.ts';

const letters = /\p{L}{2}/u;
/** Attributes whose value is an expression: Vue `:a`, `@a`, `v-a`; Angular `[a]`, `(a)`, `*a`. */
const bound = /^(?::|@|#|v-|\[|\(|\*)/;
/** An expression that asks for a text by its key already. */
const asks = /\|\s*(?:translate|transloco)\b|(?:^|[^\w$.])(?:\$?t[ce]?|\$_|\$format)\s*\(/;

/**
 * The texts of a file of markup that a key could stand for: between its tags, in attributes that people read, and the
 * strings of its scripts and expressions.
 *
 * @param extension with the dot: `.vue`, `.svelte`, `.html`.
 */
export function templatePlaces(
  api: Api,
  text: string,
  extension: string,
  { library, quote, abilities }: Pick<ScriptSurroundings, 'library' | 'quote' | 'abilities'>,
): readonly TextPlace[] {
  const { scripts, markup } = splitMarkup(text);
  const braces = extension === '.svelte' ? 'single' : 'double';
  const access = templateAccess(api, text, extension, library, quote);
  const { runs, attributes } = templateRuns(extension === '.vue' ? vueTemplate(markup) : markup, braces);
  const places: TextPlace[] = [];
  const around: ScriptSurroundings = { library, isComponent: false, quote, abilities, access };
  // Angular's own marks belong to elements.
  const canCall = library.name !== 'angular';
  for (const { start, end, element, tagEnd, isPiece } of runs) {
    const parts = partsOfRun(api, markup.slice(start, end), braces);
    if (!parts || !letters.test(wordsOf(parts))) {
      const run = markup.slice(start, end);
      for (const value of valuesIn(run, braces)) {
        const part = { text: value.code, start: start + value.offset, jsx: false, template: true };
        // Beside words it is a part of their sentence.
        const isShown = canCall && !letters.test(run.slice(0, value.start) + run.slice(value.end));
        pushAll(places, scriptPlaces(api, part, { ...around, isShown }));
      }
      continue;
    }
    places.push({
      setting: 'markup-text',
      range: { start, end },
      parts,
      isCertain: isForPeople(
        parts,
        tagEnd === undefined ? '' : markup.slice(markup.lastIndexOf(`<${element}`, tagEnd), tagEnd),
      ),
      access,
      ...(element === '' ? {} : { role: element }),
      ...(tagEnd === undefined ? {} : { tagEnd }),
      ...(isPiece ? { isPiece } : {}),
    });
  }
  for (const { name, value, start, end, valueStart, element } of attributes) {
    if (bound.test(name)) {
      const part = { text: value, start: valueStart, jsx: false, template: true };
      const quoteWithin = text.charAt(valueStart - 1) === '"' ? "'" : '"';
      const isShown = canCall && isTextAttribute(boundName(name), element, 'Text');
      pushAll(places, scriptPlaces(api, part, { ...around, quote: quoteWithin, isShown }));
    } else if (isTextAttribute(name, element, value)) {
      const parts = partsOfAttribute(api, value, extension);
      if (!parts || !letters.test(wordsOf(parts))) continue;
      places.push({
        setting: 'markup-attribute',
        range: { start, end },
        parts,
        role: name,
        isCertain: isForPeople(parts),
        access,
      });
    }
  }
  for (const part of scripts) {
    const isComponent = extension === '.svelte' || isSetup(text, part.start);
    pushAll(places, scriptPlaces(api, part, { library, isComponent, quote, abilities }));
  }
  const marked = extension === '.html' ? markedTexts(markup) : [];
  const isMarked = ({ range }: TextPlace) => marked.some(({ start, end }) => range.start < end && start < range.end);
  return places.filter((place) => !isMarked(place)).sort((a, b) => a.range.start - b.range.start);
}

/** What a bound attribute is bound to: `title` for `:title`, `v-bind:title`, `[title]` and `[attr.title]`. */
const boundName = (name: string): string => /^(?::|v-bind:|\[(?:attr\.)?)([\w-]+)\]?$/.exec(name)?.[1] ?? '';

/** The words of an attribute, with the values that Angular and Svelte put into them: `title="Sort {{ name }}"`. */
function partsOfAttribute(api: Api, value: string, extension: string): readonly TextPart[] | undefined {
  if (!value.includes('{')) return trimmedParts([{ words: decodedEntities(value) }]);
  if (extension === '.vue') return undefined;
  const parts = partsOfRun(api, value, extension === '.svelte' ? 'single' : 'double');
  // The call is written between double quotes.
  return parts?.some((part) => 'code' in part && part.code.includes('"')) ? undefined : parts;
}

/** Whether the script that starts behind a tag is `<script setup>`. */
function isSetup(text: string, start: number): boolean {
  return /\ssetup\b/.test(text.slice(text.lastIndexOf('<script', start), start));
}

/** All but the template of a Vue component as spaces. */
function vueTemplate(markup: string): string {
  const start = markup.search(/<template\b/);
  const end = markup.lastIndexOf('</template');
  const blank = (part: string) => part.replace(/[^\r\n]/g, ' ');
  if (start < 0 || end < start) return blank(markup);
  return blank(markup.slice(0, start)) + markup.slice(start, end) + blank(markup.slice(end));
}

/** How a template asks for a text. */
function templateAccess(
  api: Api,
  text: string,
  extension: string,
  library: CodeLibrary,
  quote: string,
): Access | Sentence {
  const free = { callee: '', namespaces: [], prefix: '', edits: [] };
  const { name, call } = library;
  if (extension === '.html' && /<html[\s>]/i.test(text)) {
    return say`This is a whole page and no template, so nothing in it asks for texts.`;
  }
  if (extension === '.html' && /<[%?]|\{%/.test(text)) {
    return say`Another program makes this page from a template: its texts cannot become keys here.`;
  }
  if (call !== undefined || name === 'angular' || name === 'ngx-translate') return free;
  if (name === 'transloco') return free;
  if (extension === '.vue' && (name === 'vue-i18n' || name === 'i18next')) {
    return { ...free, callee: /\$t\(/.test(text) || !/\{\{\s*t\(/.test(text) ? '$t' : 't' };
  }
  if (extension === '.svelte' && name === 'svelte-i18n') {
    const named = /import\s*\{[^}]*\b(t|_|format)\b[^}]*\}\s*from\s*['"]svelte-i18n['"]/.exec(text);
    // A store cannot be read where a block calls something else so.
    const wanted = named?.[1] ?? (/\{(?:[:#]\w+\s+|[^{}]*\s(?:as|then)\s+)_\s*[,}(]/.test(text) ? 't' : '_');
    return {
      ...free,
      callee: `$${wanted}`,
      edits: named ? [] : svelteImport(api, text, wanted, library, quote),
    };
  }
  return say`Nothing is known of how a template asks for texts here; say so in the setting “code.call”.`;
}

function svelteImport(api: Api, text: string, name: string, library: CodeLibrary, quote: string) {
  const line = `import { ${name} } from ${quote}svelte-i18n${quote};`;
  const [part] = splitMarkup(text).scripts;
  if (!part) return [{ range: { start: 0, end: 0 }, newText: `<script>\n  ${line}\n</script>\n\n` }];
  const source = api.createSourceFile('a.ts', part.text, api.ScriptTarget.Latest, true, api.ScriptKind.TS);
  const script = { source, bindings: bindingsOf(api, source), library, shift: part.start, isComponent: true, quote };
  return imported(api, script, name, 'svelte-i18n', false);
}

/** The words and values of a stretch of text; undefined where a value asks for a text itself, chooses words, or is no expression. */
function partsOfRun(api: Api, text: string, braces: 'double' | 'single'): readonly TextPart[] | undefined {
  const parts: TextPart[] = [];
  let last = 0;
  for (const { code: written, start, end } of valuesIn(text, braces)) {
    const code = written.trim();
    const name = code === '' || asks.test(code) ? undefined : nameOfValue(api, code);
    if (name === undefined) return undefined;
    parts.push({ words: shown(text.slice(last, start)) }, { code: /[|&?:]/.test(code) ? `(${code})` : code, name });
    last = end;
  }
  parts.push({ words: shown(text.slice(last)) });
  return trimmedParts(joinedParts(parts));
}

/** The values that are put into a text, with the offset of the expression within it. */
function valuesIn(text: string, braces: 'double' | 'single') {
  const closing = braces === 'double' ? '}}' : '}';
  const values: { code: string; start: number; end: number; offset: number }[] = [];
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const { end } = valueEnd(text, start, braces);
    if (end === start) continue;
    const offset = start + closing.length;
    const last = end - closing.length;
    // What never ends is no expression, so that its text stays.
    const code = text.startsWith(closing, last) ? text.slice(offset, last) : '';
    values.push({ code, start, end, offset });
    start = end - 1;
  }
  return values;
}

/** Text as a browser shows it: white space is one space. */
const shown = (text: string) => decodedEntities(text.replace(/\s+/g, ' '));

function nameOfValue(api: Api, code: string): string | undefined {
  const source = api.createSourceFile('a.ts', `(${code})`, api.ScriptTarget.Latest, true, api.ScriptKind.TS);
  const [statement, more] = source.statements;
  if (!statement || more || !api.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  return choosesWords(api, expression) ? undefined : argumentName(api, expression);
}

/** Whether words of a sentence are the value, which no language but that of the code would have. */
function choosesWords(api: Api, node: ts.Expression): boolean {
  if (api.isParenthesizedExpression(node)) return choosesWords(api, node.expression);
  if (!api.isConditionalExpression(node)) return false;
  const sides = [node.whenTrue, node.whenFalse];
  return sides.some((side) => (api.isStringLiteralLike(side) && letters.test(side.text)) || choosesWords(api, side));
}
