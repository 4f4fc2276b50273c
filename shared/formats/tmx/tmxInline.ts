import type { InlineRules, InlineShape } from '../../xml/inlineRules.ts';
import { plainText } from '../../xml/plainText.ts';

const shapes: Readonly<Record<string, InlineShape>> = {
  bpt: 'opens',
  ept: 'closes',
  it: 'whole',
  ph: 'whole',
  ut: 'whole',
};

/**
 * The inline elements of one `<seg>` (TMX 1.4b §3.3). What makes a code the same in two languages is its `x`; an
 * `<ept>` has none and takes that of the `<bpt>` with the same `i`, which stands before it. A code without a number is
 * known by the native code that it holds. Text in the codes (`sub`) is a segment of its own.
 */
export function tmxInline(): InlineRules {
  let matching: Map<string, string> | undefined;
  return {
    subflow: (name) => name.toLowerCase() === 'sub',
    shape: (name) => shapes[name.toLowerCase()] ?? 'pair',
    describe: (name, attributes, raw) => {
      const kind = name.toLowerCase();
      const x = attributes.get('x');
      const i = attributes.get('i');
      const native = kind === 'hi' ? '' : nativeCode(raw);
      const type = attributes.get('type');
      const display = native || type || kind;
      if (kind === 'bpt' || kind === 'ept') {
        if (kind === 'bpt' && i !== undefined && x !== undefined) {
          matching ??= new Map();
          matching.set(i, x);
        }
        const number = x ?? (i === undefined ? undefined : (matching?.get(i) ?? i));
        return { id: `bpt:${number ?? native}`, display };
      }
      const side = kind === 'it' ? (attributes.get('pos') ?? '') : '';
      return { id: `${kind}${side}:${x ?? (native || type || '')}`, display };
    },
  };
}

/** The code of the original document that an element holds, without the texts in it that are to be translated. */
function nativeCode(raw: string): string {
  return plainText(raw, { start: raw.indexOf('>') + 1, end: Math.max(raw.lastIndexOf('</'), 0) });
}
