import type { Side } from './entries.ts';
import { sides } from './entries.ts';

/** Fields that every program writes with each save, with the date that tells which of two is the later one. */
const fields = [
  { date: 'POT-Creation-Date', names: ['POT-Creation-Date'] },
  { date: 'PO-Revision-Date', names: ['PO-Revision-Date', 'Last-Translator', 'X-Generator', 'X-POOTLE-MTIME'] },
] as const;

/**
 * Three states of a PO file whose headers agree in what is written with each save: where both sides changed a date, all
 * three get the lines of the later one, so that no conflict comes from them.
 *
 * @example settlePoHeader({ base, ours, theirs }).ours // with the later PO-Revision-Date
 */
export function settlePoHeader(states: Readonly<Record<Side, string>>): Readonly<Record<Side, string>> {
  const settled = { ...states };
  for (const { date, names } of fields) {
    const [was, own, other] = sides.map((side) => lineOf(states[side], date));
    if (!was || !own || !other || own === was || other === was || own === other) continue;
    const later = states[own > other ? 'ours' : 'theirs'];
    for (const name of names) {
      const line = lineOf(later, name);
      if (line === undefined) continue;
      for (const side of sides) {
        const present = lineOf(settled[side], name);
        if (present !== undefined) settled[side] = settled[side].replace(present, () => line);
      }
    }
  }
  return settled;
}

/** The line of a field in the header, without its end. */
function lineOf(text: string, name: string): string | undefined {
  const header = text.slice(0, 8192);
  return new RegExp(`^"${name}:[^\\r\\n]*`, 'm').exec(header)?.[0];
}
