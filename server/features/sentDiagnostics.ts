import type { Diagnostic, Position } from 'vscode-languageserver';
import type { Finding } from '../../shared/checks/contract/check.ts';
import type { FindingBlock } from '../checking/findingBlocks.ts';
import type { PositionedText } from '../lsp/positions.ts';
import { type DiagnosticClient, toDiagnostic } from './toDiagnostic.ts';

/** A block of findings as it was sent last. */
interface SentBlock {
  /** Where its first finding stood. */
  readonly start: Position;
  readonly items: readonly Diagnostic[];
}

/** What was sent of a document last, by the findings of its blocks: the same list for as long as none of them changes. */
export type SentBlocks = ReadonlyMap<readonly Finding[], SentBlock>;

/**
 * Findings as diagnostics, in no order. Most are those that were sent last: a keystroke replaces those around it.
 *
 * @param text the text that the findings are of.
 * @param last what was sent of the document last, to the same client.
 * @returns what is sent now, to be passed with the next state of the document.
 */
export function sentDiagnostics(
  blocks: readonly FindingBlock[],
  text: PositionedText,
  client: DiagnosticClient,
  last: SentBlocks = new Map(),
): SentBlocks {
  const sent = new Map<readonly Finding[], SentBlock>();
  for (const { findings, by } of blocks) {
    const [first] = findings;
    if (!first) continue;
    const start = text.positionAt(first.range.start + by);
    const before = last.get(findings);
    // What stands between the findings of a block is as it was, so all of them stand where they stood if one does.
    if (before?.start.line === start.line && before.start.character === start.character) sent.set(findings, before);
    else sent.set(findings, { start, items: findings.map((finding) => toDiagnostic(finding, text, client, by)) });
  }
  return sent;
}
