import type { Segment } from '../../catalog/segment.ts';
import { languageName } from '../../sentences/languageName.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck } from '../contract/check.ts';
import { changeTo } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { isExample } from '../texts/isExample.ts';
import { isPage, isWrittenAnew } from '../texts/pages.ts';

interface Address {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What tells whose address it is, without the part that is often localized: `example.org`. */
  readonly owner: string;
}

/**
 * A bracket has a place in a host alone (IPv6): behind an address it holds the text of a link, as in AsciiDoc. What follows
 * a name and a password (`user:password@host`) is no mail address.
 */
const address =
  /\b(?:https?|ftp):\/\/(?:\[[\da-fA-F:]+\])?[\w.~:/?#@!$&'()*+,;=%-]+|\bwww\.[\w-]+\.[\w.~:/?#@!$&'()*+,;=%-]+|(?<![\w.+-])(?!(?<=\w:)(?:password|passwd|pass|pwd)@)[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** How many different addresses that the source does not have are looked at as slips of the pen. */
const mostCompared = 100;

/** A web or mail address of the source that the translation has lost or damaged. */
export const urls: SegmentCheck = {
  id: 'urls',
  severity: 'warning',
  summary: 'An address of the source is missing or changed',
  looksUp: 'locales',
  needs: { segment: fact.source, source: trait.run | trait.symbol },
  mayFind: ({ source }) => source !== undefined && /:\/\/|www\.|@/.test(source.value),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const ours = addressesOf(sides.source.shape);
    const theirs = addressesOf(sides.target.shape);
    const texts = new Set(theirs.map((one) => one.text));
    const owners = new Set(theirs.map((one) => one.owner));
    const ourTexts = new Set(ours.map((one) => one.text));
    const extra = theirs.filter((one) => !ourTexts.has(one.text));
    const others = unique(extra).slice(0, mostCompared);
    const { shape } = sides.source;
    const isLost = (one: Address) =>
      (!owners.has(one.owner) && !others.some((other) => isOfCountry(one, other))) ||
      others.some((other) => isMistyped(one.text, other.text));
    // It may have become the address of a link; one behind a scheme that was broken by a space (`https ://`) is none.
    const there = bare(sides.target.value);
    const isThere = ({ text }: Address) => {
      if (texts.has(text)) return true;
      // With or without a slash at its end it leads to the same page.
      const start = there.indexOf(bare(text).replace(/\/$/, ''));
      return start >= 0 && !/\s:\/\/$/.test(there.slice(Math.max(0, start - 4), start));
    };
    let read: readonly string[][] | undefined;
    const elsewhere = () => (read ??= ownersElsewhere(segment, context));
    const missing = unique(ours).filter(
      (one) =>
        !isThere(one) &&
        isLost(one) &&
        !differsByLanguage(one, elsewhere()) &&
        ((!isSample(one) && !isBehindForExample(shape, one.start)) || others.some((other) => hasOtherEnd(one, other))),
    );
    if (isExample(segment) && (sides.target.shape.match(begun)?.length ?? 0) >= ours.length) return;
    // A text that is an address leads to a site of its language.
    if (isWhole(ours, shape) && isWhole(theirs, sides.target.shape) && nameOf(ours) !== nameOf(theirs)) return;
    // A page may link to another one, in its own language.
    const { catalog } = context;
    const isFree = isPage(catalog) && countOf(sides.target.value) >= countOf(sides.source.value);
    // Paragraphs may stand in another order.
    const isElsewhere = (text: string) => isWrittenAnew(catalog) && catalog.text.includes(text);
    for (const { text } of missing) {
      const changed = missing.length === 1 && extra.length === 1 ? extra[0] : undefined;
      const data = { url: text };
      if (!changed && (isFree || isElsewhere(text))) continue;
      if (changed && isElsewhere(text) && catalog.pair?.source.text.includes(changed.text)) continue;
      if (!changed) {
        yield { message: say`The address “${text}” is missing`, data };
        continue;
      }
      const range = { start: changed.start, end: changed.end };
      yield { ...range, message: say`“${changed.text}” is “${text}” in the source`, data, fix: changeTo(text, range) };
    }
  },
};

/** Where an address begins, whatever its letters: `http://лука.example`. */
const begun = /\b(?:https?|ftp):\/|\bwww\.|@/g;

const nameOf = ([one]: readonly Address[]) => one?.owner.split('.')[0];
const isWhole = ([one]: readonly Address[], shape: string) => one?.text === shape;

/** The owners of the addresses that other languages have in place of a text; none for a language without an address there. */
function ownersElsewhere(segment: Segment, { locales, sourceLanguage }: CheckContext): string[][] {
  const texts = [...(locales?.texts(segment, sourceLanguage) ?? [])];
  return texts.map((text) => addressesOf(text).map(({ owner }) => owner)).filter(({ length }) => length > 0);
}

/**
 * Whether each language has another site in place of an address, as a page about an association of its country: other
 * languages have three owners at least there, each for itself, and fewer keep that of the source.
 *
 * @param elsewhere the owners that each of the other languages has there.
 */
