import { type Hover, HoverRequest, MarkupKind } from 'vscode-languageserver';
import { textOnly } from '../../shared/catalog/content.ts';
import type { LengthLimit, Segment } from '../../shared/catalog/segment.ts';
import { wordDiff } from '../../shared/catalog/wordDiff.ts';
import { asWritten, type Sentence, say } from '../../shared/sentences/sentence.ts';
import type { Session, Snapshot } from '../lsp/session.ts';
import { code, escapeMarkdown, stateWords } from './code/hoverText.ts';
import { keyHover } from './code/keyHover.ts';
import type { Feature } from './feature.ts';
import { segmentAt } from './segmentAt.ts';
import { staleFindings } from './stale/staleDocuments.ts';

const mostMatches = 3;

/**
 * What a translator wants to know of a segment: the other side, its state, notes, memory matches and terms. On a key in
 * source code, its texts in every language.
 */
export const hover: Feature = {
  capabilities: () => ({ hoverProvider: true }),
  register(registry, session) {
    registry.onRequest(HoverRequest.type, async ({ textDocument, position }) => {
      const ofKey = await keyHover(session, textDocument.uri, position);
      if (ofKey) return ofKey;
      const snapshot = await session.snapshot(textDocument.uri);
      if (!snapshot) return null;
      const place = segmentAt(snapshot.file.catalog, snapshot.text.offsetAt(position));
      if (!place) return null;
      const { segment, part } = place;
      const range = (part === 'target' ? segment.target?.range : undefined) ?? segment.idRange ?? segment.range;
      const answer: Hover = {
        contents: await contents(segment, snapshot, session),
        range: snapshot.text.rangeAt(range),
      };
      return answer;
    });
  },
};

async function contents(segment: Segment, snapshot: Snapshot, session: Session) {
  const { file, workspace, translator } = snapshot;
  const lines: string[] = [];
  const { localized } = session;
  const paragraph = (label: Sentence, text: string) => lines.push(`**${localized(label)}** ${text}`);
  const sourceLanguage = segment.sourceLanguage ?? file.sourceLanguage;
  const targetLanguage = segment.targetLanguage ?? file.targetLanguage;
  if (segment.source && !file.catalog.isSource) paragraph(say`Source (${sourceLanguage}):`, code(segment.source.value));
  if (file.catalog.kind === 'bilingual' && segment.target?.value) {
    paragraph(say`Target (${targetLanguage ?? '?'}):`, code(segment.target.value));
  }
  const state = [
    ...(file.catalog.isSource ? [] : [localized(stateWords[segment.state])]),
    ...(segment.rawState ? [code(segment.rawState)] : []),
    ...(segment.translatable ? [] : [localized(say`not to be translated`)]),
    ...(segment.obsolete ? [localized(say`obsolete`)] : []),
    ...(segment.maxLength ? [localized(limitWords(segment.maxLength))] : []),
  ].join(', ');
  paragraph(asWritten(escapeMarkdown(segment.id)), state ? `– ${state}` : '');
  const stale = staleFindings(session, snapshot).find((finding) => finding.segment === segment.id);
  if (stale && segment.source)
    paragraph(say`Source changed:`, changeIn(String(stale.data?.source), segment.source.value));
  if (segment.context) paragraph(say`Context:`, escapeMarkdown(segment.context));
  for (const note of segment.notes) {
    paragraph(note.from ? say`Note (${escapeMarkdown(note.from)}):` : say`Note:`, escapeMarkdown(note.text));
  }
  if (segment.source && targetLanguage && !file.catalog.isSource) {
    for (const { content, similarity, origin } of await translator.matches(file, segment.id, mostMatches)) {
      if (content.value === segment.target?.value) continue;
      paragraph(say`${similarity} %`, `${code(content.value)} (${escapeMarkdown(origin)})`);
    }
    const terms = await workspace.terms(sourceLanguage, targetLanguage);
    for (const { term } of terms.findSource(textOnly(segment.source), sourceLanguage)) {
      const targets = term.targets.map((target) => localized(say`“${escapeMarkdown(target)}”`)).join(', ');
      const forbidden = term.forbidden.map((target) => localized(say`not “${escapeMarkdown(target)}”`)).join(', ');
      const note = term.note ? ` (${escapeMarkdown(term.note)})` : '';
      paragraph(
        say`Term:`,
        `${localized(say`“${escapeMarkdown(term.source)}”`)} → ${[targets, forbidden].filter(Boolean).join('; ')}${note}`,
      );
    }
  }
  if (session.client.markdown) return { kind: MarkupKind.Markdown, value: lines.join('\n\n') };
  return {
    kind: MarkupKind.PlainText,
    value: lines.map((line) => line.replaceAll('**', '').replaceAll('\\', '')).join('\n'),
  };
}

/** What became of a source text, word by word. */
function changeIn(before: string, after: string): string {
  const marks = { same: '', removed: '~~', added: '**' } as const;
  const pieces = wordDiff(before, after).map(({ kind, text }) => {
    // Marks have to touch a word.
    const words = text.trim();
    const start = text.indexOf(words);
    const [lead, trail] = [text.slice(0, start), text.slice(start + words.length)];
    return words === '' ? text : `${lead}${marks[kind]}${escapeMarkdown(words)}${marks[kind]}${trail}`;
  });
  // What went and what came touch where a word was replaced.
  return pieces.join('').replaceAll('~~**', '~~ **');
}

function limitWords({ max, unit }: LengthLimit): Sentence {
  if (unit === 'byte') return say`at most ${max} bytes`;
  return unit === 'pixel' ? say`at most ${max} pixels` : say`at most ${max} characters`;
}
