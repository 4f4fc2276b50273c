import type { MessageSyntaxReader, MessageUnit } from './message.ts';

/** Elements of HTML that people write in messages; any other name must be closed to count as a tag. */
const html = new Set(
  `a abbr acronym address article aside audio b bdi bdo big blockquote body br button caption center cite code col
  colgroup data dd del details dfn div dl dt em figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr
  html i iframe img input ins kbd label legend li main map mark nav nobr ol optgroup option p pre q rp rt ruby s samp
  script section select small source span strike strong style sub summary sup svg table tbody td template textarea
  tfoot th thead time title tr tt u ul var video wbr`.split(/\s+/),
);
const empty = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col', 'source', 'area', 'link', 'meta', 'embed', 'base']);
const longestTag = 4000;

/**
 * Tags of HTML and XML, numbered tags (`<0>…</0>`), comments, and the override tags of subtitles (`{\an8}`).
 * The id is the name; of an unknown empty element with an `id`, both: `x:1`. A `<` that opens no tag is text, as is a
 * name in angle brackets that is neither HTML nor closed (`<file>`). Entities are text.
 */
export const markup: MessageSyntaxReader = {
  id: 'markup',
  find(value) {
    const units: MessageUnit[] = [];
    if (value.includes('{\\')) overrides(value, units);
    if (!value.includes('<')) return units;
    const doubtful: MessageUnit[] = [];
    for (let at = value.indexOf('<'); at >= 0; at = value.indexOf('<', at)) {
      const unit = tagAt(value, at);
      if (unit) units.push(unit);
      if (unit?.kind === 'open' && !html.has(unit.id)) doubtful.push(unit);
      at = unit ? unit.end : at + 1;
    }
    const closed = new Set(units.filter((unit) => unit.kind === 'close').map((unit) => unit.id));
    const opened = new Set(units.filter((unit) => unit.kind === 'open').map((unit) => unit.id));
    const text = new Set(doubtful.filter((unit) => !closed.has(unit.id)));
    return units
      .filter((unit) => !text.has(unit) && (unit.kind !== 'close' || html.has(unit.id) || opened.has(unit.id)))
      .sort((a, b) => a.start - b.start);
  },
};

function overrides(value: string, units: MessageUnit[]): void {
  for (const match of value.matchAll(/\{\\[a-zA-Z][^{}\n]{0,200}\}/g)) {
    const end = match.index + match[0].length;
    units.push({ start: match.index, end, type: 'tag', kind: 'standalone', syntax: 'markup', id: match[0] });
  }
}

const tagStart = /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]{0,80}|\d{1,3})(?=[\s/>])/uy;
const comment = /<!--(?:[^-]|-(?!->)){0,4000}-->/y;

function tagAt(value: string, at: number): MessageUnit | undefined {
  const tag = { start: at, type: 'tag', syntax: 'markup' } as const;
  if (value.startsWith('<!--', at)) {
    comment.lastIndex = at;
    const found = comment.exec(value);
    return found ? { ...tag, end: at + found[0].length, kind: 'standalone', id: '!--', optional: true } : undefined;
  }
  tagStart.lastIndex = at;
  const start = tagStart.exec(value);
  if (!start) return undefined;
  const end = tagEnd(value, at + start[0].length);
  if (end === undefined) return undefined;
  const written = start[2] ?? '';
  const name = html.has(written.toLowerCase()) ? written.toLowerCase() : written;
  if (start[1]) return { ...tag, end, kind: 'close', id: name };
  const alone = value[end - 2] === '/' || empty.has(name);
  if (!alone) return { ...tag, end, kind: 'open', id: name };
  const id = html.has(name) ? undefined : /\sid\s*=\s*["']?([^"'\s/>]{1,80})/.exec(value.slice(at, end))?.[1];
  return { ...tag, end, kind: 'standalone', id: id ? `${name}:${id}` : name };
}

/** Offset behind the `>` that ends a tag whose attributes start at `from`. */
function tagEnd(value: string, from: number): number | undefined {
  const limit = Math.min(value.length, from + longestTag);
  for (let at = from; at < limit; at++) {
    const char = value[at];
    if (char === '>') return at + 1;
    if (char === '<') return undefined;
    if ((char === '"' || char === "'") && /[=\s]/.test(value[at - 1] ?? '')) {
      const end = value.indexOf(char, at + 1);
      if (end < 0 || end >= limit) return undefined;
      at = end;
    }
  }
  return undefined;
}
