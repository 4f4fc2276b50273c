import type { Format } from '../shared/formats/format.ts';
import { reparse } from '../shared/formats/reparse.ts';
import type { BenchSide } from './row.ts';

const strokes = 60;

/**
 * What reading a text again costs after a keystroke within a target, when the first keystroke is over.
 *
 * @param text with `</target>` behind each translation.
 */
export function reparseSide(format: Format, text: string): BenchSide {
  return {
    name: 'interline',
    async measure() {
      let catalog = format.parse(text);
      let current = text;
      const times: number[] = [];
      for (let i = 0; i < strokes; i++) {
        const offset = current.indexOf('</target>', Math.floor((current.length * ((i % 10) + 0.3)) / 10.6));
        // As an editor's buffer: one flat text, not a chain of parts.
        current = Buffer.from(`${current.slice(0, offset)}x${current.slice(offset)}`).toString();
        // The server is told by the editor where the change is.
        const common = { prefix: offset, suffix: current.length - offset - 1 };
        const before = performance.now();
        catalog = reparse(format, catalog, current, common);
        // Rules of the specification are looked for when somebody asks, as the editor does.
        [...catalog.problems].length;
        times.push(performance.now() - before);
      }
      const rest = times.slice(1).sort((a, b) => a - b);
      const percentile = (share: number) => rest[Math.floor(rest.length * share)] ?? 0;
      return {
        ms: percentile(0.5),
        memory: Math.round(process.resourceUsage().maxRSS / 1024),
        note: `${Math.round(text.length / 1e6)} MB, p95 ${percentile(0.95).toFixed(1)} ms, first ${times[0]?.toFixed(0)} ms`,
      };
    },
  };
}
