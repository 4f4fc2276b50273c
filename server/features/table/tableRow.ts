import type { Catalog } from '../../../shared/catalog/catalog.ts';
import type { Content } from '../../../shared/catalog/content.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { quotingOf } from '../../../shared/formats/factsOf.ts';
import { analyzeMessage } from '../../../shared/messages/analyzeMessage.ts';
import { chipsOf, type Piece } from '../../../shared/messages/chips.ts';
import { inLanguage, type SentenceLanguage } from '../../../shared/sentences/sentence.ts';
import type { TableRow } from '../../../shared/tableProtocol.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import { isMissing, isWork, sourceOf, stateOf, type TableEntry, targetOf } from './tableEntries.ts';

/** An entry of a file as the table shows it. */
export function tableRow(
  entry: TableEntry,
  file: LocalizationFile,
  findings: readonly Finding[],
  language: SentenceLanguage | undefined,
): TableRow {
  const { catalog, format } = file;
  const segment = isMissing(entry) ? entry.source : entry;
  const { rawState, context, notes, maxLength, sourceLanguage, targetLanguage } = segment;
  const pieces = (content: Content | undefined) => (content ? piecesOf(content, segment, catalog) : []);
  return {
    id: entry.id,
    state: stateOf(entry),
    ...(rawState && !isMissing(entry) ? { rawState } : {}),
    source: pieces(sourceOf(entry, catalog)),
    target: pieces(targetOf(entry)),
    editable: isWork(entry) && format.readOnly === undefined,
    ...(isMissing(entry) ? { missing: true } : {}),
    ...(context ? { context } : {}),
    notes: notes.map(({ text, from }) => (from ? `${from}: ${text}` : text)),
    ...(maxLength ? { maxLength } : {}),
    ...(sourceLanguage ? { sourceLanguage } : {}),
    ...(targetLanguage && !isMissing(entry) ? { targetLanguage } : {}),
    findings: findings.map(({ check, severity, sentence, fix }) => ({
      check,
      severity,
      message: inLanguage(sentence, language),
      ...(fix ? { fix: inLanguage(fix.title, language) } : {}),
    })),
  };
}

function piecesOf(content: Content, segment: Segment, catalog: Catalog): readonly Piece[] {
  const message = analyzeMessage(content, segment.syntaxes ?? catalog.syntaxes, { quoting: quotingOf(catalog) });
  return chipsOf(content, message.units);
}
