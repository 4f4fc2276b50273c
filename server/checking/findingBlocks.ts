import { Facts } from '../../shared/catalog/facts.ts';
import { movedRange } from '../../shared/catalog/movedSegment.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';

/** Findings that stand behind each other and move together when the text before them changes. */
export interface FindingBlock {
  /** Ordered by place, as they stood when they were found. */
  readonly findings: readonly Finding[];
  /** The part of the text that they stood in, UTF-16 code units. */
  readonly range: TextRange;
  /** How far they have moved since. */
  readonly shift: number;
  /** What was worked out from the findings; it goes where they go. */
  readonly facts: Facts;
}

/** Small enough to be rebuilt with each keystroke, large enough that a list of blocks is short. */
const blockSize = 64;

/** Findings in blocks, in the order of their places. */
export function findingBlocks(findings: readonly Finding[]): FindingBlock[] {
  const ordered = byPlace([...findings]);
  const blocks: FindingBlock[] = [];
  for (let start = 0; start < ordered.length; start += blockSize) {
    pushAll(blocks, blockOf(ordered.slice(start, start + blockSize), 0));
  }
  return blocks;
}

/** Every finding of some blocks where it stands now, in the order of their places. */
export function findingsOf(blocks: readonly FindingBlock[]): readonly Finding[] {
  return byPlace(
    blocks.flatMap(({ findings, shift }) =>
      shift === 0 ? findings : findings.map((finding) => ({ ...finding, range: movedRange(finding.range, shift) })),
    ),
  );
}

/** A part of a text that was replaced. */
export interface ReplacedPart {
  /** Where it stood before. */
  readonly range: TextRange;
  /** How far the text behind it moved. */
  readonly shift: number;
  /** Whether a finding at the edge of the part is about it; `range` is where it stood before. */
  concerns(finding: Finding, range: TextRange): boolean;
}

/**
 * Blocks of findings as they stand once a part of the text was replaced. Costs as much as there are blocks: the findings
 * themselves are looked at only around the part.
 *
 * @returns the blocks before and behind the part, and whether there were findings of the part itself, which are in none.
 */
export function aroundPart(
  blocks: readonly FindingBlock[],
  { range: part, shift, concerns }: ReplacedPart,
): { readonly before: FindingBlock[]; readonly behind: FindingBlock[]; readonly torn: boolean } {
  const before: FindingBlock[] = [];
  const behind: FindingBlock[] = [];
  let torn = false;
  for (const block of blocks) {
    const range = movedRange(block.range, block.shift);
    if (range.end < part.start) before.push(block);
    else if (range.start > part.end) behind.push({ ...block, shift: block.shift + shift });
    else {
      const sides = { before: [] as Finding[], behind: [] as Finding[] };
      for (const finding of block.findings) {
        const place = movedRange(finding.range, block.shift);
        const { start, end } = place;
        if (concerns(finding, place)) torn = true;
        else if (start >= part.end) sides.behind.push(finding);
        else if (end <= part.start) sides.before.push(finding);
        else torn = true;
      }
      pushAll(before, blockOf(sides.before, block.shift));
      pushAll(behind, blockOf(sides.behind, block.shift + shift));
    }
  }
  return { before, behind, torn };
}

/** A block without some of its findings; the block itself where it has none of them. */
export function withoutFindings(block: FindingBlock, isGone: (finding: Finding) => boolean): readonly FindingBlock[] {
  if (!block.findings.some(isGone)) return [block];
  return blockOf(
    block.findings.filter((finding) => !isGone(finding)),
    block.shift,
  );
}

/** None where there are no findings. */
function blockOf(findings: readonly Finding[], shift: number): readonly FindingBlock[] {
  const [first] = findings;
  if (!first) return [];
  const end = findings.reduce((last, { range }) => Math.max(last, range.end), 0);
  return [{ findings, range: { start: first.range.start, end }, shift, facts: new Facts() }];
}

function byPlace(findings: Finding[]): Finding[] {
  return findings.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}
