import { quotePo } from '../encoding/poString.ts';
import { pluralFormsOf } from '../formats/po/pluralForms.data.ts';
import type { BitextContent } from './bitext.ts';
import { type GettextEntry, gettextEntries } from './gettextEntries.ts';
import { wordsAndCodes } from './wordsAndCodes.ts';
import type { BitextWriter } from './writer.ts';

/**
 * A gettext PO file. Codes stand in the texts as their native text, or as tags where they have none (`<1>…</1>`,
 * `<2/>`). Entries are told apart by their context or, where equal sources need it, by their id as `msgctxt`; the forms of
 * a plural are one entry where their ids are those of PO (`one book[0]`).
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
    const filled = units.filter((unit) => wordsAndCodes(unit.source) !== '');
    const entries = gettextEntries(filled);
    const plurals = entries.some((entry) => entry.plural !== undefined)
      ? pluralFormsOf(targetLanguage ?? '')
      : undefined;
    const header = [
      'msgid ""',
      'msgstr ""',
      ...(targetLanguage ? [`"Language: ${targetLanguage.replaceAll('-', '_')}\\n"`] : []),
      '"MIME-Version: 1.0\\n"',
      '"Content-Type: text/plain; charset=UTF-8\\n"',
      '"Content-Transfer-Encoding: 8bit\\n"',
      ...(plurals === undefined ? [] : [`"Plural-Forms: ${plurals}\\n"`]),
    ];
    const empty = units.length - filled.length;
    if (empty > 0) lost.push(`${empty} segments whose source is empty.`);
    return { text: `${[header.join('\n'), ...entries.map(entryText)].join('\n\n')}\n`, lost };
  },
};

/** How remarks begin that PO files tell apart, by who speaks (gettext manual, “The Format of PO Files”). */
const remarks: Readonly<Record<string, string>> = { translator: '#', developer: '#.', reference: '#:' };

function entryText({ forms, text: singular, plural, context, named }: GettextEntry): string {
  const [first] = forms;
  if (!first) return '';
  const lines: string[] = [];
  for (const { text, from = '' } of first.notes) {
    const mark = Object.hasOwn(remarks, from) ? remarks[from] : undefined;
    for (const line of text.split(/\r\n?|\n/))
      lines.push(`${mark ?? '#.'} ${mark || !from ? '' : `${from}: `}${line}`.trimEnd());
  }
  if (!named) {
    const reference = first.id.replace(/[\r\n]+/g, ' ');
    lines.push(`#: ${/\s/.test(reference) ? `\u2068${reference}\u2069` : reference}`);
  }
  const flags = [
    ...(forms.some((form) => form.state === 'needs-review') ? ['fuzzy'] : []),
    ...(first.maxLength?.unit === 'char' ? [`max-length:${first.maxLength.max}`] : []),
    ...(first.translatable ? [] : ['read-only']),
  ];
  if (flags.length > 0) lines.push(`#, ${flags.join(', ')}`);
  if (context !== undefined) lines.push(string('msgctxt', context));
  lines.push(string('msgid', singular));
  if (plural !== undefined) lines.push(string('msgid_plural', plural));
  for (const [i, { target, state }] of forms.entries()) {
    const done: BitextContent = state === 'untranslated' ? [] : (target ?? []);
    lines.push(string(plural === undefined ? 'msgstr' : `msgstr[${i}]`, wordsAndCodes(done)));
  }
  return lines.join('\n');
}

const string = (keyword: string, value: string) =>
  `${keyword} ${quotePo(value, { first: 'empty', prefix: '', end: '\n' })}`;
