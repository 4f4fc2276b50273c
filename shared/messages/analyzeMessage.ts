import type { Content } from '../catalog/content.ts';
import type { MessageQuoting, MessageSyntax } from '../catalog/segment.ts';
import { accelerator } from './accelerator.ts';
import { angular, hasAngularIcu } from './angular.ts';
import { brace } from './brace.ts';
import { chrome } from './chrome.ts';
import { dotnet } from './dotnet.ts';
import { esTemplate } from './esTemplate.ts';
import { formsOf } from './formsOf.ts';
import { i18next } from './i18next.ts';
import { noArguments, readIcu } from './icu.ts';
import { java } from './java.ts';
import { laravel } from './laravel.ts';
import { markdown } from './markdown.ts';
import { markup } from './markup.ts';
import type { IcuMessage, Message, MessageFault, MessageSyntaxReader, MessageUnit } from './message.ts';
import { namedPercent } from './namedPercent.ts';
import { pascal } from './pascal.ts';
import { printf } from './printf.ts';
import { pythonBrace } from './pythonBrace.ts';
import { qt } from './qt.ts';
import { ruby } from './ruby.ts';
import { shell } from './shell.ts';
import { slang } from './slang.ts';
import { tilde } from './tilde.ts';
import { vue } from './vue.ts';

const readers: Readonly<Record<Exclude<MessageSyntax, 'icu'>, MessageSyntaxReader>> = {
  printf,
  'python-brace': pythonBrace,
  i18next,
  chrome,
  'named-percent': namedPercent,
  'es-template': esTemplate,
  ruby,
  qt,
  brace,
  dotnet,
  java,
  vue,
  laravel,
  angular,
  slang,
  tilde,
  shell,
  pascal,
  markdown,
  accelerator,
  markup,
};

/**
 * Finds the parts of a value that a program reads: the inline codes of its format and the placeholders and tags of
 * some syntaxes. Takes time in proportion to the length of the value.
 *
 * @param syntaxes those that the segment or its catalog names. Where two claim the same place the longer unit wins,
 *   then the syntax named first.
 * @param options.quoting what apostrophes do in ICU messages, where it is not what ICU says.
 * @example analyzeMessage(plain('Hi %s <b>you</b>'), ['printf', 'markup']).units.map((u) => u.id); // ['1:s', 'b', 'b']
 */
export function analyzeMessage(
  content: Content,
  syntaxes: readonly MessageSyntax[],
  options: { readonly quoting?: MessageQuoting } = {},
): Message {
  const { value, codes } = content;
  const maybeFault = options.quoting === 'pairs' && value.includes("'");
  if (!sign.test(value) && !maybeFault && !hasOtherUnits(content, syntaxes)) {
    const icu: IcuMessage | undefined = syntaxes.includes('icu')
      ? { arguments: noArguments, texts: [{ start: 0, end: value.length }] }
      : undefined;
    return messageOf(content, value, none, none, icu);
  }
  const open = codes.length === 0 ? value : cover(value, codes);
  let allUnits: readonly MessageUnit[] = none;
  let icu: IcuMessage | undefined;
  let faults: readonly MessageFault[] = none;
  for (const syntax of syntaxes) {
    if (syntax === 'icu') continue;
    const reader = readers[syntax];
    const units = reader.find(open);
    const isBesidePlaces = syntax === 'printf' && units.length > 0 && syntaxes.includes('qt');
    allUnits = joined(allUnits, isBesidePlaces ? withoutPlaces(units, open) : units);
    const more = reader.faults?.(open);
    if (more && more.length > 0) faults = faults.length > 0 ? [...faults, ...more] : more;
  }
  if (syntaxes.includes('icu') || (syntaxes.includes('angular') && hasAngularIcu(open))) {
    // Interpolations in double braces would be faults to whoever reads ICU alone.
    const interpolated = allUnits.filter(({ syntax }) => syntax === 'angular' || syntax === 'i18next');
    const reading = readIcu(cover(open, interpolated), options);
    icu = reading.icu;
    if (reading.faults.length > 0) faults = [...reading.faults, ...faults];
    allUnits = joined(reading.icu ? reading.units : outsideBranches(brace.find(open), open), allUnits);
  }
  if (codes.length === 0 && allUnits.length === 0) return messageOf(content, value, none, faults, icu);
  const fromCodes = codes.map(
    (code): MessageUnit => ({
      start: code.start,
      end: code.end,
      type: 'code',
      kind: code.kind,
      syntax: 'code',
      id: code.id,
      ...(code.optional ? { optional: true } : {}),
    }),
  );
  const free =
    codes.length === 0 ? allUnits : allUnits.filter((unit) => !open.slice(unit.start, unit.end).includes('\uFFFC'));
  const { units, inner } = merge(fromCodes, free);
  const message = messageOf(content, units === fromCodes ? open : cover(value, units), units, faults, icu);
  const forms = formsOf(value, units);
  if (inner.length === 0 && !forms) return message;
  return { ...message, ...(inner.length > 0 ? { inner } : {}), ...(forms ? { forms } : {}) };
}

/**
 * Whether a text may have units though it has none of `% { } $ <`: inline codes, and placeholders such as `:name`.
 *
 * @example hasOtherUnits(plain('Hi :name'), ['laravel']); // true
 */
export function hasOtherUnits({ value, codes }: Content, syntaxes: readonly MessageSyntax[]): boolean {
  return codes.length > 0 || hasOtherSigns(value, syntaxes);
}

