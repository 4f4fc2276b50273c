import type { Diagnostic, Position } from 'vscode-languageserver';
import type { Finding } from '../../shared/checks/contract/check.ts';
import type { FindingBlock } from '../checking/findingBlocks.ts';
import type { PositionedText } from '../lsp/positions.ts';
import { type DiagnosticClient, toDiagnostic } from './toDiagnostic.ts';

/** A block of findings as it was told last. */
interface ToldBlock {
  /** Where its first finding stood. */
  readonly start: Position;
  readonly items: readonly Diagnostic[];
}

/** What was told of a document last, by the findings of its blocks: the same list for as long as none of them changes. */
export type ToldBlocks = ReadonlyMap<readonly Finding[], ToldBlock>;

/**
 * Findings as diagnostics, in no order. Most are those that were told last: a keystroke makes those around it anew.
 *
 * @param text the text that the findings are of.
 * @param last what was told of the document last, to the same client.
 * @returns what is told now, to be given with the next state of the document.
 */
export function toldDiagnostics(
  blocks: readonly FindingBlock[],
  text: PositionedText,
  client: DiagnosticClient,
  last: ToldBlocks = new Map(),
): ToldBlocks {
  const told = new Map<readonly Finding[], ToldBlock>();
  for (const { findings, by } of blocks) {
    const [first] = findings;
    if (!first) continue;
    const start = text.positionAt(first.range.start + by);
    const before = last.get(findings);
    // What stands between the findings of a block is as it was, so all of them stand where they stood if one does.
    if (before?.start.line === start.line && before.start.character === start.character) told.set(findings, before);
    else told.set(findings, { start, items: findings.map((finding) => toDiagnostic(finding, text, client, by)) });
  }
  return told;
}
