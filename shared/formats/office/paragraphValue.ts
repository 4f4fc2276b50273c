import type { InlineCode } from '../../catalog/content.ts';
import { decodeContent } from '../../xml/decodeContent.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import type { Atom, CodeAtom, EdgeAtom, TextAtom } from './atoms.ts';
import { type Extent, rootScope } from './paragraphExtent.ts';
import { lookOf, type Scope } from './paragraphScopes.ts';

/** A piece of a paragraph's value. */
export type Item =
  | { readonly kind: 'text'; readonly atom: TextAtom; readonly start: number }
  | {
      readonly kind: 'code';
      readonly code: InlineCode;
      /** The code or tag of the file; of a change of look there is none. */
      readonly atom?: CodeAtom | EdgeAtom;
    };

/** Pieces of text hold no markup: it was taken out when they were collected. */
export const noInline: InlineRules = { shape: () => 'whole', describe: (name) => ({ id: name }) };

/** The value of a paragraph, and where its characters are in the file. */
export interface ParagraphValue {
  readonly items: readonly Item[];
  readonly codes: readonly InlineCode[];
  readonly value: string;
  readonly runs: readonly number[];
  readonly start: number;
  readonly end: number;
}

/** The value of a paragraph: the text of its runs, and what interrupts it as codes. */
export function paragraphValue(
  atoms: readonly Atom[],
  extent: Extent,
  scopes: ReadonlyMap<number, Scope>,
  text: string,
): ParagraphValue {
  return new Writing(atoms, extent, scopes, text).finish();
}

/** The value while it is put together. */
class Writing {
  readonly #atoms: readonly Atom[];
  readonly #extent: Extent;
  readonly #scopes: ReadonlyMap<number, Scope>;
  /** All characters, where one of them might be taken for a code. */
  readonly #plain: string;
  readonly #items: Item[] = [];
  readonly #codes: InlineCode[] = [];
  readonly #runs: number[] = [];
  #value = '';
  /** The look that is open, and where its text ended. */
  #look = '';
  #textEnd = 0;
  /** Codes behind the last text: they belong to its look only if that goes on behind them. */
  #waiting: CodeAtom[] = [];

  constructor(atoms: readonly Atom[], extent: Extent, scopes: ReadonlyMap<number, Scope>, text: string) {
    this.#atoms = atoms;
    this.#extent = extent;
    this.#scopes = scopes;
    let literal = '';
    for (let i = extent.first; i <= extent.last; i++) {
      const atom = atoms[i];
      if (atom?.kind === 'text') literal += atom.value;
    }
    this.#plain = literal.includes('<') ? literal : '';
    this.#textEnd = atoms[extent.first]?.start ?? 0;
    for (let i = extent.first; i <= extent.last; i++) this.#add(i, text);
    this.#closeLook();
  }

  finish(): ParagraphValue {
    const atoms = this.#atoms;
    const { first, last } = this.#extent;
    const items = this.#items;
    const [start, end] = [atoms[first]?.start ?? 0, atoms[last]?.end ?? 0];
    return { items, codes: this.#codes, value: this.#value, runs: this.#runs, start, end };
  }

  #add(i: number, text: string): void {
    const atom = this.#atoms[i];
    if (!atom || atom.kind === 'wrap' || this.#extent.outside.has(i)) return;
    if (atom.kind === 'code') this.#waiting.push(atom);
    else if (atom.kind === 'text') {
      if (atom.value !== '') this.#addText(atom, this.#extent.scopes[i] ?? rootScope, text);
    } else {
      this.#closeLook();
      const name = this.#free(atom.name);
      this.#addCode(
        atom.kind === 'open' ? `<${name}>` : `</${name}>`,
        atom.start,
        atom.end,
        {
          kind: atom.kind,
          id: name,
          display: atom.name,
        },
        atom,
      );
    }
  }

  #addText(atom: TextAtom, scope: number, text: string): void {
    const existing = this.#scopes.get(scope);
    const look = existing ? this.#free(lookOf(existing, atom.format)) : '';
    if (look === this.#look) this.#flush();
    else {
      this.#closeLook();
      if (look) this.#addCode(`<${look}>`, atom.start, atom.start, { kind: 'open', id: look, display: look });
      this.#look = look;
    }
    this.#items.push({ kind: 'text', atom, start: this.#value.length });
    this.#addRuns(atom, text);
    this.#value += atom.value;
    this.#textEnd = atom.end;
  }

  /** Where the characters of a text are, with its references and line ends. */
  #addRuns({ start, end, value }: TextAtom, text: string): void {
    if (end - start === value.length) this.#runs.push(this.#value.length, start, end);
    else {
      const { runs } = decodeContent(text, start, end, noInline);
      for (let i = 0; i < runs.length; i += 3) {
        this.#runs.push(this.#value.length + (runs[i] ?? 0), runs[i + 1] ?? 0, runs[i + 2] ?? 0);
      }
    }
  }

  #closeLook(): void {
    if (this.#look) {
      const look = this.#look;
      this.#addCode(`</${look}>`, this.#textEnd, this.#textEnd, { kind: 'close', id: look, display: look });
      this.#look = '';
    }
    this.#flush();
  }

  #flush(): void {
    for (const atom of this.#waiting) {
      const { display, optional, needed } = atom.facts;
      const name = this.#free(atom.facts.name);
      this.#addCode(
        `<${name}/>`,
        atom.start,
        atom.end,
        {
          kind: 'standalone',
          id: name,
          ...(display ? { display } : {}),
          ...(optional ? { optional } : {}),
          ...(needed ? { canDelete: false } : {}),
        },
        atom,
      );
    }
    this.#waiting = [];
  }

  #addCode(
    markup: string,
    from: number,
    to: number,
    facts: Omit<InlineCode, 'start' | 'end'>,
    atom?: CodeAtom | EdgeAtom,
  ): void {
    const start = this.#value.length;
    this.#runs.push(start, from, to);
    this.#value += markup;
    const code: InlineCode = { start, end: this.#value.length, symbolic: true, ...facts };
    this.#codes.push(code);
    this.#items.push({ kind: 'code', code, ...(atom ? { atom } : {}) });
  }

  /** A name that the text does not spell as well. */
  #free(name: string): string {
    if (!this.#plain || !name) return name;
    let free = name;
    while (this.#plain.includes(`<${free}`) || this.#plain.includes(`</${free}`)) free += '_';
    return free;
  }
}
