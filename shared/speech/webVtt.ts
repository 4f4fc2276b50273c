import { cuesOf, cueTime, type TimedText } from './subRip.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * A WebVTT file, in cues as those of `subRip`.
 *
 * @example webVtt([{ text: 'You & me', start: 0, end: 1500 }]); // 'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nYou &amp; me\n'
 */
export function webVtt(pieces: readonly TimedText[]): string {
  const time = (ms: number) => cueTime(ms, '.');
  const cues = cuesOf(pieces).map(
    ({ text, start, end }) =>
      `${time(start)} --> ${time(end)}\n${text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
