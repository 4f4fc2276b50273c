import type { Position } from 'vscode-languageserver';
import type { Finding } from '../../shared/checks/contract/check.ts';
import type { EncodedList } from '../lsp/encodedList.ts';
import type { FindingBlock } from '../lsp/findingBlocks.ts';
import type { PositionedText } from '../lsp/positions.ts';
import { type DiagnosticClient, type UnplacedDiagnostic, unplacedDiagnostic } from './toDiagnostic.ts';

/** A block as it was told last. */
interface Told {
  readonly client: DiagnosticClient;
  /** Where its first finding stood. */
  readonly start: Position;
  readonly json: Uint8Array;
}

/** By the findings of a block, which are the same list for as long as nothing within the block changed. */
const lastEncoded = new WeakMap<readonly Finding[], Told>();

/** JSON texts of diagnostics without their ranges: most outlive many keystrokes. */
const unplaced = new WeakMap<DiagnosticClient, WeakMap<Finding, string>>();

/**
 * Findings as diagnostics in JSON. A block that stands where it stood when it was told last is not told anew, so that a
 * keystroke in a file with thousands of findings costs as much as those around it.
 *
 * @param text the text that the findings are of.
 * @param client the same object for as long as the session lasts.
 */
export function encodeDiagnostics(
  blocks: readonly FindingBlock[],
  text: PositionedText,
  client: DiagnosticClient,
): EncodedList {
  const texts = unplaced.get(client) ?? new WeakMap<Finding, string>();
  unplaced.set(client, texts);
  return blocks.flatMap(({ findings, by }) => {
    const [first] = findings;
    if (!first) return [];
    const start = text.positionAt(first.range.start + by);
    const last = lastEncoded.get(findings);
    // What stands between the findings of a block is as it was, so all of them stand where they stood if one does.
    if (last?.client === client && samePosition(last.start, start)) return last.json;
    const items = findings.map((finding) => {
      const range = text.rangeAt({ start: finding.range.start + by, end: finding.range.end + by });
      return `{"range":${JSON.stringify(range)},${unplacedText(finding, client, texts)}`;
    });
    const json = Buffer.from(items.join());
    lastEncoded.set(findings, { client, start, json });
    return json;
  });
}

/** The properties of a diagnostic other than its range, with the brace behind them. */
function unplacedText(finding: Finding, client: DiagnosticClient, texts: WeakMap<Finding, string>): string {
  let text = texts.get(finding);
  if (text === undefined) {
    const properties: UnplacedDiagnostic = unplacedDiagnostic(finding, client);
    text = JSON.stringify(properties).slice(1);
    texts.set(finding, text);
  }
  return text;
}

function samePosition(a: Position, b: Position): boolean {
  return a.line === b.line && a.character === b.character;
}
