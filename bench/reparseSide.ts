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
        const at = current.indexOf('</target>', Math.floor((current.length * ((i % 10) + 0.3)) / 10.6));
        // As an editor's buffer: one flat text, not a chain of parts.
        current = Buffer.from(`${current.slice(0, at)}x${current.slice(at)}`).toString();
        // The server is told by the editor where the change is.
        const common = { prefix: at, suffix: current.length - at - 1 };
        const before = performance.now();
        catalog = reparse(format, catalog, current, common);
        // Rules of the specification are looked for when somebody asks, as the editor does.
        [...catalog.problems].length;
        times.push(performance.now() - before);
      }
      const rest = times.slice(1).sort((a, b) => a - b);
      const at = (share: number) => rest[Math.floor(rest.length * share)] ?? 0;
      return {
        ms: at(0.5),
        memory: Math.round(process.resourceUsage().maxRSS / 1024),
        note: `${Math.round(text.length / 1e6)} MB, p95 ${at(0.95).toFixed(1)} ms, first ${times[0]?.toFixed(0)} ms`,
      };
    },
  };
}
