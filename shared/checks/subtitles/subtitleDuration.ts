import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/traits.ts';
import { longestTime } from './subtitleFigures.data.ts';
import { shortestTime } from './subtitleFigures.ts';
import { showsAsSource } from './subtitleTimes.ts';

/** A subtitle that shows for too short or too long a time; what shows for none at all is the matter of `subtitle-overlap`. */
export const subtitleDuration: SegmentCheck = {
  id: 'subtitle-duration',
  severity: 'info',
  summary: 'The subtitle shows for too short or too long a time',
  inSource: true,
  needs: { segment: fact.timing },
  mayFind: ({ timing, target }, _traits, { targetLanguage }) => {
    if (timing === undefined || target === undefined) return false;
    const time = timing.end - timing.start;
    return time > 0 && (time > longestTime * leeway || time * leeway < shortestTime(targetLanguage));
  },
  *run(segment, { catalog, targetLanguage }) {
    const { timing, target } = segment;
    if (!timing || !target || target.value.trim() === '' || showsAsSource(catalog, segment)) return;
    const time = timing.end - timing.start;
    const long = time > longestTime;
    const limit = long ? longestTime : shortestTime(targetLanguage);
    yield {
      message: long
        ? say`The subtitle shows for ${seconds(time)} s, at most ${seconds(limit)} s are usual`
        : say`The subtitle shows for ${seconds(time)} s, at least ${seconds(limit)} s are needed`,
      data: { time, limit },
      habit,
    };
  },
  habit: () => habit,
};

/** A fifth more or less is not seen. */
const leeway = 1.2;

const habit = say`Subtitles in this file often show for too short or too long a time`;
const seconds = (ms: number) => String(Number((ms / 1000).toFixed(3)));
