import { say } from '../../sentences/sentence.ts';
import { trait } from '../contract/traits.ts';
import { keptWords } from '../texts/keptWords.ts';
import { asciiDigits } from './numbersInText.ts';

/** An IP address that the translation has lost or changed. */
export const ipAddresses = keptWords({
  id: 'ip-addresses',
  severity: 'warning',
  optional: true,
  summary: 'An IP address is missing or changed',
  lost: (count, first) =>
    count === 1 ? say`The address “${first}” is missing` : say`${count} addresses are missing, the first is “${first}”`,
  pattern:
    /(?<![\w.:-])(?:(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?|(?:(?:[\da-fA-F]{1,4}:){1,7}|:)(?::[\da-fA-F]{1,4}){1,7}|(?:[\da-fA-F]{1,4}:){7}[\da-fA-F]{1,4})(?![\w:]|\.\d)/g,
  needs: trait.digit,
  mayFind: (source) => /\d\.\d|::|:\d|[a-f]:/i.test(source),
  keeps: (word, target) => asciiDigits(target).includes(word),
  accepts: (word) =>
    word.includes('.')
      ? word.split(/[./]/).every((part) => Number(part) <= 255)
      : word.includes('::') || word.split(':').length === 8,
});
