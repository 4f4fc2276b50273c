import type { TextEdit, TextRange } from '../../../shared/catalog/textRange.ts';
import { languageName } from '../../../shared/sentences/languageName.ts';
import type { Sentence } from '../../../shared/sentences/sentence.ts';

/** An expression whose value is shown: as it stands in the code, and what an argument for it is called. */
export interface ValuePart {
  readonly code: string;
  readonly name: string;
}

/** An element within a sentence. */
export interface TagPart {
  /** What a translator sees: `b`, `link`. */
  readonly tag: string;
  /** The start tag as it stands in the code, without its end: `<a href={url}`. */
  readonly open: string;
  /** As it ends in the code: `</a>`; undefined for an element without content. */
  readonly close: string | undefined;
  readonly inner: readonly TextPart[];
}

/** Words that depend on a number: `count === 1 ? 'file' : 'files'`. */
export interface PluralPart {
  readonly count: ValuePart;
  readonly one: string;
  readonly other: string;
}

/** A piece of a text in code. */
export type TextPart = { readonly words: string } | ValuePart | TagPart | PluralPart;

/** What a message of the library can hold beside words and values. */
export interface MessageAbilities {
  /** Elements, as tags. */
  readonly tags: boolean;
  /** Forms for one and for any other number. */
  readonly plurals: boolean;
}

/** How code at some place asks for a text. */
export interface Access {
  /** What is called: `t`, `this.$t`, `intl.formatMessage`; empty where a component or a pipe does it. */
  readonly callee: string;
  /** Namespaces that it looks in, the first first; empty where it names none. */
  readonly namespaces: readonly string[];
  /** Stands before every key, without the dot behind it. */
  readonly prefix: string;
  /** What has to be added to the file so that it is there: a hook, an import. The same edit is made once. */
  readonly edits: readonly TextEdit[];
}

/** What the code around a text is, which decides how a call is written there. */
export type TextSetting =
  /** A string, a template literal or a sum of them, in a script. */
  | 'string'
  /** As `string`, in an expression of a template. */
  | 'template-string'
  /** Children of an element of JSX. */
  | 'jsx-text'
  /** `title="Text"` of JSX; the range is the value with its quotes. */
  | 'jsx-attribute'
  /** Text between the tags of a template. */
  | 'markup-text'
  /** An attribute of a template; the range is the whole attribute. */
  | 'markup-attribute';

/** A text in source code that a key can stand for. */
export interface TextPlace {
  readonly setting: TextSetting;
  /** What a call replaces, in UTF-16 offsets of the file. */
  readonly range: TextRange;
  readonly parts: readonly TextPart[];
  /** The attribute, or the element that the text stands in: `title`, `button`. */
  readonly role?: string;
  /** True for what people certainly read; a string of a script may be anything. */
  readonly isCertain: boolean;
  /** True for a part of a sentence that elements cut: translators would get its pieces. */
  readonly isPiece?: true;
  /** Where the start tag around a text of markup ends, before its `>`. */
  readonly tagEnd?: number;
  /** How a text is asked for here, or why that is not possible. */
  readonly access: Access | Sentence;
}

/** The words of a text without what is put between them. */
export function wordsOf(parts: readonly TextPart[]): string {
  const words = parts.map((part) => {
    if ('words' in part) return part.words;
    if ('tag' in part) return wordsOf(part.inner);
    return 'other' in part ? part.other : ' ';
  });
  return words.join('');
}

/** What only programs call so: `list_pages`, `list-of-pages`, `0x83f2eb2b`, `--depth=2`. */
const ofPrograms =
  /^(?:\w*[A-Za-z]_\w+|[a-z\d]+(?:-[a-z\d]+){2,}|(?:0x)?(?=[A-Fa-f]*\d)[\dA-Fa-f]{8,}|--[a-z][\w-]*(?:=\S*)?)$/;
