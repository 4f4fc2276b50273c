import type { Attributes } from '../xml/attributes.ts';
import type { InlineRules, InlineShape } from '../xml/decodeContent.ts';
import { plainText } from '../xml/plainText.ts';

const shapes: Readonly<Record<string, InlineShape>> = {
  x: 'whole',
  ph: 'whole',
  it: 'whole',
  bx: 'opens',
  bpt: 'opens',
  ex: 'closes',
  ept: 'closes',
};

/** The end elements share the id of their start element. */
const starts: Readonly<Record<string, string>> = { ex: 'bx', ept: 'bpt' };

/**
 * The inline elements of XLIFF 1.2 (§2.4.2): `g` and `mrk` hold text, `x`, `bx`, `ex` stand for codes, `ph`, `it`,
 * `bpt`, `ept` hold them. `bx`/`ex` and `bpt`/`ept` belong together by `rid`, or else by `id`.
 */
export const xliff12Inline: InlineRules = {
  shape: (name) => (Object.hasOwn(shapes, name) ? shapes[name] : undefined) ?? 'pair',
  describe: (name, attributes, raw) => {
    if (name === 'mrk') {
      const type = attributes.get('mtype') ?? '';
      return { id: `mrk:${type}:${attributes.get('mid') ?? ''}`, display: type || 'mrk', optional: true };
    }
    const start = (Object.hasOwn(starts, name) ? starts[name] : undefined) ?? name;
    const rid = start === name && name !== 'bx' && name !== 'bpt' ? undefined : attributes.get('rid');
    const id = rid ?? attributes.get('id');
    return {
      id: id === undefined ? start : `${start}:${id}`,
      display: display(name, attributes, raw),
      ...(attributes.get('clone') === 'no' ? { canCopy: false } : {}),
    };
  },
};

function display(name: string, attributes: Attributes, raw: string): string {
  const equivalent = attributes.get('equiv-text');
  if (equivalent) return equivalent;
  if (name === 'ph' || name === 'it' || name === 'bpt' || name === 'ept') {
    const inner = plainText(raw, { start: raw.indexOf('>') + 1, end: Math.max(raw.lastIndexOf('</'), 0) });
    if (inner) return inner;
  }
  return attributes.get('ctype') ?? `${name} ${attributes.get('id') ?? ''}`.trim();
}
