import type { Attributes } from '../../xml/attributes.ts';
import type { InlineRules, InlineShape } from '../../xml/inlineRules.ts';
import { plainText } from '../../xml/plainText.ts';
import type { SdlTag } from './sdlDefinitions.ts';

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
 * `bpt`, `ept` hold them. `bx`/`ex` and `bpt`/`ept` belong together by `rid`, or else by `id`. Text in the codes
 * (`sub`) is a segment of its own. What an editor marked as deleted is no text.
 *
 * @param tags what SDL's `g` and `x` stand for, by id.
 */
export function xliff12Inline(tags?: () => ReadonlyMap<string, SdlTag>): InlineRules {
  return {
    subflow: (name) => name === 'sub',
    shape: (name, attributes) => {
      if (name === 'mrk') return attributes.get('mtype') === 'x-sdl-deleted' ? 'whole' : 'pair';
      return (Object.hasOwn(shapes, name) ? shapes[name] : undefined) ?? 'pair';
    },
    describe: (name, attributes, raw, end) => {
      if (name === 'mrk') {
        const type = attributes.get('mtype') ?? '';
        return { id: `mrk:${type}:${attributes.get('mid') ?? ''}`, display: type || 'mrk', optional: true };
      }
      const id = inlineId(name, attributes);
      const tag = tags?.().get(attributes.get('id') ?? '');
      const code = {
        id,
        display: (tag && (end ? tag.close : tag.open)) || display(name, attributes, raw),
      };
      return attributes.get('clone') === 'no' ? { ...code, canCopy: false } : code;
    },
  };
}

/** The inline elements of a file that does not say what they stand for. */
export const plainXliff12Inline = xliff12Inline();

/** What makes an inline element the same one in source and target: `x:1`; start and end of a pair have one id. */
export function inlineId(name: string, attributes: Attributes): string {
  const start = (Object.hasOwn(starts, name) ? starts[name] : undefined) ?? name;
  const rid = start === name && name !== 'bx' && name !== 'bpt' ? undefined : attributes.get('rid');
  const id = rid ?? attributes.get('id');
  return id === undefined ? start : `${start}:${id}`;
}

function display(name: string, attributes: Attributes, raw: string): string {
  const equivalent = attributes.get('equiv-text');
  if (equivalent) return equivalent;
  if (name === 'ph' || name === 'it' || name === 'bpt' || name === 'ept') {
    const inner = plainText(raw, { start: raw.indexOf('>') + 1, end: Math.max(raw.lastIndexOf('</'), 0) });
    if (inner) return inner;
  }
  return attributes.get('ctype') ?? `${name} ${attributes.get('id') ?? ''}`.trim();
}
