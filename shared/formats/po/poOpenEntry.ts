import { say } from '../../sentences/sentence.ts';
import { type PoField, type PoTable, poFields } from './poTable.ts';

/** The entry that the lines of a file are added to, until another one begins. */
export class OpenEntry {
  readonly #table: PoTable;
  /** Its number; -1 where none is open. */
  entry = -1;
  /** Its string that the next line may continue; -1 for none. */
  string = -1;
  #domain = 0;

  constructor(table: PoTable) {
    this.#table = table;
  }

  /** Whether a line with nothing but a text in quotes continues it. @param obsolete whether the line starts with “#~”. */
  goesOn(obsolete: boolean): boolean {
    return this.string >= 0 && this.entry >= 0 && this.#table.isObsolete(this.entry) === obsolete;
  }

  /** Whether it has a msgid, and needs a msgstr yet. */
  isUnfinished(): boolean {
    return this.#has(poFields.msgid) && !this.#isFinished();
  }

  /** Whether it has a msgctxt, and nothing behind that yet. */
  hasOnlyContext(): boolean {
    return this.#has(poFields.msgctxt) && !this.#has(poFields.msgid) && !this.#isFinished();
  }

  reportUnfinished(): void {
    const { entry } = this;
    this.#table.addProblem(this.#table.body(entry), this.#table.end(entry), say`This entry has no msgstr.`);
  }

  /** The entry that a line belongs to. @param start of the line, where it begins the entry. */
  begin(start: number): number {
    if (this.entry < 0) this.entry = this.#table.begin(start, this.#domain);
    return this.entry;
  }

  /** Nothing is added to it any more; it counts where anything but comments is in it. */
  close(): void {
    if (this.#isFinished() || this.#has(poFields.msgid) || this.#has(poFields.msgctxt)) this.#table.close();
    this.entry = -1;
    this.string = -1;
  }

  /** A comment behind a text begins the next entry. @param offset where the comment starts. */
  closeBeforeComment(offset: number): void {
    if (this.#isFinished()) this.close();
    else if (this.isUnfinished() && offset + 1 < this.#table.text.length) {
      this.reportUnfinished();
      this.close();
    }
  }

  /** A msgid or msgctxt that it has already begins the next entry. */
  closeBefore(name: PoField): void {
    if (this.entry < 0) return;
    const isFinished = this.#isFinished();
    const isNext =
      isFinished || this.#has(poFields.msgid) || (name === poFields.msgctxt && this.#has(poFields.msgctxt));
    if (!isNext) return;
    if (!isFinished) this.reportUnfinished();
    this.close();
  }

  startDomain(name: string): void {
    this.#domain = this.#table.addDomain(name);
    this.close();
  }

  /**
   * Takes a line with a keyword.
   *
   * @returns false where the lines before were obsolete and this one is not, or the other way round.
   */
  enter(start: number, obsolete: boolean): boolean {
    const table = this.#table;
    const entry = this.begin(start);
    const isFirst = table.body(entry) < 0;
    if (isFirst) table.setBody(entry, start);
    const isMixed = !isFirst && table.isObsolete(entry) !== obsolete;
    if (obsolete) table.setObsolete(entry);
    return !isMixed;
  }

  /**
   * Adds a string, unless there is another with its keyword already.
   *
   * @param form n of `msgstr[n]`; -1 for none.
   * @param behind the keyword and its form.
   */
  addString(name: PoField, form: number, string: number, behind: number): void {
    const { entry } = this;
    const table = this.#table;
    const start = table.strings.keyword(string);
    this.string = string;
    if (form < 0) {
      if (name !== poFields.msgstr || !this.#has(name)) table.setString(entry, name, string);
      else table.addProblem(start, behind, say`This entry has a second msgstr.`);
    } else if (table.form(entry, form) >= 0) {
      table.addProblem(start, behind, say`This entry has a second msgstr[${form}].`);
    } else {
      const next = table.highestForm(entry) + 1;
      if (form > next) table.addProblem(start, behind, say`msgstr[${next}] must come before msgstr[${form}].`);
      table.addForm(entry, form, string);
    }
  }

  #has(field: PoField): boolean {
    return this.entry >= 0 && this.#table.string(this.entry, field) >= 0;
  }

  #isFinished(): boolean {
    return (
      this.entry >= 0 && (this.#table.string(this.entry, poFields.msgstr) >= 0 || this.#table.hasForms(this.entry))
    );
  }
}
