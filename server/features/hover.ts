import { type Hover, HoverRequest, MarkupKind } from 'vscode-languageserver';
import { textOnly } from '../../shared/catalog/content.ts';
import type { Segment, SegmentState } from '../../shared/catalog/segment.ts';
import type { Session, Snapshot } from '../lsp/session.ts';
import { excerpt } from './actions/wantedSegments.ts';
import type { Feature } from './feature.ts';
import { segmentAt } from './segmentAt.ts';

const mostMatches = 3;

/** What a translator wants to know of a segment: the other side, its state, notes, memory matches and terms. */
export const hover: Feature = {
  capabilities: () => ({ hoverProvider: true }),
  register(registry, session) {
    registry.onRequest(HoverRequest.type, async ({ textDocument, position }) => {
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

const stateWords: Readonly<Record<SegmentState, string>> = {
  untranslated: 'untranslated',
  'needs-review': 'needs review',
  translated: 'translated',
  final: 'final',
};

async function contents(segment: Segment, snapshot: Snapshot, session: Session) {
  const { file, workspace, translator } = snapshot;
  const lines: string[] = [];
  const paragraph = (label: string, text: string) => lines.push(`**${label}** ${text}`);
  const sourceLanguage = segment.sourceLanguage ?? file.sourceLanguage;
  const targetLanguage = segment.targetLanguage ?? file.targetLanguage;
  if (segment.source && !file.catalog.isSource) paragraph(`Source (${sourceLanguage}):`, code(segment.source.value));
  if (file.catalog.kind === 'bilingual' && segment.target?.value) {
    paragraph(`Target (${targetLanguage ?? '?'}):`, code(segment.target.value));
  }
  const state = [
    ...(file.catalog.isSource ? [] : [stateWords[segment.state]]),
    ...(segment.rawState ? [code(segment.rawState)] : []),
    ...(segment.translatable ? [] : ['not to be translated']),
    ...(segment.obsolete ? ['obsolete'] : []),
    ...(segment.maxLength ? [`at most ${segment.maxLength.max} ${segment.maxLength.unit}s`] : []),
  ].join(', ');
  paragraph(escapeMarkdown(segment.id), state ? `– ${state}` : '');
  if (segment.context) paragraph('Context:', escapeMarkdown(segment.context));
  for (const note of segment.notes) {
    paragraph(note.from ? `Note (${escapeMarkdown(note.from)}):` : 'Note:', escapeMarkdown(note.text));
  }
  if (segment.source && targetLanguage && !file.catalog.isSource) {
    for (const { content, similarity, origin } of await translator.matches(file, segment.id, mostMatches)) {
      if (content.value === segment.target?.value) continue;
      paragraph(`${similarity} %`, `${code(content.value)} (${escapeMarkdown(origin)})`);
    }
    const terms = await workspace.terms(sourceLanguage, targetLanguage);
    for (const { term } of terms.findSource(textOnly(segment.source), sourceLanguage)) {
      const targets = term.targets.map((target) => `“${escapeMarkdown(target)}”`).join(', ');
      const forbidden = term.forbidden.map((target) => `not “${escapeMarkdown(target)}”`).join(', ');
      const note = term.note ? ` (${escapeMarkdown(term.note)})` : '';
      paragraph(
        'Term:',
        `“${escapeMarkdown(term.source)}” → ${[targets, forbidden].filter(Boolean).join('; ')}${note}`,
      );
    }
  }
  if (session.client.markdown) return { kind: MarkupKind.Markdown, value: lines.join('\n\n') };
  return {
    kind: MarkupKind.PlainText,
    value: lines.map((line) => line.replaceAll('**', '').replaceAll('\\', '')).join('\n'),
  };
}

/** Text as inline code, whatever is in it: the fence is longer than any run of backticks (CommonMark, Code spans). */
function code(text: string): string {
  const line = excerpt(text, 500);
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${longest > 0 || line === '' ? ' ' : ''}${line}${longest > 0 ? ' ' : ''}${fence}`;
}

/** File contents must not become links, images or HTML of the editor. */
function escapeMarkdown(text: string): string {
  return excerpt(text, 500).replace(/[\\`*_{}[\]()#+!|<>~&-]/g, '\\$&');
}
