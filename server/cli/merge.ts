import { resolve } from 'node:path';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { encodeEdits } from '../../shared/encoding/encodeEdits.ts';
import { type DecodedText, decodeText } from '../../shared/encoding/encoding.ts';
import { packageCodecOf } from '../../shared/encoding/packageCodecs.ts';
import { formatFor } from '../../shared/formats/formats.ts';
import { lineEdits } from '../../shared/merge/lineEdits.ts';
import { lineMerge } from '../../shared/merge/lineMerge.ts';
import { type Merged, mergeTexts } from '../../shared/merge/mergeTexts.ts';
import { createWatchdog } from '../watchdog/watchdog.ts';
import { readBytes } from '../workspace/readText.ts';
import { writeAtomically } from '../workspace/writeAtomically.ts';
import { type CommandOptions, command, type ExitCode, exitCodes, UsageError } from './command.ts';
import { many } from './many.ts';
import { installDriver } from './merging/installDriver.ts';
import { nameOf } from './shownPath.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

const options = {
  install: { type: 'boolean', summary: 'has git use it for the localization files of this repository' },
  command: { type: 'string', value: 'COMMAND', summary: 'with --install: how git is to start interline' },
  yes: { type: 'boolean', short: 'y', summary: 'with --install: writes without asking' },
} as const satisfies CommandOptions;

/** `interline merge`: a merge driver for git that merges segments instead of lines. */
export const merge = command({
  usage: ['BASE OURS THEIRS [PATH]', '--install [--command COMMAND] [--yes]'].join('\n'),
  summary: 'merges two changes of a file by segments, as a merge driver of git',
  details: [
    'Brings THEIRS into the file OURS; BASE is what both were made of, PATH what the file is called (%O %A %B %P of git).',
    'A segment that both changed in the same place stays a conflict: in PO and XLIFF files it is to be reviewed and has',
    'the other text in a note, elsewhere both stand between conflict marks. The exit code is 1 where a conflict stays.',
    '--install shows the lines that it adds to the configuration of git and to .gitattributes, and asks.',
  ].join('\n'),
  options,
  async run({ operands, options: asked }, terminal, signal) {
    if (asked.install) {
      if (operands.length > 0) throw new UsageError('merge --install takes no files.');
      return await installDriver(asked, terminal, signal);
    }
    const [base, ours, theirs, path = ours, ...more] = operands;
    if (base === undefined || ours === undefined || theirs === undefined || path === undefined || more.length > 0) {
      throw new UsageError('merge needs the files BASE, OURS and THEIRS, and may have the PATH that they stand for.');
    }
    return await mergeFiles({ base, ours, theirs }, path, terminal);
  },
});

interface MergedFiles {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

async function mergeFiles(files: MergedFiles, name: string, terminal: Terminal): Promise<ExitCode> {
  const { cwd } = terminal;
  const path = slashedPath(resolve(cwd, name));
  const target = resolve(cwd, files.ours);
  const [base, ours, theirs] = [
    await readBytes(resolve(cwd, files.base)),
    await readBytes(target),
    await readBytes(resolve(cwd, files.theirs)),
  ];
  if (same(base, theirs) || same(ours, theirs)) return exitCodes.clean;
  if (same(base, ours)) {
    await writeAtomically(target, theirs);
    return exitCodes.clean;
  }
  const decoded = [decodeText(base, path), decodeText(ours, path), decodeText(theirs, path)] as const;
  if (packageCodecOf(decoded[1].encoding)) {
    terminal.say(`${nameOf(name)}: files of this kind cannot be merged; ours was kept.`);
    return exitCodes.findings;
  }
  const merged = createWatchdog().step({ path, length: ours.length + theirs.length }, () =>
    mergeDecoded(path, decoded),
  );
  await writeAtomically(target, encodeEdits(ours, decoded[1], lineEdits(decoded[1].text, merged.text)));
  return report(merged, nameOf(name), terminal);
}

type Decoded = readonly [base: DecodedText, ours: DecodedText, theirs: DecodedText];

function mergeDecoded(path: string, [base, ours, theirs]: Decoded): Merged {
  const format = formatFor(path, ours.text);
  if (format) return mergeTexts(format, path, { base: base.text, ours: ours.text, theirs: theirs.text });
  const { text, conflicts } = lineMerge(base.text, ours.text, theirs.text);
  const remarks = conflicts > 0 ? ['No format here reads files of this kind; it was merged by lines.'] : [];
  return { text, conflicts: [], remarks };
}

function report({ conflicts, remarks }: Merged, name: string, terminal: Terminal): ExitCode {
  if (conflicts.length + remarks.length === 0) return exitCodes.clean;
  if (conflicts.length > 0) {
    terminal.say(`${name}: ${many(conflicts.length, 'segment')} in conflict: ${conflicts.map(visible).join(', ')}.`);
  }
  for (const remark of remarks) terminal.say(`${name}: ${remark}`);
  return exitCodes.findings;
}

const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;
