import { rootLanguage } from '../../languages/languageTag.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact, trait } from '../contract/traits.ts';
import { otherSoundBrackets } from './subtitleFigures.data.ts';

/** Round brackets at the start of a line, behind a hyphen or a tag too: a sound, or who speaks. */
const sound = /(?<=^|\n)([-–—\s\uFFFC]*)\(([^()\n]*\p{L}[^()\n]*)\)/gu;

/** Sounds and speakers that stand in round brackets, where subtitles have square ones for them. */
export const subtitleSound: SegmentCheck = {
  id: 'subtitle-sound',
  severity: 'hint',
  optional: true,
  summary: 'A sound or a speaker stands in round brackets',
  inSource: true,
  needs: { segment: fact.timing, text: { target: trait.bracket } },
  concerns: ({ targetLanguage }) => !otherSoundBrackets.has(rootLanguage(targetLanguage)),
  *run(segment, context) {
    for (const { 0: text, 1: before = '', index } of context.message(segment, 'target').shape.matchAll(sound)) {
      const start = index + before.length;
      const end = index + text.length;
      yield {
        start,
        end,
        message: say`Subtitles put sounds and speakers in square brackets`,
        fix: {
          kind: 'suggestion',
          title: say`Use square brackets`,
          edits: [
            { range: { start, end: start + 1 }, newText: '[' },
            { range: { start: end - 1, end }, newText: ']' },
          ],
        },
      };
    }
  },
};
