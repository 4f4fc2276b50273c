import { type CompletionItem, CompletionItemKind, CompletionRequest, InsertTextFormat } from 'vscode-languageserver';
import type { Catalog } from '../../shared/catalog/catalog.ts';
import { type Content, textOnly } from '../../shared/catalog/content.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { pairCatalogs } from '../../shared/formats/pair.ts';
import { segmentAsRead } from '../../shared/formats/segmentAsRead.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import type { Message, MessageUnit } from '../../shared/messages/message.ts';
import { syntaxesOf } from '../../shared/messages/syntaxesOf.ts';
import type { Snapshot } from '../lsp/session.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { keyCompletion } from './code/keyCompletion.ts';
import type { Feature } from './feature.ts';
import { segmentAt } from './segmentAt.ts';

/**
 * Inside a target: the placeholders, tags and inline codes of the source not used yet, and the glossary's terms. In a call
 * of source code that asks for a text: the keys.
 */
export const completion: Feature = {
  capabilities: () => ({ completionProvider: { triggerCharacters: ['<', '{', '%', '$', '&'] } }),
  register(registry, session) {
    registry.onRequest(CompletionRequest.type, async ({ textDocument, position }) => {
      const keys = await keyCompletion(session, textDocument.uri, position);
      if (keys) return keys;
      const snapshot = await session.snapshot(textDocument.uri);
      if (!snapshot || snapshot.file.catalog.isSource) return [];
      const place = typingPlace(snapshot.file, snapshot.text.offsetAt(position));
      if (!place?.segment.source) return [];
      const proposals = [...unitsLeft(place), ...(await termsLeft(place, snapshot))];
      return proposals.map((proposal, index) => item(proposal, index, place, snapshot));
    });
  },
};

/** Something to put into the target. */
interface Proposal {
  readonly label: string;
  readonly content: Content;
  readonly kind: CompletionItemKind;
  readonly detail: string;
}

/** What the source has more often than the target, in the source's order. */
function unitsLeft({ segment, catalog, before }: TypingPlace): Proposal[] {
  const syntaxes = syntaxesOf(segment, catalog);
  const source = analyzeMessage(segment.source ?? none, syntaxes);
  const target = analyzeMessage(segment.target ?? none, syntaxes);
  const used = new Map<string, number>();
  for (const unit of target.units) used.set(keyOf(unit), (used.get(keyOf(unit)) ?? 0) + 1);
  const proposals: Proposal[] = [];
  for (const unit of source.units) {
    const key = keyOf(unit);
    const left = used.get(key) ?? 0;
    if (left > 0) {
      used.set(key, left - 1);
      continue;
    }
    const content = contentOf(source, unit);
    if (proposals.some((other) => other.content.value === content.value)) continue;
    proposals.push({ label: content.value, content, ...kinds[unit.type] });
  }
  // What is being typed may be read as a unit of its own already: `%` of `%s`.
  return proposals.filter(({ content }) => content.value !== before);
}

const none: Content = { value: '', codes: [] };
const keyOf = (unit: MessageUnit) => `${unit.syntax}:${unit.kind}:${unit.id}`;

const kinds = {
  placeholder: { kind: CompletionItemKind.Variable, detail: 'placeholder of the source' },
  tag: { kind: CompletionItemKind.Snippet, detail: 'tag of the source' },
  code: { kind: CompletionItemKind.Snippet, detail: 'inline code of the source' },
} as const;

function contentOf(source: Message, { start, end }: MessageUnit): Content {
  const codes = source.codes
    .filter((code) => code.start >= start && code.end <= end)
    .map((code) => ({ ...code, start: code.start - start, end: code.end - start }));
  return { value: source.value.slice(start, end), codes };
}

