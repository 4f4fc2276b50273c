import * as z from 'zod';
import type { SegmentChange } from '../../../shared/catalog/catalog.ts';
import { codeTexts, contentFrom } from '../../../shared/catalog/content.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { NewEntry } from '../../../shared/formats/format.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import { changeEntries } from '../../../shared/sync/changeEntries.ts';
import { checkFile } from '../../checking/checkFile.ts';
import { findingsOfChange } from '../../checking/findingsOfChange.ts';
import { compactFinding } from './checkFiles.ts';
import { makeFile, type OpenFile, openFile } from './projectFiles.ts';
import { fileInput, tool } from './tool.ts';

const textInput = z.strictObject({
  id: z.string(),
  text: z.string().describe('The translation as people read it; tags and placeholders of the source stay as they are'),
});

/** `set_texts`: writes translations that pass the checks. */
export const setTexts = tool({
  name: 'set_texts',
  description:
    'Writes translations into a file. Each is checked first: one that brings an error or a warning is not written, and the ' +
    'findings are returned instead. An absent file is made first. Where the format has states, what is written needs review: only people approve.',
  input: z.strictObject({ file: fileInput, texts: z.array(textInput).min(1).max(200) }),
  writes: true,
  async run({ file: name, texts }, context) {
    await makeFile(name, context);
    const open = await openFile(name, context);
    const refused = new Map<string, object>();
    const wanted = new Map(texts.map(({ id, text }) => [id, text]));
    const before = await checkFile(open.workspace, open.file);
    let planned = await planOf(open, wanted, refused, before);
    // What does no harm alone may do some beside others; what remains is looked at until nothing is found.
    while (planned.harmful.size > 0) {
      for (const [id, findings] of planned.harmful) {
        refused.set(id, { findings: findings.map(compactFinding) });
        wanted.delete(id);
      }
      planned = await planOf(open, wanted, refused, before);
    }
    await open.workspace.write(open.file, planned.edits);
    return {
      results: texts.map(({ id }) => ({ id, written: !refused.has(id), ...refused.get(id) })),
    };
  },
});

/** The edits that set some texts, and what the checks say of the result that they did not say before. */
async function planOf(
  { file, workspace }: OpenFile,
  wanted: ReadonlyMap<string, string>,
  refused: Map<string, object>,
  before: readonly Finding[],
) {
  const { changes, additions } = changesOf({ file, workspace }, wanted, refused);
  const changed = changeEntries(file.format, file.catalog, changes, additions, file.targetLanguage);
  for (const [id, reason] of changed.refused) refused.set(id, { reason: english(reason) });
  const harmful = new Map<string, Finding[]>();
  for (const finding of await findingsOfChange(workspace, file, changed.text, before)) {
    const { segment } = finding;
    // A finding about the file as a whole is nobody's; it counts for all that would be written.
    const ids =
      segment !== undefined && wanted.has(segment) ? [segment] : segment === undefined ? [...wanted.keys()] : [];
    for (const id of ids) harmful.set(id, [...(harmful.get(id) ?? []), finding]);
  }
  return { edits: changed.edits, harmful };
}

function changesOf({ file }: OpenFile, wanted: ReadonlyMap<string, string>, refused: Map<string, object>) {
  const changes = new Map<string, SegmentChange>();
  const additions: NewEntry[] = [];
  const { segments } = file.catalog;
  const missing = new Map(Array.from(file.catalog.pair?.eachMissing() ?? [], (entry) => [entry.id, entry]));
  const review = file.format.states.includes('needs-review') ? { state: 'needs-review' as const } : {};
  for (const [id, text] of wanted) {
    const segment = segments.find(id);
    const entry = missing.get(id);
    const reason = reasonAgainst(segment, file.role === 'source');
    if (reason) refused.set(id, { reason });
    else if (segment)
      changes.set(id, { content: contentFrom(text, codeTexts(segment.source, segment.target)), ...review });
    else if (entry) additions.push({ missing: entry, content: contentFrom(text, codeTexts(entry.source.target)) });
    else refused.set(id, { reason: 'There is no segment of this id; read_segments tells which there are.' });
  }
  return { changes, additions };
}

function reasonAgainst(segment: Segment | undefined, isSource: boolean): string | undefined {
  if (isSource) return 'This is the source file; set the text in the file of a language.';
  if (segment?.state === 'final') return 'Somebody approved this translation; only people change it.';
  if (segment && (!segment.translatable || segment.obsolete)) return 'This segment is not to be translated.';
  return undefined;
}
