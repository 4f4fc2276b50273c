import { type DocumentSymbol, DocumentSymbolRequest, type SymbolInformation, SymbolKind } from 'vscode-languageserver';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { Snapshot } from '../lsp/session.ts';
import { excerpt } from './actions/wantedSegments.ts';
import type { Feature } from './feature.ts';
import { type SegmentGroup, segmentGroups } from './segmentGroups.ts';

/** The outline: segments by the group that their ids name, each with the start of its source. Never cut short. */
export const documentSymbols: Feature = {
  capabilities: () => ({ documentSymbolProvider: true }),
  register(registry, session) {
    registry.onRequest(DocumentSymbolRequest.type, async ({ textDocument }) => {
      const snapshot = await session.snapshot(textDocument.uri);
      if (!snapshot) return [];
      const { segments } = snapshot.file.catalog;
      if (!session.client.nestedSymbols) return segments.all().map((segment) => flat(segment, snapshot));
      return segmentGroups(segments.all()).map((group) => nested(group, snapshot));
    });
  },
};

function nested(group: SegmentGroup, snapshot: Snapshot): DocumentSymbol {
  if ('segment' in group) return symbol(group.segment, group.name, snapshot);
  const range = snapshot.text.rangeAt(group.range);
  return {
    name: group.name,
    kind: SymbolKind.Namespace,
    range,
    selectionRange: { start: range.start, end: range.start },
    children: group.children.map((child) => nested(child, snapshot)),
  };
}

function symbol(segment: Segment, name: string, { text }: Snapshot): DocumentSymbol {
  const range = text.rangeAt(segment.range);
  const inside =
    segment.idRange && segment.idRange.start >= segment.range.start && segment.idRange.end <= segment.range.end;
  return {
    name: name || segment.id || '…',
    detail: excerpt((segment.source ?? segment.target)?.value ?? ''),
    kind: segment.obsolete ? SymbolKind.Null : SymbolKind.String,
    range,
    selectionRange:
      inside && segment.idRange ? text.rangeAt(segment.idRange) : { start: range.start, end: range.start },
  };
}

function flat(segment: Segment, { text, uri }: Snapshot): SymbolInformation {
  const words = excerpt((segment.source ?? segment.target)?.value ?? '');
  return {
    name: words ? `${segment.id}: ${words}` : segment.id || '…',
    kind: SymbolKind.String,
    location: { uri, range: text.rangeAt(segment.range) },
  };
}
