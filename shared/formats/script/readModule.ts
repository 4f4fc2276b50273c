import { type Declared, ModuleScan } from './moduleScan.ts';
import { ScriptReader, type ScriptTree } from './scriptEntries.ts';

/** A module of JavaScript or TypeScript as a file of texts. */
export interface ScriptModule extends ScriptTree {
  /** Statements that neither hold texts nor name other modules: calls, conditions, functions. */
  readonly statements: number;
}

/**
 * Reads the objects that a module exports: `export default {…}`, `module.exports = {…}`, `export const texts = {…}`, an
 * object that is declared before and exported by its name, and the object that is handed to a call there
 * (`export default defineMessages({…})`). Objects that the module declares may stand in it by their names. Nothing is executed.
 *
 * @param isCut whether the text is but the start of a module: what it declares may be exported further down.
 * @example readModule("export default { a: { b: 'c' } }").leaves[0]?.id; // 'a.b'
 */
export function readModule(text: string, isCut = false): ScriptModule {
  const scan = new ModuleScan(text);
  scan.read();
  const objects = scan.exportedObjects(isCut);
  const reader = new ModuleReader(text, scan);
  reader.readObjects(objects);
  return reader;
}

/** Reads the objects that were found. */
class ModuleReader extends ScriptReader implements ScriptModule {
  readonly statements: number;
  readonly takesInOthers: boolean;

  constructor(text: string, { statements, takesInOthers }: ModuleScan) {
    super(text);
    this.statements = statements;
    this.takesInOthers = takesInOthers;
  }

  readObjects(objects: readonly Declared[]): void {
    for (const { name, start, object } of objects) {
      while (this.token && this.token.start < object.start) this.advance();
      if (this.token?.start === object.start) this.readObject(name, start);
    }
    while (this.token) this.advance();
  }
}
