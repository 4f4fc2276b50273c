import { isUnspaced } from '../../languages/writing.ts';
import type { Message } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { ProjectSettings } from '../../settings.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { fact, trait } from '../contract/traits.ts';
import { lineWidth, shownLength, shownLines } from './subtitleFigures.ts';

/** A subtitle on two lines that one line has room for. */
export const subtitleOneLine: SegmentCheck = {
  id: 'subtitle-one-line',
  severity: 'hint',
  optional: true,
  summary: 'The subtitle has two lines where one has room for it',
  inSource: true,
  needs: { segment: fact.timing, target: trait.lineBreak },
  *run(segment, context) {
    const { targetLanguage, sourceLanguage, settings, catalog } = context;
    const message = context.message(segment, 'target');
    const length = lengthOnOneLine(message, targetLanguage, settings);
    if (length === undefined) return;
    if (!catalog.isSource && segment.source) {
      if (lengthOnOneLine(context.message(segment, 'source'), sourceLanguage, settings) !== undefined) return;
    }
    const lineBreak = message.shape.indexOf('\n');
    const range = { start: lineBreak, end: lineBreak + 1 };
    yield {
      message: say`On one line the subtitle has ${length} characters, ${lineWidth(targetLanguage, settings)} fit`,
      data: { length },
      fix: replacing(range, isUnspaced(targetLanguage) ? '' : ' ', say`Put it on one line`),
    };
  },
};

/** The length that two lines have as one, where they may be one; undefined for dialogues, lists and what is too long. */
function lengthOnOneLine(message: Message, language: string, settings: ProjectSettings): number | undefined {
  const [first, second, ...more] = shownLines(message);
  if (!first?.text || !second?.text || more.length > 0) return undefined;
  if (/^[-–—‐♪♫[(#]|^\p{Lu}[\p{L}\s]*:/u.test(first.text) || /^[-–—‐♪♫[(#]|^\p{Lu}[\p{L}\s]*:/u.test(second.text)) {
    return undefined;
  }
  const whole = isUnspaced(language) ? first.text + second.text : `${first.text} ${second.text}`;
  const length = shownLength(whole, language);
  return length <= lineWidth(language, settings) ? length : undefined;
}
