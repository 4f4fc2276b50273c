import { resolve } from 'node:path';
import { diffSegments, type SegmentDifference, type SideDifference } from '../../shared/catalog/diffSegments.ts';
import { segmentLines } from '../../shared/catalog/segmentLines.ts';
import { wordDiff } from '../../shared/catalog/wordDiff.ts';
import { idsArePlaces } from '../../shared/formats/idsArePlaces.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { createWatchdog } from '../watchdog/watchdog.ts';
import { readBytes } from '../workspace/readText.ts';
import { type CommandOptions, command, type ExitCode, exitCodes, UsageError } from './command.ts';
import { type FileState, fileState, type ReadState, readState, stateAt } from './diffing/fileState.ts';
import { many } from './many.ts';
import { nameOf, shownName, shownPath } from './shownPath.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

const options = {
  base: { type: 'string', value: 'REV', summary: 'compares each FILE with what it was at a revision of git' },
  json: { type: 'boolean', summary: 'one JSON object per segment and line' },
  'exit-code': { type: 'boolean', summary: 'ends with 1 where the files differ' },
  textconv: { type: 'boolean', summary: 'prints FILE as lines that git can compare' },
} as const satisfies CommandOptions;

/** `interline diff`: what became of the segments of a file. */
export const diff = command({
  usage: ['A B [--json] [--exit-code]', '--base REV FILE…', '--textconv FILE'].join('\n'),
  summary: 'compares two states of a file by segments',
  details: [
    'A and B are paths, or REV:path as git reads it. Segments are added, removed or changed: their source, target and',
    'state. Layout, comments and the spelling of a text in the file do not count.',
    'json: {file, segment, change, source, target, state}; change is added, removed or changed; each of the others is',
    '{before, after} and only there where it differs.',
  ].join('\n'),
  options,
  async run({ operands, options: { base, json, textconv, ...rest } }, terminal, signal) {
    if (textconv) return await convert(operands, terminal);
    let count = 0;
    for await (const [before, after] of pairsOf(operands, base, terminal, signal)) {
      count += compare(before, after, terminal, json === true);
      await terminal.room();
    }
    if (count === 0 && !json) terminal.say('No segment differs.');
    return rest['exit-code'] && count > 0 ? exitCodes.findings : exitCodes.clean;
  },
});

type Pair = readonly [before: FileState | undefined, after: FileState | undefined];

async function* pairsOf(
  operands: readonly string[],
  base: string | undefined,
  { cwd }: Terminal,
  signal: AbortSignal,
): AsyncGenerator<Pair> {
  const [a, b, ...more] = operands;
  if (base === undefined) {
    if (a === undefined || b === undefined || more.length > 0) {
      throw new UsageError('diff needs two states of a file, A and B, or --base REV and a FILE.');
    }
    yield [await fileState(a, cwd, signal), await fileState(b, cwd, signal)];
    return;
  }
  if (a === undefined) throw new UsageError('diff --base REV needs a FILE.');
  for (const operand of operands) {
    const path = resolve(cwd, operand);
    const before = await stateAt(base, path, cwd, signal);
    const after = await readBytes(path).then(
      (bytes) => ({ name: operand, path, bytes }),
      (error: Error) => {
        // A file that was deleted since has lost every segment.
        if (before && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return undefined;
        throw error;
      },
    );
    yield [before, after];
  }
}

/** Prints how two states differ, and counts the segments that do. */
function compare(
  before: FileState | undefined,
  after: FileState | undefined,
  terminal: Terminal,
  json: boolean,
): number {
  const [was, is] = [before && parsed(before), after && parsed(after)];
  const named = (after ?? before) as FileState;
  const { format, catalog } = (is ?? was) as ReadState;
  const differences = diffSegments(
    was?.catalog.segments.all() ?? [],
    is?.catalog.segments.all() ?? [],
    idsArePlaces(format),
  );
  const file = shownPath(named.path, terminal);
  if (json) {
    for (const { id, kind, ...sides } of differences) {
      terminal.out(JSON.stringify({ file, segment: id, change: kind, ...sides }));
    }
    return differences.length;
  }
  if (differences.length === 0) return 0;
  const counts = (['added', 'removed', 'changed'] as const).flatMap((kind) => {
    const count = differences.filter((one) => one.kind === kind).length;
    return count > 0 ? [`${count} ${kind}`] : [];
  });
  terminal.out(`${nameOf(file)}: ${many(differences.length, 'segment')} (${counts.join(', ')})`);
  for (const difference of differences) {
    for (const line of differenceLines(difference, catalog.kind === 'bilingual', terminal.color))
      terminal.painted(line);
  }
  return differences.length;
}

function parsed(state: FileState): ReadState {
  const read = readState(state, createWatchdog());
  if (!read) throw new UnreadableFileError(state.path, asWritten('no format here reads files of this kind'));
  return read;
}

/** A file as lines, for git; one that no format reads as it is, so that a difference of it is still shown. */
async function convert(operands: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [operand, ...more] = operands;
  if (operand === undefined || more.length > 0) throw new UsageError('diff --textconv needs one FILE.');
  const path = resolve(terminal.cwd, operand);
  const bytes = await readBytes(path);
  const read = readState({ path, bytes }, createWatchdog());
  if (!read || (read.catalog.segments.count === 0 && bytes.length > 0)) {
    if (!read)
      terminal.say(`${shownName(path, terminal)}: no format here reads files of this kind; it is shown as it is.`);
    terminal.bytes(bytes);
    return exitCodes.clean;
  }
  for (const line of segmentLines(read.catalog.kind, read.catalog.segments)) terminal.out(line);
  return exitCodes.clean;
}

const marks = { added: '+', removed: '-', changed: '~' } as const;
const colors = { added: '\u001b[32m', removed: '\u001b[31m', changed: '\u001b[36m' } as const;
const plain = '\u001b[0m';

/**
 * A segment that differs, for people: its id, and a line for each side, in which words that went are `[-so-]` and words that
 * came `{+so+}`, or red and green on a terminal.
 *
 * @param hasSources whether the file holds source texts too.
 */
function differenceLines(difference: SegmentDifference, hasSources: boolean, color: boolean): readonly string[] {
  const { id, kind, source, target, state } = difference;
  const paint = (how: keyof typeof colors, text: string) => (color ? `${colors[how]}${text}${plain}` : text);
  const lines = [paint(kind, `${marks[kind]} ${visible(id)}`)];
  const add = (label: string, text: string) => lines.push(`    ${label.padEnd(8)}${text}`);
  if (source) add('source', sideText(source, paint, color));
  if (target) add(hasSources ? 'target' : 'text', sideText(target, paint, color));
  if (state && hasSources) {
    const states = [state.before, state.after].filter((one) => one !== undefined).map((one) => one.replace('-', ' '));
    add('state', states.join(' → '));
  }
  return lines;
}

function sideText(
  { before, after }: SideDifference,
  paint: (how: 'added' | 'removed', text: string) => string,
  color: boolean,
): string {
  if (before === undefined || after === undefined) return visible(before ?? after ?? '');
  const shown = wordDiff(before, after).map(({ kind, text }) => {
    if (kind === 'same') return visible(text);
    const marked = kind === 'removed' ? `[-${visible(text)}-]` : `{+${visible(text)}+}`;
    return color ? paint(kind, visible(text)) : marked;
  });
  return shown.join('');
}
