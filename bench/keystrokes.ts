import { resolve } from 'node:path';
import type { BenchResult } from './row.ts';
import { measureTyping, type TypingFigures } from './typing.ts';

/** Enough that the p95 is not one of the first keys, for which the server is still being compiled. */
const strokes = 200;

/** One of the sizes as a side of a row: the slow end of the keystrokes. */
export async function keystrokes(units: number): Promise<BenchResult> {
  const { p50, p95, memory } = await measureKeystrokes(resolve('dist/server.mjs'), units);
  return { ms: p95, memory, note: `p50 ${p50.toFixed(0)} ms` };
}

/**
 * Types into the middle of an XLIFF file of so many units, through the real server over stdio.
 *
 * @param server path of the built `server.mjs`.
 */
export function measureKeystrokes(server: string, units: number): Promise<TypingFigures> {
  const path = 'app.de.xlf';
  const places = Array.from({ length: strokes }, (_, i) => {
    // Every unit takes five lines; its target is the fourth of them.
    const line = 3 + 5 * Math.floor(units * ((i % 10) / 10 + 0.03)) + 2;
    return { line, character: 14 };
  });
  return measureTyping(server, { files: new Map([[path, xliffOf(units)]]), open: [path], places });
}

const things = ['ticket', 'ferry', 'deck', 'cabin', 'harbour', 'timetable', 'crossing', 'luggage', 'bicycle', 'berth'];
const dinge = ['Ticket', 'Fähre', 'Deck', 'Kabine', 'Hafen', 'Fahrplan', 'Überfahrt', 'Gepäck', 'Fahrrad', 'Koje'];

/** A believable file: about 300 characters a unit, one in twenty untranslated, one in forty with a fault. */
export function xliffOf(units: number): string {
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n' +
      '<file original="app" source-language="en" target-language="de" datatype="plaintext"><body>\n',
  ];
  for (let i = 0; i < units; i++) {
    const thing = things[i % 10];
    const ding = dinge[i % 10];
    const source = `Please show the ${thing} number ${i} to <g id="1">the crew of %s</g> before you board at gate %d.`;
    const target = `Bitte zeigen Sie ${ding} Nummer ${i} <g id="1">der Crew von %s</g>, bevor Sie an Tor %d einsteigen.`;
    const wrong = i % 40 === 7 ? target.replace('%d', '') : target;
    parts.push(
      `<trans-unit id="app.${thing}.${i}">\n  <source>${source}</source>\n`,
      i % 20 === 3 ? '  <target></target>\n' : `  <target>${wrong}</target>\n`,
      `  <note>Shown at the gate, position ${i}</note>\n</trans-unit>\n`,
    );
  }
  return `${parts.join('')}</body></file></xliff>\n`;
}
