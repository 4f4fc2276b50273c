import type { MessageSyntaxReader, MessageUnit } from './message.ts';
import { tag } from './placeholder.ts';

/** Elements of HTML that nobody writes in angle brackets to mean anything else: tags even when they are not closed. */
const plain = new Set(
  'a abbr b bdi bdo big br code dd div dl dt em font h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre q s small span strike strong sub sup table tbody td th thead tr tt u ul wbr'.split(
    ' ',
  ),
);
/** Other elements of HTML, whose names are words too (`<time>`, `<source>`): tags when closed, or with attributes. */
const wordy = new Set(
  `acronym address area article aside audio base blockquote body button caption center cite col colgroup data del details
  dfn embed fieldset figcaption figure footer form frame head header html iframe input ins label legend link main map mark
  menu meta nav nobr object optgroup option output param picture progress rp rt ruby samp script section select source
  style summary svg template textarea tfoot time title track var video`.split(/\s+/),
);
const isHtml = (name: string) => plain.has(name) || wordy.has(name);
const empty = new Set('br hr img input wbr col source area link meta embed base param track'.split(' '));
const longestTag = 4000;

/**
 * Tags of HTML and XML, numbered tags (`<0>…</0>`), comments, and the override tags of subtitles (`{\an8}`).
 * The id is the name; of an unknown empty element with an `id`, both: `x:1`. A `<` that opens no tag is text, as is a
 * name in angle brackets that is neither HTML nor closed (`<file>`). Entities are text.
 */
export const markup: MessageSyntaxReader = {
  find(value) {
    const units: MessageUnit[] = [];
    if (value.includes('{\\')) overrides(value, units);
    if (!value.includes('<')) return units;
    const doubtful: MessageUnit[] = [];
    for (let offset = value.indexOf('<'); offset >= 0; offset = value.indexOf('<', offset)) {
      const unit = tagAt(value, offset);
      if (unit) units.push(unit);
      if (unit?.kind === 'open' && (!plain.has(unit.id) || isProse(value, unit) || isFormatCode(value, offset)))
        doubtful.push(unit);
      offset = unit ? unit.end : offset + 1;
    }
    if (doubtful.length === 0 && areSure(units)) return units;
    const closed = new Set(units.filter((unit) => unit.kind === 'close').map((unit) => unit.id));
    const opened = new Set(units.filter((unit) => unit.kind === 'open').map((unit) => unit.id));
    const text = new Set(doubtful.filter((unit) => !closed.has(unit.id)));
    return units
      .filter((unit) => !text.has(unit) && (unit.kind !== 'close' || plain.has(unit.id) || opened.has(unit.id)))
      .sort((a, b) => a.start - b.start);
  },
};

/**
 * Whether words stand where attributes do: several without a value, dots (`<a letter of 2 signs>`, `<a carregar...>`), or
 * one with a capital as the first has (`<Table Views>`).
 */
