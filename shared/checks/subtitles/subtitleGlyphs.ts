import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact, trait } from '../contract/traits.ts';

/**
 * Pictures, box drawings, dingbats, and characters that no standard names: fonts of players lack them. Notes of music
 * (`♪ ♫`) and signs of trade (`© ® ™`) are in all of them.
 */
const unlikely =
  /[\p{Co}\p{Cn}\u2190-\u245f\u2500-\u2669\u266c-\u27bf\u2900-\u2bff\ufffd]|(?![©®™\u203c\u2049\u3030\u303d])[^\x00-\xff]\ufe0f|[\u{1f000}-\u{1faff}]/gu;

/** The cheap look: the first of them, or half of one. */
const quick = /[\u2190-\u2669\u266c-\u27bf\u2900-\u2bff\ud83c-\ud83e\udb80-\udbff\ue000-\uf8ff\ufffd]/;

/** A character that many players have no glyph for. */
export const subtitleGlyphs: SegmentCheck = {
  id: 'subtitle-glyphs',
  severity: 'hint',
  optional: true,
  summary: 'Many players cannot show a character of the subtitle',
  inSource: true,
  needs: { segment: fact.timing, text: { target: trait.beyondAscii } },
  mayFind: ({ target }) => target !== undefined && quick.test(target.value),
  *run(segment, context) {
    const { shape } = context.message(segment, 'target');
    for (const match of shape.matchAll(unlikely)) {
      const [glyph] = match;
      if (glyph === '\uFFFC') continue;
      const code = (glyph.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      const start = match.index;
      yield { start, end: start + glyph.length, message: say`Many players have no glyph for “${glyph}” (U+${code})` };
    }
  },
};
