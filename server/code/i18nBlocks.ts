import { json5 } from '../../shared/formats/script/json5.ts';
import { yaml } from '../../shared/formats/yaml/yaml.ts';

/** Keys whose texts a component of Vue brings along, in `<i18n>` blocks. */
export interface BlockKeys {
  readonly local: ReadonlySet<string>;
  /** Of blocks whose texts every component may ask for. */
  readonly global: ReadonlySet<string>;
}

const block = /^<i18n(?![\w-])((?:"[^"]*"|'[^']*'|[^"'<>])*)>([\s\S]*?)<\/i18n\s*>/gm;
/** An element of that name in a template asks for a text, instead of holding some. */
const asks = /\s:?(?:path|keypath)\s*=/;

/**
 * Reads the `<i18n>` blocks of a component, JSON or YAML (https://vue-i18n.intlify.dev/guide/advanced/sfc).
 *
 * @example i18nBlocks('<i18n>\n{ "en": { "hello": "Hello" } }\n</i18n>').local.has('hello'); // true
 */
export function i18nBlocks(text: string): BlockKeys {
  const [local, global] = [new Set<string>(), new Set<string>()];
  for (const [, attributes = '', body = ''] of text.matchAll(block)) {
    if (asks.test(attributes)) continue;
    const format = body.trimStart().startsWith('{') ? json5 : yaml;
    const isOneLanguage = /\slocale\s*=/.test(attributes);
    for (const { id } of format.parse(body).segments) {
      const key = isOneLanguage ? id : id.slice(id.indexOf('.') + 1);
      (/\sglobal(?=[\s=]|$)/.test(attributes) ? global : local).add(key);
    }
  }
  return { local, global };
}

/** The text of a component with its `<i18n>` blocks as spaces. */
export function withoutBlocks(text: string, blank: (text: string) => string): string {
  return text.replace(block, (whole, attributes: string) => (asks.test(attributes) ? whole : blank(whole)));
}

/** Whether a component asks itself for a text or a group of texts. */
export function isOwnKey({ local }: BlockKeys, key: string): boolean {
  return local.has(key) || [...local].some((one) => one.startsWith(`${key}.`));
}
