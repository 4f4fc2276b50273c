import { quotePo } from '../formats/po/poString.ts';
import type { BitextUnit } from './bitext.ts';
import { wordsAndCodes } from './wordsAndCodes.ts';
import type { BitextWriter } from './writer.ts';

/**
 * A gettext PO file. Codes stand in the texts as their native text, or as tags where they have none (`<1>…</1>`,
 * `<2/>`). Entries are told apart by their context or, where equal sources need it, by their id as `msgctxt`.
 */
export const poWriter: BitextWriter = {
  format: 'po',
  name: 'gettext PO',
  extensions: ['.po', '.pot'],
  write({ targetLanguage, units }) {
    const lost: string[] = [];
    const matches = units.filter((unit) => unit.matches.length > 0).length;
    if (matches > 0) lost.push(`The proposed matches of ${matches} segments.`);
    const limits = units.filter((unit) => unit.maxLength && unit.maxLength.unit !== 'char').length;
    if (limits > 0) lost.push(`The limits in bytes or pixels of ${limits} segments.`);
    const header = [
      'msgid ""',
      'msgstr ""',
      ...(targetLanguage ? [`"Language: ${targetLanguage.replaceAll('-', '_')}\\n"`] : []),
      '"MIME-Version: 1.0\\n"',
      '"Content-Type: text/plain; charset=UTF-8\\n"',
      '"Content-Transfer-Encoding: 8bit\\n"',
    ];
    const context = contexts(units);
    const entries = units.flatMap((unit) => (wordsAndCodes(unit.source) === '' ? [] : [entry(unit, context(unit))]));
    const empty = units.length - entries.length;
    if (empty > 0) lost.push(`${empty} segments whose source is empty.`);
    return { text: `${[header.join('\n'), ...entries].join('\n\n')}\n`, lost };
  },
};

/** Equal sources with equal contexts are one entry to gettext: those get their id as context, all of them. */
function contexts(units: readonly BitextUnit[]): (unit: BitextUnit) => string | undefined {
  const key = (unit: BitextUnit) => `${unit.context ?? ''}\u0004${wordsAndCodes(unit.source)}`;
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(key(unit), (counts.get(key(unit)) ?? 0) + 1);
  return (unit) => ((counts.get(key(unit)) ?? 0) > 1 ? unit.id : unit.context);
}

function entry(unit: BitextUnit, context: string | undefined): string {
  const lines: string[] = [];
  for (const { text, from } of unit.notes) {
    for (const line of text.split(/\r\n?|\n/)) lines.push(`#. ${from ? `${from}: ` : ''}${line}`.trimEnd());
  }
  const reference = unit.id.replace(/[\r\n]+/g, ' ');
  lines.push(`#: ${/\s/.test(reference) ? `\u2068${reference}\u2069` : reference}`);
  const flags = [
    ...(unit.state === 'needs-review' ? ['fuzzy'] : []),
    ...(unit.maxLength?.unit === 'char' ? [`max-length:${unit.maxLength.max}`] : []),
    ...(unit.translatable ? [] : ['read-only']),
  ];
  if (flags.length > 0) lines.push(`#, ${flags.join(', ')}`);
  if (context !== undefined) lines.push(string('msgctxt', context));
  lines.push(string('msgid', wordsAndCodes(unit.source)));
  const done = unit.target !== undefined && unit.state !== 'untranslated';
  lines.push(string('msgstr', done && unit.target ? wordsAndCodes(unit.target) : ''));
  return lines.join('\n');
}

const string = (keyword: string, value: string) =>
  `${keyword} ${quotePo(value, { first: 'empty', prefix: '', end: '\n' })}`;
