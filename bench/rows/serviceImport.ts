import { serviceRow } from '../benchService.ts';
import { cpuOf, peakOf } from '../processFigures.ts';

const units = 350_000;
const words =
  'the ferry leaves harbour at dawn and returns before evening tide when weather allows tickets are sold'.split(' ');

/** A translation memory of 100 MB, uploaded and imported; the memory is the peak of the service. */
export const row = serviceRow({
  what: 'service, import of a TMX of 100 MB',
  goal: { mb: 500 },
  async measure(start) {
    const bytes = tmxOf(units);
    await using service = await start();
    const began = performance.now();
    const { id } = await service.client.memories.importFile({ name: 'large.tmx', bytes });
    const ms = performance.now() - began;
    const { segment_count } = await service.client.memories.get(id);
    const note = `${bytes.length} bytes, ${segment_count} segments, ${cpuOf(service.pid)} ms of CPU`;
    return { ms, memory: peakOf(service.pid), note };
  },
});

function tmxOf(count: number): Uint8Array {
  const parts = [Buffer.from('<tmx version="1.4"><header srclang="en"/><body>\n')];
  for (let start = 0; start < count; start += 1000) {
    let text = '';
    for (let i = start; i < Math.min(count, start + 1000); i++) {
      const sentence = Array.from({ length: 12 + (i % 9) }, (_, k) => words[(i + k * 7) % words.length]).join(' ');
      text += `<tu tuid="${i}"><tuv xml:lang="en"><seg>${sentence} ${i}.</seg></tuv>\n<tuv xml:lang="de"><seg>${sentence} (ß) ${i}.</seg></tuv></tu>\n`;
    }
    parts.push(Buffer.from(text));
  }
  return Buffer.concat([...parts, Buffer.from('</body></tmx>\n')]);
}
