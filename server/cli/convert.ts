import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { SegmentState } from '../../shared/catalog/segment.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { type Bitext, type BitextInput, bitextOf, targetLanguages } from '../../shared/convert/bitext.ts';
import { bringIn, type Incoming } from '../../shared/convert/bringIn.ts';
import { writers } from '../../shared/convert/writers.ts';
import { decodeText } from '../../shared/encoding/encoding.ts';
import { changeSegments } from '../../shared/formats/change.ts';
import { asWritten, english } from '../../shared/sentences/sentence.ts';
import { checkFile } from '../checking/checkFile.ts';
import { findingsOfChange } from '../checking/findingsOfChange.ts';
import { newFile } from '../convert/newFile.ts';
import { readReviewSheet } from '../convert/reviewSheet.ts';
import { type SheetKind, sheetKind } from '../convert/table.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { stepOn } from '../watchdog/watchdog.ts';
import { readBytes } from '../workspace/readText.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { writeAtomically } from '../workspace/writeAtomically.ts';
import { command, type ExitCode, exitCodes, UsageError } from './command.ts';
import { many } from './many.ts';
import { openProjects } from './project.ts';
import { shownName } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

const options = {
  to: {
    type: 'string',
    value: 'FORMAT',
    choices: [...writers.map((writer) => writer.format), 'csv', 'tsv', 'xlsx'],
    summary: 'format of OUT, where its name leaves it open (.xlf is XLIFF 2.1)',
  },
  ...sourceLanguageOption,
  'target-lang': {
    type: 'string',
    value: 'LANG',
    summary: 'target language, where the file has several or does not tell',
  },
  write: { type: 'boolean', summary: 'bring the changes that are shown into OUT' },
} as const;

type Options = { readonly [K in keyof typeof options]?: K extends 'write' ? boolean : string };

/** `interline convert`: a file in another format, and translations from one file into another. */
export const convert = command({
  usage: 'IN OUT [--to FORMAT] [--target-lang LANG] [--write]',
  summary: 'converts between XLIFF, PO, TMX and sheets for reviewers, and brings translations back',
  details: [
    'Where OUT does not exist, it is made: XLIFF 1.2 and 2.1, PO, TMX, or a sheet (CSV, TSV, XLSX). It lists what',
    'the new format has no place for. Where OUT exists, the translations of IN are compared with it and the differences',
    'are shown, with what the checks find in them; --write brings them into it, and nothing else of OUT changes.',
  ].join('\n'),
  options,
  async run({ operands, options: asked }, terminal) {
    const [from, to, ...more] = operands;
    if (from === undefined || to === undefined || more.length > 0)
      throw new UsageError('convert needs an IN and an OUT.');
    const input = resolve(terminal.cwd, from);
    const output = resolve(terminal.cwd, to);
    if (input === output) throw new UsageError('IN and OUT are the same file.');
    const { bitext, states } = await readBitext(input, asked, terminal);
    return existsSync(output)
      ? bringBack(bitext, states, output, asked, terminal)
      : writeNew(bitext, output, asked, terminal);
  },
});

interface ReadBitext {
  readonly bitext: Bitext;
  /** The states that the file can tell apart. */
  readonly states: readonly SegmentState[];
}

const allStates: readonly SegmentState[] = ['untranslated', 'needs-review', 'translated', 'final'];

async function readBitext(path: string, asked: Options, terminal: Terminal): Promise<ReadBitext> {
  const kind = sheetKind(path);
  if (kind) {
    const sheet = await readSheetFile(path, kind, asked, terminal);
    if (sheet) {
      const targetLanguage = asked['target-lang'] ?? sheet.targetLanguage;
      return { bitext: targetLanguage ? { ...sheet, targetLanguage } : sheet, states: allStates };
    }
    if (kind !== 'xlsx')
      throw new UnreadableFileError(path, asWritten('its first row names no columns “source” and “target”'));
  }
  const { file } = await openFile(path, asked, terminal);
  const input: BitextInput = {
    catalog: file.catalog,
    sourceLanguage: file.sourceLanguage,
    original: basename(path),
    ...(file.targetLanguage ? { targetLanguage: file.targetLanguage } : {}),
  };
  const languages = targetLanguages(input);
  const wanted = asked['target-lang'];
  if (wanted === undefined && languages.length > 1) {
    throw new UsageError(
      `The file has several target languages; choose one with --target-lang: ${languages.join(', ')}.`,
    );
  }
  const translation = languages.find((language) => language.toLowerCase() === wanted?.toLowerCase());
  const bitext = stepOn(watchedFile(file), () => bitextOf(input, translation ?? languages[0] ?? wanted));
  return {
    bitext: wanted === undefined ? bitext : { ...bitext, targetLanguage: translation ?? wanted },
    states: file.format.states,
  };
}

