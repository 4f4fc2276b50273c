import type { Content } from '../../shared/catalog/content.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';
import type { Format } from '../../shared/formats/format.ts';
import { json5 } from '../../shared/formats/script/json5.ts';
import { yaml } from '../../shared/formats/yaml/yaml.ts';

/** A text that a component of Vue brings along, in one language. */
export interface BlockText {
  /** As the block names it: `pt-BR`. */
  readonly language: string;
  /** Without the language: `crew.cook`. */
  readonly key: string;
  /** The last part of the key where it is written, in UTF-16 offsets of the file. */
  readonly range: TextRange;
  readonly target: Content;
}

/** An `<i18n>` block of a component. */
export interface I18nBlock {
  readonly format: Format;
  readonly body: string;
  /** Where the body starts in the file, in UTF-16 code units. */
  readonly start: number;
  /** The language of the whole block; undefined where its texts are below the languages. */
  readonly locale?: string;
  /** True where every component may ask for its texts. */
  readonly isGlobal: boolean;
}

/** What the `<i18n>` blocks of a component hold. */
export interface ComponentTexts {
  /** Those of the component itself, in the order of the file. */
  readonly local: readonly BlockText[];
  readonly global: readonly BlockText[];
  /** True where a block takes its texts from another file, so that nobody sees which there are. */
  readonly isElsewhere: boolean;
}

const block = /^<i18n(?![\w-])((?:"[^"]*"|'[^']*'|[^"'<>])*)(?:(?<=\/)>|(?<!\/)>([\s\S]*?)<\/i18n\s*>)/gm;
/** An element of that name in a template asks for a text, instead of holding some. */
const asks = /\s:?(?:path|keypath)\s*=/;
const locale = /\slocale\s*=\s*["']([^"']*)["']/;

/**
 * Reads the `<i18n>` blocks of a component, JSON or YAML (https://vue-i18n.intlify.dev/guide/advanced/sfc).
 *
 * @example i18nBlocks('<i18n>\n{ "en": { "hello": "Hello" } }\n</i18n>').local[0]?.key; // 'hello'
 */
export function i18nBlocks(text: string): ComponentTexts {
  const all = blocksOf(text).map((one) => ({ isGlobal: one.isGlobal, texts: textsOfBlock(one) }));
  const ofKind = (wanted: boolean) => all.flatMap(({ isGlobal, texts }) => (isGlobal === wanted ? texts : []));
  const heads = [...text.matchAll(block)].map(([, attributes = '']) => attributes);
  return {
    local: ofKind(false),
    global: ofKind(true),
    isElsewhere: heads.some((attributes) => !asks.test(attributes) && /\ssrc\s*=/.test(attributes)),
  };
}

/** The blocks of a component with their places. */
export function blocksOf(text: string): readonly I18nBlock[] {
  return [...text.matchAll(block)].flatMap((match): I18nBlock[] => {
    const [whole, attributes = '', body] = match;
    if (body === undefined || asks.test(attributes)) return [];
    const [, language] = locale.exec(attributes) ?? [];
    return [
      {
        format: /\slang\s*=\s*["']ya?ml/.test(attributes) || !/^\s*[{/]/.test(body) ? yaml : json5,
        body,
        start: match.index + whole.lastIndexOf('</') - body.length,
        ...(language === undefined ? {} : { locale: language }),
        isGlobal: /\sglobal(?=[\s=]|$)/.test(attributes),
      },
    ];
  });
}

/** The texts of a block in all its languages. */
export function textsOfBlock({ format, body, start, locale: named }: I18nBlock): readonly BlockText[] {
  const { segments, targetLanguage } = format.parse(body);
  // A single language at the root is that of the file, and no part of its keys.
  const language = named ?? targetLanguage;
  return segments.all().flatMap(({ id, range, idRange = range, target }): BlockText[] => {
    const name = id.replace(/~\d+$/, '');
    const dot = name.indexOf('.');
    if (!target || (language === undefined && dot < 0)) return [];
    return [
      {
        language: language ?? name.slice(0, dot),
        key: language === undefined ? name.slice(dot + 1) : name,
        range: withinQuotes(body, idRange, start),
        target,
      },
    ];
  });
}

/** A range without the quotes around it, moved on by `shift`. */
function withinQuotes(text: string, { start, end }: TextRange, shift: number): TextRange {
  const quotes = /["']/.test(text.charAt(start)) && text.charAt(end - 1) === text.charAt(start) ? 1 : 0;
  return { start: start + shift + quotes, end: end + shift - quotes };
}

/** The text of a component with its `<i18n>` blocks as spaces. */
export function withoutBlocks(text: string, blank: (text: string) => string): string {
  return text.replace(block, (whole, attributes: string) => (asks.test(attributes) ? whole : blank(whole)));
}

/** The texts that a component has itself for a key, or for those of a group; undefined where there are none. */
export function ownTexts(local: readonly BlockText[], key: string): readonly BlockText[] | undefined {
  const exact = local.filter((one) => one.key === key);
  const meant = exact.length > 0 ? exact : local.filter((one) => one.key.startsWith(`${key}.`));
  return meant.length > 0 ? meant : undefined;
}