function differsByLanguage({ owner }: Address, elsewhere: readonly (readonly string[])[]): boolean {
  const without = elsewhere.filter((owners) => !owners.includes(owner));
  const others = new Set(without.map(([first]) => first)).size;
  return others >= 3 && others > elsewhere.length - without.length && 2 * others > elsewhere.length;
}

function addressesOf(shape: string): Address[] {
  // `https://` alone names a protocol.
  const named = [...shape.matchAll(address)].filter(([text]) => /\/\/[\w[%]|^www|@/.test(text));
  return named.map((match) => {
    const text = withinBrackets(match[0]).replace(/(?<![.,;:!?'"*()])[.,;:!?'"*()]+$/, '');
    const host =
      text
        .replace(/^\w+:\/\//, '')
        .replace(/^[^@/]*@/, '')
        .split(/[/?#:]/, 1)[0] ?? '';
    return {
      text,
      start: match.index,
      end: match.index + text.length,
      owner: host.toLowerCase().split('.').slice(-2).join('.'),
    };
  });
}

/** An address up to the bracket that closes what was opened before it: `$(l:https://example.org)oars$()`. */
function withinBrackets(text: string): string {
  let open = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    open += bracket === '(' ? 1 : -1;
    if (open < 0) return text.slice(0, index);
  }
  return text;
}

/** In small letters and without the scheme: readers and programs take an address in either spelling. */
const bare = (text: string) => text.toLowerCase().replace(/\bhttps?:\/\/(?:www\.)?/g, '');

/** How many addresses and links a text has. */
const countOf = (text: string) => text.match(/\]\(|\]\[|\bhref\s*=|(?<!\]\(|["'])\bhttps?:\/\//gi)?.length ?? 0;

/**
 * Whether two addresses differ by one character of one word: no other page, nor the same in another language. Words of
 * two letters may be languages, and so may some of three; one of three or four may have one letter instead of another.
 */
function isMistyped(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map((text) => text.replace(/^\w+:\/\//, '').split(/([^A-Za-z\d]+)/));
  if (!ours || !theirs || ours.length !== theirs.length) return false;
  const index = ours.findIndex((part, i) => part !== theirs[i]);
  const [a, b] = [ours[index] ?? '', theirs[index] ?? ''];
  if (
    a.length < 3 ||
    (a.length < 5 && b.length !== a.length) ||
    (a.length === 3 && [a, b].some(isLanguage)) ||
    Math.abs(a.length - b.length) > 1 ||
    ours.some((part, i) => i > index && part !== theirs[i])
  )
    return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  // Another number is another page.
  if (/^\d*$/.test(`${a.length < b.length ? '' : (a[start] ?? '')}${b.length < a.length ? '' : (b[start] ?? '')}`))
    return false;
  const rest = (text: string, skip: number) => text.slice(start + skip);
  return rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1);
}

/** Whether a word is the code of a language: `deu`. */
const isLanguage = (word: string) => languageName(word.toLowerCase()) !== word.toLowerCase();

/** Whether of the owner only the end was mistyped: `example.cqm`. The names of samples may be put into the language. */
function hasOtherEnd(one: Address, other: Address): boolean {
  const [name, end] = one.owner.split('.');
  const [otherName, otherEnd] = other.owner.split('.');
  return name === otherName && end !== otherEnd && isMistyped(one.text, other.text);
}

/** `(e.g. www.skerry.no)`: an example, for which a language may have its own. */
const isBehindForExample = (text: string, start: number) =>
  /(?:\be\.g\.|(?<=[(,;] ?)ex\.|\bfor example|\bexample:|\bsuch as|\blike)[,:]?\s+["'“]?$/i.test(
    text.slice(Math.max(0, start - 20), start),
  );

/** Whether an address is the same page of a site under the domain of a country: `skerry.com/log`, `skerry.co.uk/log`. */
function isOfCountry(one: Address, other: Address): boolean {
  const [ours, theirs] = [site.exec(one.text), site.exec(other.text)];
  if (!ours || !theirs) return false;
  const [, name, , page] = ours;
  return name === theirs[1] && page === theirs[3] && /^(?:com?\.)?[a-z]{2}$/.test(theirs[2] ?? '');
}

/** An address in three: up to the name of the site, its domain, and what stands behind that. */
const site = /^(.*?[\w-]{2})\.(com?\.[a-z]{2}|[a-z]{2,3})(?=[/?#]|$)(.*)$/s;

/** Hosts and boxes that nobody has: `my-server.com`, `harbour.example`, `you@harbour.org`. */
const isSample = (one: Address) =>
  /^(?:your?|your[._-]?name|user[._-]?name|someone|somebody|j(?:ohn|ane)[._-]?doe)@/i.test(one.text) ||
  !one.owner.includes('.') ||
  /^(?:my|your)-?(?:app|blog|company|domain|host|hostname|server|site|website)\.\w+$|^(?:domain|hostname|server)\.\w+$/.test(
    one.owner,
  ) ||
  /^foo\.(?:bar|com|net|org)$|(?:^|\.)example\.\w+$|^localhost$|\.(?:test|invalid|example)$/.test(one.owner);

function unique(list: readonly Address[]): Address[] {
  return [...new Map(list.map((one) => [one.text, one])).values()];
}
