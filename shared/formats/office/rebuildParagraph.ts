import type { Content, InlineCode } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { encodeContent } from '../../xml/encodeContent.ts';
import type { Atom, CodeAtom, EdgeAtom, Part } from './atoms.ts';
import { findLook, formatFor } from './formatFor.ts';
import type { OfficeSlot } from './officeSlot.ts';
import { rootScope } from './paragraphExtent.ts';

/** The file's tags and codes that a markup of a value stands for. */
interface Known {
  readonly atom: CodeAtom | EdgeAtom;
  readonly markup: string;
}

/**
 * Puts the runs of a paragraph together again, for a text whose codes are others or in another order. A look of which no
 * text is left keeps an empty run, so that it can be used again.
 *
 * @throws EditRefused for a code that the paragraph has not, for one that has to stay, for codes that do not fit
 *   together, and where tracked changes lie between the runs.
 */
export function rebuildParagraph(text: string, slot: OfficeSlot, next: Content): readonly TextEdit[] {
  const { atoms, writer } = slot.paragraph;
  const { first, last } = slot.extent;
  const shown = atoms.slice(first, last + 1).filter((_, i) => !slot.extent.outside.has(first + i));
  const range = {
    start: shown.reduce((least, atom) => Math.min(least, outerOf(atom).start), text.length),
    end: shown.reduce((most, atom) => Math.max(most, outerOf(atom).end), 0),
  };
  const within = (atom: Atom) => atom.start >= range.start && atom.end <= range.end;
  if (
    atoms.some((atom) => within(atom) && (atom.kind === 'wrap' || (atom.kind === 'code' && atom.within === 'fixed')))
  ) {
    throw new EditRefused(
      say`The codes of this paragraph cannot be moved or left out: there are tracked changes or fields between its words.`,
    );
  }
  const builder = new Builder(text, slot);
  builder.build(next);
  const aside = (some: readonly Atom[]) => some.filter(within).flatMap((atom) => builder.keep(atom));
  const parts = [...aside(atoms.slice(0, first)), ...builder.parts, ...aside(atoms.slice(last + 1))];
  const looks = shown.flatMap((atom) => ((atom.kind === 'text' || atom.kind === 'code') && atom.format) || []);
  const [firstLook, lastLook] = [looks[0], looks.at(-1)];
  const around = { ...(firstLook ? { first: firstLook } : {}), ...(lastLook ? { last: lastLook } : {}) };
  return [smallest(text, range.start, range.end, writer.render(parts, around))];
}

const outerOf = (atom: Atom) => (atom.kind === 'text' || atom.kind === 'code' ? atom.outer : atom);

function smallest(text: string, start: number, end: number, raw: string): TextEdit {
  let from = start;
  let offset = 0;
  while (from < end && offset < raw.length && text.charCodeAt(from) === raw.charCodeAt(offset)) {
    from++;
    offset++;
  }
  let to = end;
  let rest = raw.length;
  while (to > from && rest > offset && text.charCodeAt(to - 1) === raw.charCodeAt(rest - 1)) {
    to--;
    rest--;
  }
  return { range: { start: from, end: to }, newText: raw.slice(offset, rest) };
}

/** Turns a content into parts of a paragraph. */
class Builder {
  readonly parts: Part[] = [];
  readonly #text: string;
  readonly #slot: OfficeSlot;
  readonly #codes: readonly Known[];
  readonly #used = new Set<string>();
  #scope = rootScope;
  #look = '';
  #open: InlineCode | undefined;

