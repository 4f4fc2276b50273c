import type { Position } from 'vscode-languageserver';
import type { Finding } from '../../shared/checks/contract/check.ts';
import type { FindingBlock } from '../checking/findingBlocks.ts';
import type { EncodedList } from '../lsp/encodedList.ts';
import type { PositionedText } from '../lsp/positions.ts';
import { type DiagnosticClient, unplacedDiagnostic } from './toDiagnostic.ts';

/** A block as it was told last. */
interface ToldBlock {
  /** Where its first finding stood. */
  readonly start: Position;
  /** Its diagnostics without their ranges: JSON texts that no edit elsewhere changes. */
  readonly texts: readonly string[];
  readonly json: Uint8Array;
}

/** What was told of a document last, by the findings of its blocks: the same list for as long as none of them changes. */
export type ToldBlocks = ReadonlyMap<readonly Finding[], ToldBlock>;

/**
 * Findings as diagnostics in JSON. A block that stands where it stood when it was told last is not told anew, so that a
 * keystroke in a file with thousands of findings costs as much as those around it.
 *
 * @param text the text that the findings are of.
 * @param last what was told of the document last, to the same client.
 */
export function encodeDiagnostics(
  blocks: readonly FindingBlock[],
  text: PositionedText,
  client: DiagnosticClient,
  last: ToldBlocks = new Map(),
): { readonly list: EncodedList; readonly told: ToldBlocks } {
  const told = new Map<readonly Finding[], ToldBlock>();
  for (const { findings, by } of blocks) {
    const [first] = findings;
    if (!first) continue;
    const start = text.positionAt(first.range.start + by);
    const before = last.get(findings);
    // What stands between the findings of a block is as it was, so all of them stand where they stood if one does.
    if (before && samePosition(before.start, start)) told.set(findings, before);
    else {
      const texts = before?.texts ?? findings.map((finding) => unplacedText(finding, client));
      const items = findings.map(({ range }, i) => {
        const place = text.rangeAt({ start: range.start + by, end: range.end + by });
        return `{"range":${JSON.stringify(place)},${texts[i]}`;
      });
      told.set(findings, { start, texts, json: Buffer.from(items.join()) });
    }
  }
  return { list: Array.from(told.values(), ({ json }) => json), told };
}

/** The properties of a diagnostic other than its range, with the brace behind them. */
function unplacedText(finding: Finding, client: DiagnosticClient): string {
  return JSON.stringify(unplacedDiagnostic(finding, client)).slice(1);
}

function samePosition(a: Position, b: Position): boolean {
  return a.line === b.line && a.character === b.character;
}