const isProse = (value: string, { start, end }: MessageUnit) =>
  /^<[^\s<>=]+(?:\s+[^\s<>="']+){2,}\s*>$|^<[^\s<>=]+\s[^<>="']*(?:\.{3}|…)\s*>$|^<\p{Lu}[^\s<>=]*\s+\p{Lu}[^\s<>="']*\s*>$/u.test(
    value.slice(start, end),
  );

/**
 * Whether what opens at a `<` is a formatting code of POD and of manual pages in PO files, whose letter stands in front:
 * `B<script>`, `I<table>`. A tag of that name is closed.
 *
 * @param offset of the `<`, in UTF-16 code units.
 * @example isFormatCode('options of B<script>(1)', 12); // true
 */
export function isFormatCode(value: string, offset: number): boolean {
  if (!/(?<![A-Za-z])[BCFILSX]$/.test(value.slice(Math.max(0, offset - 2), offset))) return false;
  const name = /^<([\w-]+)>/.exec(value.slice(offset, offset + 40))?.[1];
  return name !== undefined && !empty.has(name.toLowerCase()) && !value.includes(`</${name}`);
}

/** Whether all stand in order, and none is one of those that only their partners make a tag. */
function areSure(units: readonly MessageUnit[]): boolean {
  let end = 0;
  for (const unit of units) {
    if (unit.start < end || (unit.kind === 'close' && !plain.has(unit.id))) return false;
    end = unit.end;
  }
  return true;
}

/**
 * What stands in braces behind a backslash: override tags of subtitles, each with a number, a colour or a list behind its
 * name (`{\an8\pos(1,2)}`), or a group of LaTeX, whose commands are tags and whose words are text (`{\huge\bfseries Words}`).
 */
function overrides(value: string, units: MessageUnit[]): void {
  for (const match of value.matchAll(/\{\\[a-zA-Z][^{}\n]{0,200}\}/g)) {
    const [raw] = match;
    const alone = (start: number, text: string) =>
      units.push(tag('markup', start, start + text.length, 'standalone', text));
    if (!group.test(raw)) alone(match.index, raw);
    else for (const { index, 0: commands } of raw.matchAll(texCommands)) alone(match.index + index, commands);
  }
}

/** Names of commands with words behind them; `\fn` names a font, which may have spaces. */
const group = /^\{(?!\\fn)(?:\\[A-Za-z]{2,20}\*?){1,9}\s/;
const texCommands = /(?:\\[A-Za-z]{1,20}\*?)+/g;

const tagStart = /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]{0,80}|\d{1,3})(?=[\s/>])/uy;

function tagAt(value: string, offset: number): MessageUnit | undefined {
  const next = value.charCodeAt(offset + 1);
  // Space, digits in a comparison, punctuation: most signs that open no tag are told by what follows them.
  if (next <= 32 || Number.isNaN(next)) return undefined;
  if (next === 33 && value.startsWith('<!--', offset)) {
    const length = value.slice(offset + 4, offset + longestTag).indexOf('-->');
    return length < 0
      ? undefined
      : { ...tag('markup', offset, offset + length + 7, 'standalone', '!--'), optional: true };
  }
  tagStart.lastIndex = offset;
  const start = tagStart.exec(value);
  if (!start) return undefined;
  const end = tagEnd(value, offset + start[0].length);
  if (end === undefined) return undefined;
  const written = start[2] ?? '';
  const lower = written.toLowerCase();
  // A name like `Link` is a component, not an element of HTML.
  const name = plain.has(lower) || (wordy.has(lower) && !/[a-z]/.test(written)) ? lower : written;
  if (start[1]) return tag('markup', offset, end, 'close', name);
  const bare = end - offset === written.length + 2;
  const alone = (value[end - 2] === '/' && !isInAddress(value, end)) || (empty.has(name) && (plain.has(name) || !bare));
  if (!alone) return tag('markup', offset, end, 'open', name);
  const id = isHtml(name) ? undefined : /\sid\s*=\s*["']?([^"'\s/>]{1,80})/.exec(value.slice(offset, end))?.[1];
  return tag('markup', offset, end, 'standalone', id ? `${name}:${id}` : name);
}

/** Whether the slash before the end of a tag belongs to an address without quotes: `<a href=https://example.org/>`. */
const isInAddress = (value: string, end: number) =>
  /=[^\s"'<>=]*:\/\/[^\s"'<>]*$/.test(value.slice(Math.max(0, end - longestAddress), end - 1));
const longestAddress = 500;

/** Offset behind the `>` that ends a tag whose attributes start at `from`. */
function tagEnd(value: string, from: number): number | undefined {
  const limit = Math.min(value.length, from + longestTag);
  for (let offset = from; offset < limit; offset++) {
    const unit = value.charCodeAt(offset);
    if (unit === 0x3e) return offset + 1;
    if (unit === 0x3c) return undefined;
    if ((unit === 0x22 || unit === 0x27) && /[=\s]/.test(value[offset - 1] ?? '')) {
      const end = value.indexOf(value.charAt(offset), offset + 1);
      if (end < 0 || end >= limit) return undefined;
      offset = end;
    }
  }
  return undefined;
}
