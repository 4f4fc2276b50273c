import type { BitextUnit } from './bitext.ts';
import { wordsAndCodes } from './wordsAndCodes.ts';

/** One entry of a PO file: a message, with all its plural forms where it has some. */
export interface GettextEntry {
  /** One unit for each form; a message without plural forms has one. */
  readonly forms: readonly BitextUnit[];
  /** The source text, in the singular where it has a plural. */
  readonly text: string;
  readonly plural?: string;
  readonly context?: string;
  /** True where the unit is named by nothing but its text, as in PO: its name is no place in a file. */
  readonly named: boolean;
}

/**
 * The entries that some units are to gettext. Names that PO files give their messages are read back: their context is a
 * context again, and what were the forms of one message is one entry. Other units of equal text and context get
 * their id as context, for gettext would take them for one.
 *
 * @param units whose source is not empty.
 */
export function gettextEntries(units: readonly BitextUnit[]): readonly GettextEntry[] {
  const entries: GettextEntry[] = [];
  for (let i = 0; i < units.length; i += entries.at(-1)?.forms.length ?? 1) {
    const unit = units[i] as BitextUnit;
    entries.push(pluralAt(units, i) ?? messageOf(unit));
  }
  return toldApart(entries);
}

const namesOf = (unit: BitextUnit) => (unit.context === undefined ? [unit.id] : [unit.id, unit.context]);

/** The message whose first plural form a unit is: `one book[0]` with those that follow it. */
function pluralAt(units: readonly BitextUnit[], start: number): GettextEntry | undefined {
  for (const name of namesOf(units[start] as BitextUnit)) {
    if (!name.endsWith('[0]')) continue;
    const base = name.slice(0, -'[0]'.length);
    const forms: BitextUnit[] = [];
    for (let unit = units[start]; unit && namesOf(unit).includes(`${base}[${forms.length}]`); ) {
      forms.push(unit);
      unit = units[start + forms.length];
    }
    // Whichever form is that of one alone has the text that the name is made of.
    for (const { source } of forms) {
      const text = wordsAndCodes(source);
      if (!endsWithText(base, text)) continue;
      const plural = forms.map((form) => wordsAndCodes(form.source)).find((other) => other !== text) ?? text;
      return { forms, text, plural, named: true, ...contextIn(base, text) };
    }
    // A language with one form shows the plural as its source: what refers to code came from a PO file.
    const [only] = forms;
    if (forms.length !== 1 || !only?.notes.some(({ from }) => from === 'reference')) continue;
    const plural = wordsAndCodes(only.source);
    const text = base.slice(base.indexOf('|') + 1);
    if (!endsWithText(name, plural)) return { forms, text, plural, named: true, ...contextIn(base, text) };
  }
  return undefined;
}

function messageOf(unit: BitextUnit): GettextEntry {
  const text = wordsAndCodes(unit.source);
  const name = namesOf(unit).find((one) => endsWithText(one, text));
  if (name !== undefined) return { forms: [unit], text, named: true, ...contextIn(name, text) };
  return { forms: [unit], text, named: false, ...(unit.context === undefined ? {} : { context: unit.context }) };
}

const endsWithText = (name: string, text: string) => name === text || name.endsWith(`|${text}`);

const contextIn = (name: string, text: string) =>
  name === text ? {} : { context: name.slice(0, name.length - text.length - 1) };

function toldApart(entries: readonly GettextEntry[]): readonly GettextEntry[] {
  const key = ({ context = '', text }: GettextEntry) => `${context}\u0004${text}`;
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(key(entry), (counts.get(key(entry)) ?? 0) + 1);
  return entries.map((entry) => {
    const id = entry.forms[0]?.id;
    return id !== undefined && (counts.get(key(entry)) ?? 0) > 1 ? { ...entry, context: id } : entry;
  });
}
