import { resolve } from 'node:path';
import { positionedText } from '../server/lsp/positions.ts';
import { formatFor } from '../shared/formats/formats.ts';
import { type FormatText, formatTexts } from './formatTexts.data.ts';
import { middleOf } from './middleOf.ts';
import type { BenchResult } from './row.ts';
import { textTable } from './textTable.ts';
import { measureTyping, type Typing } from './typing.ts';

/** Enough that the p95 is not one of the first keys, for which the server is still being compiled. */
const strokes = 200;
/** Letters that are typed at one place before the next. */
const atOnce = 5;

/** Where somebody types: in a file without its source, in the translation beside its source, in the source. */
type Way = 'alone' | 'target' | 'source';

/**
 * Types into a file of each format through the real server, alone and as one of a pair.
 *
 * @param names of the formats; see formatTexts.
 * @param length of a file in UTF-16 code units.
 * @returns the slowest p95, diagnostics of both files included where the source is typed in; its note is the table of all.
 */
export async function typingTable(names: ReadonlySet<string>, length: number): Promise<BenchResult> {
  const rows = [['format', 'typed in', 'texts', 'findings', 'first', 'p50', 'p95', 'CPU a key', 'memory']];
  let [ms, memory] = [0, 0];
  for (const text of formatTexts.filter(({ name }) => names.has(name))) {
    const ways: readonly Way[] = text.sourcePath ? ['alone', 'target', 'source'] : ['alone'];
    for (const way of ways) {
      const { typing, count } = typingIn(text, length, way);
      const figures = await measureTyping(resolve('dist/server.mjs'), typing);
      ms = Math.max(ms, figures.p95);
      memory = Math.max(memory, figures.memory);
      const { findings, first, p50, p95, cpu } = figures;
      const times = [first, p50, p95, cpu].map((time) => `${time.toFixed(0)} ms`);
      rows.push([text.name, way, String(count), String(findings), ...times, `${figures.memory.toFixed(0)} MB`]);
    }
  }
  return { ms, memory, note: `each format:\n${textTable(rows)}` };
}

function typingIn({ name, path, sourcePath, text }: FormatText, length: number, way: Way) {
  const files = new Map([[path, text(length)]]);
  if (sourcePath && way !== 'alone') files.set(sourcePath, text(length, true));
  const typed = way === 'source' && sourcePath ? sourcePath : path;
  const written = files.get(typed) ?? '';
  const segments = (formatFor(typed, written)?.parse(written, typed).segments.all() ?? []).filter(
    ({ target }) => target && target.value.length > 1,
  );
  if (segments.length === 0) throw new Error(`${name} has no texts`);
  const lines = positionedText(written, 'utf-16');
  const parts = strokes / atOnce;
  // From the end of the file to its start: what was typed moves no place that is still to come.
  const places = Array.from({ length: strokes }, (_, i) => {
    const part = parts - Math.floor(i / atOnce) - 0.5;
    const { target } = segments[Math.floor((segments.length * part) / parts)] ?? {};
    return lines.positionAt(target ? middleOf(target) : 0);
  });
  const typing: Typing = { files, open: way === 'source' ? [typed, path] : [typed], places };
  return { typing, count: segments.length };
}
