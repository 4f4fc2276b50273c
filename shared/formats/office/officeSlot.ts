import type { InlineCode } from '../../catalog/content.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { decodeContent } from '../../xml/decodeContent.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import { runsToText } from '../../xml/xmlSlot.ts';
import type { Atom, CodeAtom, EdgeAtom, Paragraph, RunFormat, TextAtom } from './atoms.ts';
import { lookName } from './lookName.ts';
import { type Extent, extentOf, rootScope } from './paragraphExtent.ts';

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

/** What the looks in a part of a paragraph are measured against. */
export interface Scope {
  /** What all its text has in common. */
  readonly base: ReadonlyMap<string, string>;
  /** A run of each look, by its name; `''` for the base. */
  readonly looks: ReadonlyMap<string, RunFormat>;
}

/** A paragraph as a slot: the text of its runs joined, what interrupts it as codes. */
export class OfficeSlot implements Slot {
  readonly paragraph: Paragraph;
  readonly extent: Extent;
  readonly scopes: ReadonlyMap<number, Scope>;
  readonly items: readonly Item[];
  readonly range: TextRange;
  readonly value: string;
  readonly codes: readonly InlineCode[];
  readonly #runs: readonly number[];

  constructor(paragraph: Paragraph, extent: Extent, scopes: ReadonlyMap<number, Scope>, written: Written) {
    this.paragraph = paragraph;
    this.extent = extent;
    this.scopes = scopes;
    this.items = written.items;
    this.value = written.value;
    this.codes = written.codes;
    this.#runs = written.runs;
    this.range = { start: written.start, end: written.end };
  }

  toText(offset: number): number {
    return runsToText(this.range, this.value, this.#runs, offset);
  }
}

/** The scopes of paragraphs whose text is of one look, which most are. */
export type PlainScopes = Map<RunFormat, ReadonlyMap<number, Scope>>;

/**
 * A paragraph as a slot; undefined where it holds no text for people.
 *
 * @param plainScopes those of the paragraphs before it in the file.
 */
export function officeSlot(paragraph: Paragraph, text: string, plainScopes: PlainScopes): OfficeSlot | undefined {
  const extent = extentOf(paragraph.atoms);
  if (!extent) return undefined;
  const scopes = scopesOf(paragraph.atoms, extent, plainScopes);
  return new OfficeSlot(paragraph, extent, scopes, new Writing(paragraph.atoms, extent, scopes, text).finish());
}

/** The name of a run's look where it stands; `''` for the look of the text around. */
export function lookOf({ base }: Scope, format: RunFormat): string {
  if (base === format.visible) return '';
  const own = new Map([...format.visible].filter(([property, raw]) => base.get(property) !== raw));
  return own.size === 0 ? '' : lookName(own);
}

function scopesOf(atoms: readonly Atom[], extent: Extent, plainScopes: PlainScopes): ReadonlyMap<number, Scope> {
  const only = onlyFormat(atoms, extent);
  if (!only) return measuredScopes(atoms, extent);
  let scopes = plainScopes.get(only);
  if (!scopes) {
    scopes = new Map([[rootScope, { base: only.visible, looks: new Map([['', only]]) }]]);
    plainScopes.set(only, scopes);
  }
  return scopes;
}

/** What all text of a paragraph without pairs is formatted as; undefined where there are several. */
function onlyFormat(atoms: readonly Atom[], { first, last, scopes }: Extent): RunFormat | undefined {
  if (scopes.length > 0) return undefined;
  let only: RunFormat | undefined;
  for (let i = first; i <= last; i++) {
    const atom = atoms[i];
    if (atom?.kind !== 'text') continue;
    only ??= atom.format;
    if (atom.format !== only) return undefined;
  }
  return only;
}

function measuredScopes(atoms: readonly Atom[], extent: Extent): Map<number, Scope> {
  const formats = new Map<number, RunFormat[]>([[rootScope, []]]);
  for (let i = extent.first; i <= extent.last; i++) {
    const atom = atoms[i];
    if (atom?.kind !== 'text') continue;
    pushTo(formats, extent.scopes[i] ?? rootScope, atom.format);
  }
  return new Map(
    [...formats].map(([scope, own]) => {
      const base = new Map(own[0]?.visible);
      for (const { visible } of own) {
        for (const [property, raw] of base) if (visible.get(property) !== raw) base.delete(property);
      }
      const looks = new Map<string, RunFormat>();
      for (const format of own) {
        const name = lookOf({ base, looks }, format);
        if (!looks.has(name)) looks.set(name, format);
      }
      return [scope, { base, looks }];
    }),
  );
}

interface Written {
  readonly items: readonly Item[];
  readonly codes: readonly InlineCode[];
  readonly value: string;
  readonly runs: readonly number[];
  readonly start: number;
  readonly end: number;
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

  finish(): Written {
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
    const known = this.#scopes.get(scope);
    const look = known ? this.#free(lookOf(known, atom.format)) : '';
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