  constructor(text: string, slot: OfficeSlot) {
    this.#text = text;
    this.#slot = slot;
    this.#codes = slot.items.flatMap((item) =>
      item.kind === 'code' && item.atom
        ? [{ atom: item.atom, markup: slot.value.slice(item.code.start, item.code.end) }]
        : [],
    );
  }

  build(next: Content): void {
    const count = new Map<string, number>();
    let offset = 0;
    for (const code of next.codes) {
      this.#addText(next.value.slice(offset, code.start));
      const markup = next.value.slice(code.start, code.end);
      const number = count.get(markup) ?? 0;
      count.set(markup, number + 1);
      this.#addCode(markup, code, number);
      offset = code.end;
    }
    this.#addText(next.value.slice(offset));
    if (this.#open) throw new EditRefused(say`The code <${this.#open.id}> is not closed.`);
    this.#refuseLoss(count);
    this.#keepLooks(rootScope);
    this.#anchorEnds();
  }

  /** A piece that is not shown, as a part. */
  keep(atom: Atom): Part[] {
    if (atom.kind === 'text') return [{ kind: 'text', format: atom.format, raw: this.#raw(atom) }];
    if (atom.kind !== 'code') return [];
    if (atom.within === 'text') return [{ kind: 'text', format: atom.format, raw: this.#raw(atom) }];
    const kind = atom.within === 'run' ? 'run' : 'paragraph';
    return [{ kind, format: kind === 'run' ? atom.format : undefined, raw: this.#raw(atom) }];
  }

  #addText(value: string): void {
    if (value === '') return;
    this.#used.add(`${this.#scope} ${this.#look}`);
    const raw = encodeContent({ value, codes: [] }, '\n');
    this.parts.push({ kind: 'text', format: formatFor(this.#slot, this.#scope, this.#look), raw });
  }

  #addCode(markup: string, code: InlineCode, number: number): void {
    const same = this.#codes.filter((entry) => entry.markup === markup);
    const match = same[number] ?? (copies(same[0]?.atom) ? same[0] : undefined);
    if (match?.atom.kind === 'code') pushAll(this.parts, this.keep(match.atom));
    else if (match) this.#addEdge(match.atom, markup);
    else if (same.length > 0) throw new EditRefused(say`The code ${markup} is not allowed here ${number + 1} times.`);
    else if (code.kind === 'open') this.#openLook(code, markup);
    else if (code.kind === 'close' && this.#open && markup === `</${this.#open.id}>`) {
      this.#look = '';
      this.#open = undefined;
    } else throw new EditRefused(say`The code ${markup} is not one of this paragraph, or not in its place.`);
  }

  #addEdge(atom: CodeAtom | EdgeAtom, markup: string): void {
    if (this.#open) throw new EditRefused(say`The code ${markup} is not allowed within <${this.#open.id}>.`);
    if (atom.kind === 'open' && this.#scope === rootScope) this.#scope = atom.pair;
    else if (atom.kind === 'close' && this.#scope === atom.pair) {
      this.#keepLooks(atom.pair);
      this.#scope = rootScope;
    } else throw new EditRefused(say`The code ${markup} is not in its place.`);
    this.parts.push({ kind: 'paragraph', format: undefined, raw: this.#raw(atom) });
  }

  #openLook(code: InlineCode, markup: string): void {
    if (this.#open) throw new EditRefused(say`The code ${markup} is not allowed within <${this.#open.id}>.`);
    const name = markup.slice(1, -1);
    if (!findLook(this.#slot, this.#scope, name))
      throw new EditRefused(say`The code ${markup} is not one of this paragraph.`);
    this.#look = name;
    this.#open = { ...code, id: name };
  }

  /** Empty runs for looks that are no longer used: what the others are measured against stays as it was. */
  #keepLooks(scope: number): void {
    for (const [name, format] of this.#slot.scopes.get(scope)?.looks ?? []) {
      if (!this.#used.has(`${scope} ${name}`)) this.parts.push({ kind: 'text', format, raw: '' });
    }
  }

  /** A break or a tab at an end would be taken for layout: an empty run beside it makes it part of the text. */
  #anchorEnds(): void {
    const empty: Part = { kind: 'text', format: formatFor(this.#slot, rootScope, ''), raw: '' };
    if (this.parts[0]?.kind !== 'text') this.parts.unshift(empty);
    if (this.parts.at(-1)?.kind !== 'text') this.parts.push(empty);
  }

  #refuseLoss(count: ReadonlyMap<string, number>): void {
    const lost = this.#codes.find(
      ({ atom, markup }) => atom.kind === 'code' && atom.facts.needed && !count.has(markup),
    );
    if (lost) throw new EditRefused(say`The code ${lost.markup} must stay: other parts of the document refer to it.`);
  }

  #raw(atom: Atom): string {
    return this.#text.slice(atom.start, atom.end);
  }
}

function copies(atom: Known['atom'] | undefined): boolean {
  return atom?.kind === 'code' && atom.facts.copy === true;
}
