import { rootLanguage } from '../../languages/languageTag.ts';
import type { MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact, trait } from '../contract/traits.ts';
import { uprightLanguages } from './subtitleFigures.data.ts';

/** Italics in a language whose letters are not set so. */
export const subtitleItalics: SegmentCheck = {
  id: 'subtitle-italics',
  severity: 'hint',
  optional: true,
  summary: 'A subtitle has italics in a language that has none',
  inSource: true,
  needs: { segment: fact.timing, target: trait.special },
  concerns: ({ targetLanguage }) => uprightLanguages.has(rootLanguage(targetLanguage)),
  *run(segment, context) {
    const { units, value } = context.message(segment, 'target');
    const tags = units.filter((unit) => isItalic(unit, value));
    const [first] = tags;
    if (!first) return;
    yield {
      start: first.start,
      end: first.end,
      message: say`Letters of this language are not set in italics`,
      fix: {
        kind: 'suggestion',
        drops: tags.map(({ id }) => id),
        title: say`Remove the italics`,
        edits: tags.map(({ start, end }) => ({ range: { start, end }, newText: '' })),
      },
    };
  },
};

const isItalic = ({ start, end }: MessageUnit, value: string) =>
  /^<\/?(?:i|em)[\s>.]|^\{\\i[01]\}/i.test(value.slice(start, end));