async function termsLeft({ segment }: TypingPlace, { file, workspace }: Snapshot): Promise<Proposal[]> {
  const sourceLanguage = segment.sourceLanguage ?? file.sourceLanguage;
  const targetLanguage = segment.targetLanguage ?? file.targetLanguage;
  if (!targetLanguage || !segment.source) return [];
  const terms = await workspace.terms(sourceLanguage, targetLanguage);
  const target = segment.target?.value ?? '';
  const byText = new Map<string, Proposal>();
  for (const { term } of terms.findSource(textOnly(segment.source), sourceLanguage)) {
    for (const wanted of term.targets) {
      if (terms.findTarget(target, wanted, targetLanguage).length > 0) continue;
      const content = { value: wanted, codes: [] };
      const detail = `glossary: ${term.source}`;
      byText.set(wanted, { label: wanted, content, kind: CompletionItemKind.Text, detail });
    }
  }
  return [...byText.values()];
}

/** What was typed of the proposal already is replaced, so that half a placeholder becomes a whole one. */
function item(proposal: Proposal, index: number, place: TypingPlace, { file, text }: Snapshot): CompletionItem {
  const newText = file.format.encode(
    proposal.content,
    segmentAsRead(file.format, place.catalog, place.segment),
    place.catalog,
  );
  const typed = typedPart(place.before, newText) || typedPart(place.before, proposal.content.value);
  const start = place.offset - typed;
  return {
    label: proposal.label,
    kind: proposal.kind,
    detail: proposal.detail,
    sortText: String(index).padStart(4, '0'),
    filterText: typed > 0 ? text.text.slice(start, place.offset) + proposal.label : proposal.label,
    insertTextFormat: InsertTextFormat.PlainText,
    textEdit: { range: text.rangeAt({ start, end: place.offset }), newText },
  };
}

/** The length of the longest end of a text that another one starts with, whatever the case. */
function typedPart(before: string, whole: string): number {
  const wanted = whole.toLowerCase();
  for (let length = Math.min(before.length, whole.length); length > 0; length--) {
    if (wanted.startsWith(before.slice(-length).toLowerCase())) return length;
  }
  return 0;
}

/** Where somebody types in a target. */
interface TypingPlace {
  readonly segment: Segment;
  readonly catalog: Catalog;
  /** The cursor, in offsets of the file's text. */
  readonly offset: number;
  /** The target's raw text before the cursor. */
  readonly before: string;
}

/** The start of a tag, an entity or a placeholder that is not finished yet. */
const halfTyped = /(?:<\/?[^<>\n]{0,80}|&#?\w{0,12}|\{\{?[^{}\n]{0,40}|[%$][\w.$({]{0,20})$/;

/**
 * The target that the cursor is in. A half-typed tag may have broken the entry around it: then the text is read
 * without it.
 */
function typingPlace(file: LocalizationFile, offset: number): TypingPlace | undefined {
  const { catalog } = file;
  const half = halfTyped.exec(catalog.text.slice(Math.max(0, offset - 120), offset))?.[0] ?? '';
  const sound = targetAt(catalog, offset);
  if (sound && (half === '' || !half.startsWith('<'))) return { ...sound, offset };
  if (half === '') return undefined;
  const start = offset - half.length;
  const text = catalog.text.slice(0, start) + catalog.text.slice(offset);
  const healed = targetAt(repaired(file, text), start);
  return healed ? { ...healed, offset, before: healed.before + half } : sound && { ...sound, offset };
}

function repaired(file: LocalizationFile, text: string): Catalog {
  const { catalog, format } = file;
  const parsed = format.parse(text, catalog.path);
  if (!catalog.pair) return parsed;
  const languages = { source: file.sourceLanguage, target: file.targetLanguage ?? file.sourceLanguage };
  return pairCatalogs(parsed, catalog.pair.source, languages, format);
}

function targetAt(catalog: Catalog, offset: number): Omit<TypingPlace, 'offset'> | undefined {
  const place = segmentAt(catalog, offset);
  const target = place?.part === 'target' ? place.segment.target : undefined;
  if (!place || !target || !place.segment.translatable) return undefined;
  return { segment: place.segment, catalog, before: catalog.text.slice(target.range.start, offset) };
}