async function readSheetFile(
  path: string,
  kind: SheetKind,
  asked: Options,
  terminal: Terminal,
): Promise<Bitext | undefined> {
  const bytes = await readBytes(path);
  if (kind !== 'xlsx') {
    for (const { message } of decodeText(bytes, basename(path)).problems)
      terminal.say(`${shownName(path, terminal)}: ${english(message)}`);
  }
  try {
    return await readReviewSheet(bytes, kind, basename(path), asked['source-lang'] ?? 'en');
  } catch (error) {
    throw new UnreadableFileError(path, asWritten('it cannot be read as a table'), error);
  }
}

async function openFile(
  path: string,
  asked: Options,
  terminal: Terminal,
): Promise<{ workspace: Workspace; file: LocalizationFile }> {
  const settings = sourceLanguageSettings(asked);
  const [project] = await openProjects([path], terminal, { settings });
  await project?.workspace.files.list([path]);
  const file = await project?.workspace.files.read(path);
  if (!project || !file) throw new UnreadableFileError(path, asWritten('no format here reads files of this kind'));
  return { workspace: project.workspace, file };
}

async function writeNew(bitext: Bitext, path: string, asked: Options, terminal: Terminal): Promise<ExitCode> {
  const name = shownName(path, terminal);
  const made = await newFile(bitext, path, asked.to);
  if (!made) {
    throw new UsageError(
      `No new file of this kind can be made: ${name}. Name one of .xlf, .po, .tmx, .csv, .tsv, .xlsx, or give --to.`,
    );
  }
  const { bytes, format, lost } = made;
  await writeAtomically(path, bytes);
  terminal.say(`${name}: ${bitext.units.length} segments${format === undefined ? '' : ` as ${format}`}.`);
  for (const sentence of lost) terminal.say(`Not kept: ${sentence}`);
  return exitCodes.clean;
}

async function bringBack(
  bitext: Bitext,
  states: readonly SegmentState[],
  path: string,
  asked: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const { workspace, file } = await openFile(path, asked, terminal);
  const watched = watchedFile(file);
  const { changes, left, same } = stepOn(watched, () =>
    bringIn(file.catalog, bitext.units, { language: bitext.targetLanguage, states }),
  );
  const name = shownName(path, terminal);
  const byId = new Map(changes.map(({ segment, change }) => [segment.id, change]));
  const result = stepOn(watched, () => changeSegments(file.format, file.catalog, byId));
  const made = changes.filter(({ segment }) => !result.refused.has(segment.id));
  const findings =
    made.length > 0 ? await findingsOfChange(workspace, file, result.text, await checkFile(workspace, file)) : [];
  for (const line of diffLines(made, findings, terminal.color)) terminal.painted(line);
  for (const [id, reason] of result.refused)
    terminal.say(`${name}: “${visible(id)}” was left alone: ${english(reason)}`);
  for (const { id, reason } of left) terminal.say(`${name}: “${visible(id)}” was left alone: ${reason}.`);
  const undone = result.refused.size + left.length;
  if (asked.write && result.edits.length > 0) await workspace.write(file, result.edits);
  const verb = asked.write ? 'changed' : 'would change';
  terminal.say(`${name}: ${made.length} ${verb}, ${same} already the same, ${undone} left alone.`);
  if (findings.length > 0)
    terminal.say(`The changes ${asked.write ? 'bring' : 'would bring'} ${many(findings.length, 'new finding')}.`);
  if (!asked.write && made.length > 0) terminal.say('Nothing was written; --write brings the changes in.');
  return undone + findings.length > 0 ? exitCodes.findings : exitCodes.clean;
}

/** Each change with what the checks find in its text. */
function diffLines(changes: Incoming['changes'], findings: readonly Finding[], color: boolean): string[] {
  const painted = (text: string, code: number) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  return changes.flatMap(({ segment, before, after, change }) => {
    const state = change.state && change.state !== segment.state ? ` (${segment.state} → ${change.state})` : '';
    const signed = (text: string, sign: string, hue: number) =>
      text.split('\n').map((line) => painted(`${sign} ${visible(line)}`, hue));
    return [
      `${visible(segment.id)}${state}`,
      ...(before !== after && before !== '' ? signed(before, '-', 31) : []),
      ...(before !== after ? signed(after, '+', 32) : []),
      ...findings
        .filter((finding) => finding.segment === segment.id)
        .map(({ severity, check, message }) => `  ${severity}  ${check}: ${visible(message)}`),
    ];
  });
}