/** An ending that code puts to a word, which no other language can follow: `n === 1 ? '' : 's'`. */
const ending = /\?\s*(["'`])\p{Ll}{0,3}\1\s*:\s*(["'`])\p{Ll}{0,3}\2/u;
/** What people and channels are called: `@anna, @ben`, `#boats`. */
const handles = /^(?:[@#+][\w.-]+|\d+)$/;
/** Companies, services, programs and formats, whose names no language translates. */
const brandNames = [
  'Airtable|Amazon|Android|Anthropic|Azure|Bitbucket|Bluesky|ChatGPT|Cloudflare|Discord|Docker|Dropbox|Facebook|Figma|Firefox|Flickr|GitHub|GitLab|Gmail|Instagram|Jira|Keycloak|Kubernetes|LinkedIn|Linux|Markdown|Mastodon|Microsoft|MongoDB|MySQL',
  'Netlify|Nextcloud|Ollama|OneDrive|OpenAI|Outlook|Patreon|PayPal|PostgreSQL|Reddit|Redis|Salesforce|Shopify|Skype|Slack|Spotify|SQLite|Stripe|Supabase|Telegram|TikTok|Trello|Twitch|Twitter|Ubuntu|Vercel|WhatsApp|Wikipedia|WordPress|YouTube|Zapier',
  'Google(?: (?:Analytics|Calendar|Chrome|Cloud|Docs|Drive|Maps|Play|Sheets))?',
];
const brands = new RegExp(`^(?:${brandNames.join('|')})$`);
/** Languages that programs are often in, for their own names: a choice of languages shows these in every language. */
const languages =
  'ar bg bn ca cs da de el en es et eu fa fi fr gl he hi hr hu id it ja ko lt lv ms nb nl no pl pt pt-BR ro ru sk sl sr sv th tr uk vi zh zh-Hans zh-Hant';
let ownNames: ReadonlySet<string> | undefined;

/** True for `Deutsch` and `Français`, whatever their capitals. */
function isOwnNameOfLanguage(words: string): boolean {
  ownNames ??= new Set(languages.split(' ').map((tag) => languageName(tag, tag).toLowerCase()));
  return ownNames.has(words.toLowerCase());
}

/** What is pressed at once: `Ctrl + S`. */
const keys = /^(?:(?:alt|cmd|command|control|ctrl|meta|option|shift|super|win|[⌘⌥⌃⇧])\s*\+\s*)+(?:\S|F\d+)$/i;

/** What stands behind a number in every language. */
const units = /^(?:px|r?em|v[hw]|pt|dpi|fps|ms)$/;

/**
 * Whether words are for people, wherever they stand: not an address, a path, a type of file, nor a name in capitals or with some
 * within (`LookupField`, `IPv6`), which is the same in every language; not what a choice stands for in the program either.
 *
 * @param tag the start tag around them as it stands in the code: `<option value="jpeg">`.
 */
export function isForPeople(parts: readonly TextPart[], tag = ''): boolean {
  const words = wordsOf(parts).trim();
  if (tag.includes(` value="${words}"`) || tag.includes(` value='${words}'`)) return false;
  if (parts.some((part) => 'code' in part && ending.test(part.code))) return false;
  if (words.split(/[\s,;|]+/).every((word) => ofPrograms.test(word) || handles.test(word))) return false;
  if (brands.test(words) || isOwnNameOfLanguage(words)) return false;
  if ((parts.length > 1 && units.test(words)) || keys.test(words)) return false;
  const isNumbered = /\p{Lu}{2}/u.test(words) && /\p{N}/u.test(words);
  const isName = /^[\p{L}\p{N}]+$/u.test(words) && (isNumbered || /\p{Ll}\p{Lu}/u.test(words));
  // Three dots at the end say that something goes on.
  const isAddress = /[/\\=_@:.]\S|^[^\p{Ll}\p{Lo}]*$/u.test(words.replace(/\.{3}$/, ''));
  return /\s/.test(words) || (!isName && !isAddress);
}

/** Puts neighbouring words together and leaves empty ones out. */
export function joinedParts(parts: readonly TextPart[]): readonly TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if ('words' in part && last && 'words' in last) joined[joined.length - 1] = { words: last.words + part.words };
    else if (!('words' in part) || part.words !== '') joined.push(part);
  }
  return joined;
}

/** Without the white space at both ends. */
export function trimmedParts(parts: readonly TextPart[]): readonly TextPart[] {
  const joined = joinedParts(parts);
  return joinedParts(
    joined.map((part, i) => {
      if (!('words' in part)) return part;
      const start = i === 0 ? part.words.trimStart() : part.words;
      return { words: i === joined.length - 1 ? start.trimEnd() : start };
    }),
  );
}
