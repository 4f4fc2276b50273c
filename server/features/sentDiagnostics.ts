import type { Diagnostic } from 'vscode-languageserver';
import type { FindingBlock } from '../checking/findingBlocks.ts';
import type { PositionedText } from '../lsp/positions.ts';
import { type DiagnosticClient, toDiagnostic } from './toDiagnostic.ts';

/** A block of findings, and who gets it. */
interface SentBlock extends Pick<FindingBlock, 'findings' | 'by'> {
  readonly text: PositionedText;
  readonly client: DiagnosticClient;
}

/**
 * Findings as diagnostics, in no order. Most are those that were sent last: a keystroke replaces those around it.
 *
 * @param text the text that the findings are of.
 * @param client the same one for all states of a document.
 */
export function sentDiagnostics(
  blocks: readonly FindingBlock[],
  text: PositionedText,
  client: DiagnosticClient,
): readonly Diagnostic[] {
  return blocks.flatMap(({ findings, by, facts }) => {
    const [first] = findings;
    if (!first) return [];
    // What stands between the findings of a block is as it was, so all of them stand where they stood if one does.
    const { line, character } = text.positionAt(first.range.start + by);
    return facts.ofBoth(diagnosticsAt, { findings, by, text, client }, `${line}:${character}`);
  });
}

const diagnosticsAt = ({ findings, by, text, client }: SentBlock, _place: string): readonly Diagnostic[] =>
  findings.map((finding) => toDiagnostic(finding, text, client, by));
