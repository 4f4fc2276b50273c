import type { Problem } from '../../catalog/catalog.ts';
import { NumberRows } from '../../catalog/numberRows.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { addOffset, MifAsides } from './mifAsides.ts';
import { readStatements, type StatementReader, statementName } from './mifStatements.ts';

/** What a file has, without its texts: each is read for whoever asks for it. */
export interface MifScan {
  /** How many statements there are that have texts: paragraphs, lines in drawings, definitions. */
  readonly count: number;
  /** Where one of them starts, by its number from 0, in order. */
  start(number: number): number;
  /** Whether a statement belongs to a text inset. @param start of it, an offset of the text. */
  isInserted(start: number): boolean;
  /** Whether the first statement is that of a MIF file. */
  readonly isMif: boolean;
  /** What cannot be read, in the order of the text; of very many the first ones. */
  readonly problems: readonly Problem[];
}

/** A file with more faults than this is broken from the start; a list of them would be larger than the file. */
const mostProblems = 200;

/** Finds the statements of a MIF file that have texts, but for those that are not translated in it. */
export function scanMif(text: string): MifScan {
  const scanning = new Scanning(text);
  readStatements(text, 0, scanning);
  scanning.end();
  const { units, asides, isMif, problems } = scanning;
  const count = keptUnits(units, asides.skipped());
  return {
    count,
    start: (number) => units.at(number, 0),
    isInserted: (start) => asides.isInserted(start),
    isMif: isMif === true,
    problems: problems.sort((a, b) => a.range.start - b.range.start),
  };
}

/** Moves the units that are not passed over to the front. @returns how many they are. */
function keptUnits(units: NumberRows, skipped: Iterator<TextRange, void>): number {
  let count = 0;
  let reach = 0;
  let { value } = skipped.next();
  for (let row = 0; row < units.count; row++) {
    const start = units.at(row, 0);
    while (value && value.start < start) {
      reach = Math.max(reach, value.end);
      ({ value } = skipped.next());
    }
    if (start >= reach) units.set(count++, 0, start);
  }
  return count;
}

/** Statements that tell what has texts and what is passed over; any other one is 0 among the open ones. */
const names = [
  '',
  'Para',
  'TextLine',
  'VariableFormat',
  'XRefFormat',
  'Pgf',
  'PgfCatalog',
  'Page',
  'PageType',
  'Tbl',
  'TblID',
  'TextRect',
  'ID',
  'TextFlow',
  'TextRectID',
  'TextInset',
  'TextInsetEnd',
  'ATbl',
] as const;
type KnownName = Exclude<(typeof names)[number], ''>;

const numbers: ReadonlyMap<string, number> = new Map(names.map((name, number) => [name, number]));

/** The reading of a whole file. A class because its steps share what is open: two numbers for each statement. */
class Scanning implements StatementReader {
  /** By statement that has texts where it starts. */
  readonly units: NumberRows;
  readonly asides: MifAsides;
  isMif: boolean | undefined;
  readonly problems: Problem[] = [];
  readonly #text: string;
  #starts = new Int32Array(64);
  /** By place in {@link names}. */
  #names = new Uint8Array(64);
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.units = new NumberRows(1, text.length);
    this.asides = new MifAsides(text);
  }

  open(written: string, start: number, valueStart: number): boolean {
    this.isMif ??= written === 'MIFFile';
    const number = numbers.get(written) ?? 0;
    const name = names[number];
    const parent = this.#depth - 1;
    if (name) this.#know(name, parent, start, valueStart);
    if (this.#depth === this.#starts.length) this.#grow();
    this.#starts[this.#depth] = start;
    this.#names[this.#depth++] = number;
    return false;
  }

  #know(name: KnownName, parent: number, start: number, valueStart: number): void {
    const within = names[this.#names[parent] ?? 0];
    const parentStart = this.#starts[parent] ?? 0;
    if (name === 'PgfCatalog' || name === 'TextRect') return;
    // A paragraph that has formats of its own repeats the numbering of its tag.
    if (isUnit(name) || (name === 'Pgf' && within === 'PgfCatalog')) {
      addOffset(this.units, start);
    } else if (name === 'PageType' || name === 'TblID') {
      if (within === (name === 'TblID' ? 'Tbl' : 'Page')) this.asides.name(parentStart, valueStart);
    } else if (name === 'ID') {
      if (within !== 'TextRect') return;
      this.asides.rectangle(valueStart);
      // Another one that it has says nothing.
      this.#names[parent] = 0;
    } else if (name !== 'Pgf') this.asides.open(name, start, valueStart);
  }

  close(end: number): boolean {
    if (this.#depth === 0) {
      this.fault(end - 1, end, say`This “>” closes nothing.`);
      return false;
    }
    const start = this.#starts[--this.#depth] as number;
    const name = names[this.#names[this.#depth] as number];
    if (name === 'Page' || name === 'Tbl' || name === 'TextFlow') this.asides.close(start, end);
    return false;
  }

  string(): void {}

  fault(start: number, end: number, message: Sentence): void {
    if (this.problems.length >= mostProblems) return;
    this.problems.push({ id: 'syntax', range: { start, end }, message, severity: 'error' });
  }

  /** Tells what is still open at the end of the file. */
  end(): void {
    const most = Math.min(this.#depth, mostProblems);
    for (const start of this.#starts.subarray(0, most)) {
      const name = statementName(this.#text, start + 1) ?? '';
      this.fault(start, start + 1 + name.length, say`The statement “${name}” is never closed.`);
    }
  }

  #grow(): void {
    const [starts, kept] = [this.#starts, this.#names];
    this.#starts = new Int32Array(2 * starts.length);
    this.#starts.set(starts);
    this.#names = new Uint8Array(2 * kept.length);
    this.#names.set(kept);
  }
}

/** Statements that have texts wherever they stand. */
type UnitName = 'Para' | 'TextLine' | 'VariableFormat' | 'XRefFormat';

const isUnit = (name: KnownName): name is UnitName =>
  name === 'Para' || name === 'TextLine' || name === 'VariableFormat' || name === 'XRefFormat';
