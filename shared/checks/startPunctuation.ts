import type { SegmentCheck } from './check.ts';
import { halfWidth } from './countedSigns.ts';
import { isConnector } from './edgeWhitespace.ts';
import { isRightToLeft, rootOf } from './language.ts';
import { fact } from './segmentTraits.ts';
import { sidesOf } from './sides.ts';
import { trait } from './traits.ts';

/**
 * Marks at the start that say something: a bullet or dash before a space, the dot of a file extension, an ellipsis, a mark
 * of Chinese or Japanese.
 */
const start =
  /^[\s"'“„«‘(]*(--(?=\s)|[-–—•●◦▪▫■□‣⁃·*+>►▶▸◄◀◂](?=\s)|[・･•●](?=\p{L})|[-–—](?=[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}])|[，、；：！？。]+|[.…]+(?=\S)|[.…,;:!?،؛؟]+(?=\s))/u;

/** A text that begins with another mark than its source. */
export const startPunctuation: SegmentCheck = {
  scope: 'segment',
  id: 'start-punctuation',
  severity: 'info',
  summary: 'The mark at the start differs from the source',
  needs: { segment: fact.source | fact.differs, either: trait.leadingSign },
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || sides.source.value === sides.target.value) return;
    // A text without a letter is a separator, which is the language's own business.
    if (/^(?:srt|vtt)/.test(context.catalog.format) || !/\p{L}/u.test(sides.source.shape)) return;
    if (isConnector(sides.source.shape) || isJoint.test(sides.source.shape)) return;
    const ours = start.exec(sides.source.shape)?.[1] ?? '';
    const match = start.exec(sides.target.shape);
    const theirs = match?.[1] ?? '';
    if (kind(ours) === kind(theirs)) return;
    // What is put behind other text (` by %s`) may begin with the comma that its language has there.
    if (ours === '' && theirs === ',' && /^\s/.test(sides.source.shape)) return;
    // `* (Numpad)`: the name of a key.
    if (theirs !== '' && ours === '' && /^\s\(/.test(sides.target.shape.slice(match?.[0].length))) return;
    // A mark of a required field or an ellipsis may move with its word.
    if (/^[*+>]$/.test(ours) && theirs === '' && sides.target.shape.includes(ours)) return;
    if (/^[*+>]$/.test(theirs) && ours === '' && sides.source.shape.includes(theirs)) return;
    if (
      /^(?:…|\.{3})$/.test(theirs) &&
      (endsOpen(sides.source.shape) || endsBeforeName(sides.source.value, context.sourceLanguage)) &&
      !endsOpen(sides.target.shape) &&
      !isRightToLeft(context.targetLanguage)
    )
      return;
    // Lojban sets a full stop before a word that begins with a vowel, and around names.
    if (rootOf(context.targetLanguage) === 'jbo' && /^\.?$/.test(theirs) && ours === '') return;
    if (theirs === ';' && ours === '?' && rootOf(context.targetLanguage) === 'el') return;
    // `.NET version` begins with a name, which stands elsewhere in the other language.
    if (ours === '.' && theirs === '' && hasName(sides.target.value, nameAtStart(sides.source.value))) return;
    if (theirs === '.' && ours === '' && hasName(sides.source.value, nameAtStart(sides.target.value).slice(1))) return;
    const from = match ? match[0].length - theirs.length : 0;
    const place =
      theirs === ''
        ? { start: 0, end: Math.min(1, sides.target.value.length) }
        : { start: from, end: from + theirs.length };
    const message =
      theirs === ''
        ? `The source begins with “${ours}”`
        : ours === ''
          ? `The source does not begin with “${theirs}”`
          : `The source begins with “${ours}”, the translation with “${theirs}”`;
    yield { ...place, message, data: { source: ours, target: theirs } };
  },
};

/** `Connect as`: what is typed or shown comes behind it, and in front of it where the verb comes last. */
const endsBeforeName = (text: string, language: string) =>
  rootOf(language) === 'en' && /\s(?:as|at|by|for|from|in|into|of|on|to|with)\s*$/i.test(text);

const endsOpen = (text: string) => /(?:…|\.{3})\s*$/.test(text);

/** A word between two others that a program puts there: ` at `. */
const isJoint = /^\s\p{L}+\s$/u;

/** The name that begins with the dot at the start of a text, without the sign of an accelerator in it (`.&part`). */
function nameAtStart(text: string): string {
  return withoutSigns(/\.[&\p{L}\p{N}_]+/u.exec(text)?.[0] ?? text);
}

/** Whether a text has a name, in whatever case: `.Yaml` at the start of a sentence. */
const hasName = (text: string, name: string) => withoutSigns(text).toLowerCase().includes(name.toLowerCase());
const withoutSigns = (text: string) => text.replaceAll('&', '');

/** Dashes of any length are one thing, and so are dots and an ellipsis. */
function kind(mark: string): string {
  return [...mark]
    .map(halfWidth)
    .join('')
    .replace(/--|[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/。/g, '.')
    .replace(/[、،]/g, ',')
    .replace(/؛/g, ';')
    .replace(/؟/g, '?')
    .replace(/^[*•●◦▪▫■□‣⁃·・･►▶▸◄◀◂]$/, '-');
}
