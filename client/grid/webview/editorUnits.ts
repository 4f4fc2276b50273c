import type { Chip, Piece } from '../../../shared/messages/chips.ts';

/**
 * What a caret in a cell steps over: one UTF-16 code unit of text, or something that is one whole: a chip, a line break,
 * a character that nobody would see.
 */
export type Unit = string | Chip | Mark;

/** A character shown by a sign. */
export interface Mark {
  readonly raw: string;
  readonly type: 'mark';
  readonly label: string;
}

/** Stands beside a whole in the page, so that a caret has a place there; a text's own ones are marks. */
export const caretPlace = '\u200b';

const signs: Readonly<Record<string, string>> = {
  '\n': '↵',
  '\r': '␍',
  '\t': '⇥',
  '\u00a0': '⍽',
  '\u00ad': 'SHY',
  '\u200b': 'ZWSP',
  '\u200e': 'LRM',
  '\u200f': 'RLM',
  '\u202f': 'NNBSP',
  '\u2060': 'WJ',
  '\ufeff': 'BOM',
};

/** Joiners are seen in the letters and emoji that they join; the page shows those as they are. */
const unseen = /[\n\r\t\u00a0\u00ad\u200b\u200e\u200f\u202f\u2060\ufeff]/;

/**
 * A text's pieces as units.
 *
 * Law: {@link piecesOf} makes of them the same pieces, but for neighbouring texts, which are one.
 */
export function unitsOf(pieces: readonly Piece[]): readonly Unit[] {
  const units: Unit[] = [];
  for (const piece of pieces) {
    if (typeof piece !== 'string') units.push(piece);
    else for (let i = 0; i < piece.length; i++) units.push(unitOf(piece.charAt(i)));
  }
  return units;
}

/** One code unit of text, as a mark where it would not be seen. */
export function unitOf(character: string): string | Mark {
  if (!unseen.test(character)) return character;
  return { raw: character, type: 'mark', label: signs[character] ?? '·' };
}

/** The pieces that units stand for. */
export function piecesOf(units: readonly Unit[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  const end = () => {
    if (text !== '') pieces.push(text);
    text = '';
  };
  for (const unit of units) {
    if (typeof unit === 'string') text += unit;
    else if (unit.type === 'mark') text += unit.raw;
    else {
      end();
      pieces.push(unit);
    }
  }
  end();
  return pieces;
}

/** The bare text of units, as it is copied. */
export function rawOf(units: readonly Unit[]): string {
  return units.map((unit) => (typeof unit === 'string' ? unit : unit.raw)).join('');
}

/**
 * A bare text that is pasted: what is to the letter one of some chips becomes that chip.
 *
 * @param chips those of the row, the longest match wins.
 */
export function pastedUnits(text: string, chips: readonly Chip[]): readonly Unit[] {
  const byLength = chips.filter(({ raw }) => raw !== '').sort((a, b) => b.raw.length - a.raw.length);
  const units: Unit[] = [];
  const line = text.replace(/\r\n?/g, '\n');
  for (let i = 0; i < line.length; ) {
    const chip = byLength.find(({ raw }) => line.startsWith(raw, i));
    units.push(chip ?? unitOf(line.charAt(i)));
    i += chip?.raw.length ?? 1;
  }
  return units;
}

/** The chips of a text, in order. */
export function chipsIn(pieces: readonly Piece[]): readonly Chip[] {
  return pieces.filter((piece) => typeof piece !== 'string');
}
