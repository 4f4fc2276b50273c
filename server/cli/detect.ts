import type { Detection } from '../../shared/api/detection.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { command, exitCodes, UsageError } from './command.ts';
import { serviceOptions } from './serviceOptions.ts';
import { withService } from './withService.ts';

/** Texts of one request (api.md, Limits). */
const batch = 50;

/** `interline detect`: the language of texts. */
export const detect = command({
  usage: 'TEXT… [--json] [--service URL]\n- [--json] [--service URL]',
  summary: 'tells the language of texts',
  details: 'Each TEXT is one text; “-” reads texts from standard input, one a line.',
  options: {
    json: { type: 'boolean', summary: 'one JSON object per text' },
    ...serviceOptions,
  },
  async run({ operands, options }, terminal, signal) {
    const texts =
      operands.length === 1 && operands[0] === '-'
        ? new TextDecoder()
            .decode(await terminal.stdin())
            .split(/\r?\n/)
            .filter((line) => line.trim() !== '')
        : operands;
    if (texts.length === 0) throw new UsageError('detect needs a TEXT.');
    const results = await withService(
      options,
      terminal,
      signal,
      async (client) => {
        const detections: Detection[] = [];
        for (let start = 0; start < texts.length; start += batch) {
          pushAll(detections, (await client.detect(texts.slice(start, start + batch), signal)).results);
        }
        return detections;
      },
      true,
    );
    for (const [i, result] of results.entries()) {
      if (options.json) terminal.out(JSON.stringify({ text: texts[i], ...result }));
      else terminal.out(result.detected_language ?? `? (${result.detection_status.replaceAll('_', ' ')})`);
    }
    return results.every((result) => result.detected_language) ? exitCodes.clean : exitCodes.findings;
  },
});
