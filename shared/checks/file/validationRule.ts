import { textOnly } from '../../catalog/content.ts';
import type { Slot, ValidationRule } from '../../catalog/segment.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import type { SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { fact } from '../contract/traits.ts';

/** A translation that does not pass a test which the file brings along for it. */
export const validationRule: SegmentCheck = {
  id: 'validation-rule',
  severity: 'error',
  summary: 'The translation breaks a rule that the file sets for it',
  needs: { segment: fact.validation },
  *run({ source, target, validation = [] }) {
    if (!target) return;
    for (const rule of validation) {
      if (rule.test === 'allowedCharacters') {
        yield* unallowed(rule, target);
        continue;
      }
      const text = comparable(textOnly(target), rule);
      const wanted = comparable(rule.text, rule);
      if (passes(rule, wanted, text)) continue;
      if (rule.existsInSource && !passes(rule, wanted, comparable(source ? textOnly(source) : '', rule))) continue;
      yield {
        ...(rule.test === 'isNotPresent' ? placeOf(rule, target) : {}),
        message: messageOf(rule, text.split(wanted).length - 1),
        data: { test: rule.test, text: rule.text },
      };
    }
  },
};

/** The first character that the file does not allow; inline codes are none. */
function* unallowed({ text }: ValidationRule, target: Slot): Iterable<SegmentFinding> {
  const allowed = new RegExp(`^${text}$`, 'su');
  let start = 0;
  for (const char of target.value) {
    const within = target.codes.some((code) => start >= code.start && start < code.end);
    if (!within && !allowed.test(char)) {
      const message = say`“${char}” is not among the characters that the file allows: ${text}`;
      yield { start, end: start + char.length, message, data: { test: 'allowedCharacters', text } };
      return;
    }
    start += char.length;
  }
}

/** A text in the Unicode form, and in lower case where case does not matter. */
function comparable(text: string, { normalization, caseSensitive }: ValidationRule): string {
  const normal = normalization === 'none' ? text : text.normalize(normalization === 'nfd' ? 'NFD' : 'NFC');
  return caseSensitive ? normal : normal.toLowerCase();
}

function passes({ test, occurs }: ValidationRule, wanted: string, text: string): boolean {
  if (test === 'startsWith') return text.startsWith(wanted);
  if (test === 'endsWith') return text.endsWith(wanted);
  if (test === 'isNotPresent') return !text.includes(wanted);
  return occurs === undefined ? text.includes(wanted) : text.split(wanted).length - 1 === occurs;
}

function messageOf({ test, text, occurs }: ValidationRule, count: number): Sentence {
  if (test === 'startsWith') return say`The text must start with “${text}”`;
  if (test === 'endsWith') return say`The text must end with “${text}”`;
  if (test === 'isNotPresent') return say`“${text}” must not be in the text`;
  if (occurs === undefined) return say`“${text}” must be in the text`;
  return occurs === 1
    ? say`“${text}” must be in the text 1 time, not ${count}`
    : say`“${text}” must be in the text ${occurs} times, not ${count}`;
}

/** Where a text that must not be there stands; nothing where it is spelled otherwise. */
function placeOf({ text, caseSensitive }: ValidationRule, { value }: Slot): { start?: number; end?: number } {
  const start = caseSensitive ? value.indexOf(text) : value.toLowerCase().indexOf(text.toLowerCase());
  return start < 0 ? {} : { start, end: start + text.length };
}
