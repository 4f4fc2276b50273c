import { resolve } from 'node:path';
import {
  type Catalog,
  type MissingSegment,
  parsedOf,
  type SegmentChange,
  segmentsAmong,
} from '../../shared/catalog/catalog.ts';
import { codeTexts, contentFrom } from '../../shared/catalog/content.ts';
import type { TextEdit } from '../../shared/catalog/textRange.ts';
import { encodeEdits } from '../../shared/encoding/encodeEdits.ts';
import type { NewEntry } from '../../shared/formats/format.ts';
import { refusalOf } from '../../shared/formats/refusalOf.ts';
import { nearestOf } from '../../shared/nearest.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import { changeEntries } from '../../shared/sync/changeEntries.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { stepOn } from '../watchdog/watchdog.ts';
import { readAgain } from '../workspace/readText.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { FileText, Workspace } from '../workspace/workspace.ts';
import { command, exitCodes, UsageError } from './command.ts';
import { openProjects } from './project.ts';
import { shownName } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

const states = ['needs-review', 'translated', 'final'] as const;

/** `interline set`: one target, and not a byte more. */
export const set = command({
  usage: 'FILE ID TEXT [--state STATE] [--stdout]',
  summary: 'changes the target of one segment and nothing else',
  details: [
    'TEXT is the text as people read it, without the escapes of the file; tags that the source has stay tags. A TEXT',
    'of “-” is read from standard input. A key that only the source file has is added. Write -- before a TEXT that',
    'starts with a dash. The file is read again before it is written; what would change more is refused.',
  ].join('\n'),
  options: {
    state: { type: 'string', value: 'STATE', choices: states, summary: 'state to set too, where the format has one' },
    stdout: { type: 'boolean', summary: 'write the changed file to standard output and leave the file alone' },
    ...sourceLanguageOption,
  },
  async run({ operands, options }, terminal) {
    const [operand, id, text, ...more] = operands;
    if (operand === undefined || id === undefined || text === undefined || more.length > 0) {
      throw new UsageError('set needs a FILE, an ID and a TEXT.');
    }
    const path = resolve(terminal.cwd, operand);
    const settings = sourceLanguageSettings(options);
    const [project] = await openProjects([path], terminal, { settings });
    if (!project) throw new UnreadableFileError(path, asWritten('it is in no folder'));
    const value = await textOf(text, terminal);
    const planned = await planOf(project.workspace, path, id, value, options.state as SegmentChange['state']);
    const { edits, refusal } = planned;
    const name = shownName(path, terminal);
    if (refusal) {
      terminal.say(`interline: “${visible(id)}” in ${name} was not changed: ${refusal}`);
      return exitCodes.findings;
    }
    if (options.stdout) {
      const { bytes, decoded } = await readAgain(planned);
      terminal.bytes(encodeEdits(bytes, decoded, edits));
      return exitCodes.clean;
    }
    await project.workspace.write(planned, edits);
    terminal.say(
      edits.length > 0 ? `${name}: “${visible(id)}” is set.` : `${name}: “${visible(id)}” has this text already.`,
    );
    return exitCodes.clean;
  },
});

/** What it takes to set a target, and no more: the file is read again to be written, and is large enough to hold once. */
interface Plan extends FileText {
  readonly edits: readonly TextEdit[];
  readonly refusal: string | undefined;
}

async function planOf(
  workspace: Workspace,
  path: string,
  id: string,
  value: string,
  state: SegmentChange['state'],
): Promise<Plan> {
  await workspace.files.list([path]);
  const file = await workspace.files.read(path);
  if (!file) throw new UnreadableFileError(path, asWritten('no format here reads files of this kind'));
  const { format, targetLanguage } = file;
  // A file without another one has its texts as sources too, which nobody needs here: a large one has a million.
  const catalog = file.catalog.isSource && file.catalog.kind === 'monolingual' ? parsedOf(file.catalog) : file.catalog;
  const { changes, additions } = changeOf(catalog, id, value, state);
  const { edits, refused } = stepOn(watchedFile(file), () =>
    changeEntries(format, catalog, changes, additions, targetLanguage),
  );
  workspace.files.forget(path);
  const read = file.decoded ? { decoded: file.decoded } : {};
  return { path, catalog: { text: catalog.text }, ...read, edits, refusal: refusalOf({ refused }, id) };
}

async function textOf(text: string, terminal: Terminal): Promise<string> {
  if (text !== '-') return text;
  const bytes = await terminal.stdin();
  // The last line end is the shell's; a text that ends in one has two.
  return new TextDecoder()
    .decode(bytes)
    .replace(/\r?\n$/, '')
    .replaceAll('\r\n', '\n');
}

function changeOf(
  catalog: Catalog,
  id: string,
  text: string,
  state: SegmentChange['state'],
): { changes: Map<string, SegmentChange>; additions: NewEntry[] } {
  const segment = segmentsAmong(catalog.segments, new Set([id])).get(id);
  if (segment) {
    const content = contentFrom(text, codeTexts(segment.source, segment.target));
    return { changes: new Map([[id, { content, ...(state ? { state } : {}) }]]), additions: [] };
  }
  const missing = missingEntry(catalog, id);
  if (missing) {
    const content = contentFrom(text, codeTexts(missing.source.target));
    return { changes: new Map(), additions: [{ missing, content }] };
  }
  const meant = suggestions(id, catalog).map((name) => `“${name}”`);
  throw new UsageError(`There is no segment “${id}”.${meant.length > 0 ? ` Did you mean ${meant.join(', ')}?` : ''}`);
}

function missingEntry(catalog: Catalog, id: string): MissingSegment | undefined {
  for (const entry of catalog.pair?.eachMissing() ?? []) if (entry.id === id) return entry;
  return undefined;
}

/** Ids that are spelled nearly so, or that end or begin with what was given. */
function suggestions(id: string, catalog: Catalog): string[] {
  const near = nearestOf(id, knownIds(catalog), 3);
  if (near.length > 0) return near;
  const wanted = id.toLowerCase();
  const ids: string[] = [];
  for (const name of knownIds(catalog)) {
    if (name.toLowerCase().includes(wanted)) ids.push(name);
    if (ids.length === 3) break;
  }
  return ids;
}

function* knownIds(catalog: Catalog): Generator<string> {
  for (const { id } of catalog.segments) yield id;
  for (const { id } of catalog.pair?.eachMissing() ?? []) yield id;
}
