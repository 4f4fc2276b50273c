import type { FaultKind } from './fault.ts';

/** A fault in what few texts have: the source of a PO entry gets it as it is, the translation damaged. */
interface Added {
  readonly id: string;
  readonly check: string;
  readonly source: string;
  readonly target: string;
}

const added: readonly Added[] = [
  { id: 'BBCode not closed', check: 'bbcode', source: ' [b]Moorline[/b]', target: ' [b]Moorline' },
  {
    id: 'link of Markdown to another page',
    check: 'markdown-links',
    source: ' [Moorline](docs/boats.md)',
    target: ' [Moorline](docs/boots.md)',
  },
  { id: 'another function', check: 'function-names', source: ' moor_boat()', target: ' moor_boot()' },
  {
    id: 'remark for translators translated',
    check: 'translator-comment',
    source: '_: boats\\n',
    target: '_: boats\\n',
  },
];

/** Faults that are written into both sides of an entry, since hardly any file has a place for them. */
export const bothSidesFaults: readonly FaultKind[] = added.map(({ id, check, source: ours, target: theirs }) => ({
  id,
  checks: [check],
  ofFile: true,
  plant({ file: { format }, segment: { source, target, plural } }) {
    if (format.id !== 'po' || !source || !target || plural || /[\][_()]/.test(source.value + target.value))
      return undefined;
    // What ends with a line end gets no more behind it, and remarks stand at the start.
    const atStart = ours.startsWith('_');
    if (!atStart && /\s$/.test(source.value + target.value)) return undefined;
    return {
      edits: [
        { slot: source, text: ours },
        { slot: target, text: theirs },
      ].map(({ slot, text }) => {
        const start = slot.toText(atStart ? 0 : slot.value.length);
        return { range: { start, end: start }, newText: text };
      }),
    };
  },
}));
