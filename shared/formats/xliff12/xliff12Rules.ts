import { andList, say } from '../../sentences/sentence.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { tagRange } from '../../xml/startReading.ts';
import { childrenOf, isUnclosed, nextOf, none } from '../../xml/xmlDocument.ts';
import { report, type Xliff12Reading } from './xliff12Reading.ts';
import type { SegmentMark, Xliff12Texts } from './xliff12Unit.ts';

/** What XLIFF 1.2 asks of the root (§2.2.1) and what this format reads. */
export function checkRoot(reading: Xliff12Reading): void {
  const { doc, root } = reading;
  if (root === none) return;
  const version = attributesOf(doc, root).find('version');
  if (!version) report(reading, 'version', tagRange(doc, root), say`This <xliff> does not say its version.`);
  else if (!/^1\.[0-2]$/.test(doc.text.slice(version.valueRange.start, version.valueRange.end).trim())) {
    report(
      reading,
      'version',
      version.valueRange,
      say`This version of XLIFF 1 does not exist; the file is read as 1.2.`,
    );
  }
}

/** What every `<file>` has to say (§2.2.2): `target-language` is not of it. */
export function checkFile(reading: Xliff12Reading, file: number): void {
  const { doc, vocabulary } = reading;
  const attributes = attributesOf(doc, file);
  // An empty name of the original says that there was none.
  const absent = ['source-language', 'original', 'datatype'].filter(
    (name) => attributes.get(name) === undefined || (name !== 'original' && attributes.get(name) === ''),
  );
  if (absent.length > 0) {
    report(reading, 'file-attributes', tagRange(doc, file), say`This <file> does not say its ${andList(absent)}.`);
  }
  if (isUnclosed(doc, file)) return;
  for (const child of childrenOf(doc, file)) if (vocabulary(child) === 'body') return;
  report(reading, 'file-body', tagRange(doc, file), say`This <file> has no <body>.`);
}

/** What a unit must have, apart from its id: one source, at most one target, segments that match. */
export function checkUnit(
  reading: Xliff12Reading,
  node: number,
  unit: Xliff12Texts,
  marks: readonly SegmentMark[],
  targets: readonly SegmentMark[],
): void {
  const { doc, names } = reading;
  if (unit.source === none) {
    report(
      reading,
      'unit-source',
      tagRange(doc, node),
      unit.segSource === none
        ? say`This <trans-unit> has no <source>.`
        : say`This <trans-unit> has no <source>, only a <seg-source>.`,
    );
  }
  if (unit.second !== none) {
    report(
      reading,
      'one-target',
      tagRange(doc, unit.second),
      say`This <trans-unit> already has a <target>; that one counts.`,
    );
  }
  if (marks.length > 0 || targets.length > 0) checkMarks(reading, marks, targets);
  if (unit.source !== none && (names.has('bx') || names.has('ex') || names.has('bpt') || names.has('ept'))) {
    checkPairs(reading, unit.source);
  }
}

/** `mid`s stand once on each side, and those of the target are those of the source (§2.5, `mrk` with `mtype="seg"`). */
function checkMarks(reading: Xliff12Reading, marks: readonly SegmentMark[], targets: readonly SegmentMark[]): void {
  const mids = new Set<string>();
  for (const { node, mid } of marks) {
    if (mids.has(mid))
      report(reading, 'mark-twice', tagRange(reading.doc, node), say`The segment “${mid}” appears twice.`);
    mids.add(mid);
  }
  const seen = new Set<string>();
  for (const { node, mid } of targets) {
    const range = tagRange(reading.doc, node);
    if (!mids.has(mid)) {
      report(reading, 'mark-unknown', range, say`The target has a segment “${mid}” that <seg-source> lacks.`);
    } else if (seen.has(mid)) report(reading, 'mark-twice', range, say`The segment “${mid}” appears twice.`);
    seen.add(mid);
  }
}

const ends: Readonly<Record<string, string>> = { bx: 'ex', bpt: 'ept' };
const starts: Readonly<Record<string, string>> = { ex: 'bx', ept: 'bpt' };

/** Codes of one kind that have not found their other end. */
interface Loose {
  readonly node: number;
  readonly name: string;
  readonly rid: string | undefined;
}

/**
 * Codes that open a span and codes that close one belong together by `rid`, or else by `id` (§2.4.2.3–§2.4.2.6); some
 * tools give every code an id of its own, and then as many must close as open. What stands alone on purpose is `<it>`.
 */
function checkPairs(reading: Xliff12Reading, source: number): void {
  const { doc, vocabulary } = reading;
  const waiting = new Map<string, Loose[]>();
  const closing: Loose[] = [];
  const end = nextOf(doc, source);
  for (let node = source + 1; node < end; node++) {
    const name = vocabulary(node);
    if (!Object.hasOwn(ends, name) && !Object.hasOwn(starts, name)) continue;
    const attributes = attributesOf(doc, node);
    const rid = attributes.get('rid');
    const number = rid ?? attributes.get('id');
    // Without any id nothing shows what belongs together.
    if (number === undefined) continue;
    const loose = { node, name, rid };
    const key = `${starts[name] ?? name} ${number}`;
    const before = waiting.get(key);
    if (Object.hasOwn(starts, name)) {
      if (before?.pop() === undefined) closing.push(loose);
    } else if (before) before.push(loose);
    else waiting.set(key, [loose]);
  }
  const opening = [...waiting.values()].flat();
  if (opening.length + closing.length > 0) reportLoose(reading, opening, closing);
}

function reportLoose(reading: Xliff12Reading, opening: readonly Loose[], closing: readonly Loose[]): void {
  const unnamed = new Map<string, number>();
  for (const { name, rid } of opening) if (rid === undefined) unnamed.set(name, (unnamed.get(name) ?? 0) + 1);
  for (const { node, name, rid } of closing) {
    const start = starts[name] ?? '';
    const left = unnamed.get(start) ?? 0;
    if (rid === undefined && left > 0) unnamed.set(start, left - 1);
    else {
      report(
        reading,
        'code-pair',
        tagRange(reading.doc, node),
        rid === undefined
          ? say`There is no <${start}> before this <${name}>.`
          : say`There is no <${start}> with the rid “${rid}” before this <${name}>.`,
      );
    }
  }
  for (const { node, name, rid } of opening) {
    if (rid === undefined) {
      const left = unnamed.get(name) ?? 0;
      if (left === 0) continue;
      unnamed.set(name, left - 1);
    }
    report(reading, 'code-pair', tagRange(reading.doc, node), say`This <${name}> has no <${ends[name] ?? ''}>.`);
  }
}