/**
 * Whether a value may hold a unit of a syntax whose units need none of `% { } $ <`.
 *
 * @example hasOtherSigns(':name', ['laravel']); // true
 */
function hasOtherSigns(value: string, syntaxes: readonly MessageSyntax[]): boolean {
  if (syntaxes !== signsOf.syntaxes) {
    const signs = syntaxes.flatMap((syntax) => (syntax === 'icu' ? [] : (readers[syntax].signs ?? [])));
    signsOf = { syntaxes, signs };
  }
  return signsOf.signs.length > 0 && signsOf.signs.some((signs) => signs.test(value));
}

/** The signs of the syntaxes that were asked for last: segments share their list of syntaxes. */
let signsOf: { readonly syntaxes: readonly MessageSyntax[]; readonly signs: readonly RegExp[] } = {
  syntaxes: [],
  signs: [],
};

/** What printf would read on from a numbered place, where a file has both: `%1x%2`, `%2%`, `%0's`, `%0s`. */
const endsAtNumber = /^%0s|^%\d{1,2}(?!\$|\d{0,2}(?:\.\d+)?(?:ll?|z)?[dfsu@])/;

/** Places whose number no conversion of printf follows: `%1h %2m`, beside which `%3s` is a number and a letter, too. */
const bare = /%[1-9](?![\d$.%]|(?:ll?|z)?[dfsu@])/;

/** Those that are directives of printf and no numbered places, in a text where both are read. */
function withoutPlaces(units: readonly MessageUnit[], value: string): readonly MessageUnit[] {
  const hasBare = bare.test(value);
  return units.filter(({ start, end }) => {
    const text = value.slice(start, end);
    return !endsAtNumber.test(text) && !(hasBare && /^%[1-9][dfsu]$/.test(text));
  });
}

/** Behind the name of a branch: `one`, `=1`, or whatever follows a comma or another branch. */
const selector = /(?:[,}]\s{0,20}[\w-]{1,40}|\b(?:zero|one|two|few|many|other)|=\d{1,6})\s{0,20}$/;

/** What may be placeholders in an ICU message that cannot be read: a branch (`other {files}`) holds a text. */
function outsideBranches(units: readonly MessageUnit[], value: string): readonly MessageUnit[] {
  return units.filter(({ start }) => !selector.test(value.slice(Math.max(0, start - 80), start)));
}

function joined(units: readonly MessageUnit[], more: readonly MessageUnit[]): readonly MessageUnit[] {
  if (more.length === 0) return units;
  return units.length > 0 ? [...units, ...more] : more;
}

const none: readonly never[] = [];

/** What every placeholder and tag has one of. */
const sign = /[%{}$<]/;

/** One literal for the usual case: a large file makes a hundred thousand of them. */
function messageOf(
  { value, codes }: Content,
  shape: string,
  units: readonly MessageUnit[],
  faults: readonly MessageFault[],
  icu: IcuMessage | undefined,
): Message {
  return icu ? { value, codes, units, shape, faults, icu } : { value, codes, units, shape, faults };
}

/** Codes as they are, and between them the found units: the first, at one place the longest. */
function merge(
  codes: readonly MessageUnit[],
  syntaxUnits: readonly MessageUnit[],
): { units: readonly MessageUnit[]; inner: readonly MessageUnit[] } {
  if (syntaxUnits.length === 0) return { units: codes, inner: none };
  if (codes.length === 0 && syntaxUnits.length === 1) return { units: syntaxUnits, inner: none };
  const sorted = isSorted(syntaxUnits) ? syntaxUnits : [...syntaxUnits].sort(byPlace);
  const units: MessageUnit[] = [];
  const inner: MessageUnit[] = [];
  let offset = 0;
  let next = 0;
  let last: MessageUnit | undefined;
  for (const unit of sorted) {
    if (unit.start >= offset) {
      for (; (codes[next]?.start ?? Infinity) <= unit.start; next++) units.push(codes[next] as MessageUnit);
      units.push(unit);
      last = unit;
      offset = unit.end;
    } else if (last?.type === 'tag' && unit.type === 'placeholder' && unit.end <= last.end) inner.push(unit);
  }
  for (; next < codes.length; next++) units.push(codes[next] as MessageUnit);
  return { units, inner };
}

const byPlace = (a: MessageUnit, b: MessageUnit) => a.start - b.start || b.end - a.end;

/** Whether units are sorted already, as those of one syntax are. */
function isSorted(units: readonly MessageUnit[]): boolean {
  for (let i = 1; i < units.length; i++) {
    if (byPlace(units[i - 1] as MessageUnit, units[i] as MessageUnit) > 0) return false;
  }
  return true;
}

/** Object replacement characters by their number: making strings of them takes as long as finding the units. */
const replacements: string[] = [];

function replacement(length: number): string {
  if (length > 100) return '\uFFFC'.repeat(length);
  replacements[length] ??= '\uFFFC'.repeat(length);
  return replacements[length];
}

/** The value with some ranges replaced by object replacement characters. */
function cover(value: string, ranges: readonly { readonly start: number; readonly end: number }[]): string {
  if (ranges.length === 0) return value;
  let text = '';
  let offset = 0;
  for (const { start, end } of ranges) {
    text += value.slice(offset, start) + replacement(end - start);
    offset = end;
  }
  return text + value.slice(offset);
}
