import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModels } from '../models/installedModels.ts';
import { createModelRunner } from '../models/modelRunner.ts';
import { modelShapes, sentenceModel } from '../test/models/sentenceModel.ts';
import { residentOf } from './processFigures.ts';
import type { BenchSide } from './row.ts';

const dist = join(process.cwd(), 'dist');
const sentence = 'Good morning to everybody here, it is a sunny day';
const answer = ['Guten', 'Morgen', 'und', 'einen', 'frohen', 'Tag', 'mit', 'vielen', 'neuen', 'Texten', 'für', 'alle!'];

/** Writes a model of a published shape with made-up weights that says a sentence of twelve words. */
export function writeBenchModel(folder: string, shape: 'tiny' | 'base-memory'): void {
  const { model, vocabularies } = sentenceModel({ words: answer }, modelShapes[shape]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'model.ende.intgemm.alphas.bin'), model);
  writeFileSync(join(folder, 'vocab.ende.spm'), vocabularies[0] as Uint8Array);
}

/** One sentence of ten words at a time with an engine for neural models; the note has batches of sixteen. */
export function neuralSide(engine: 'Bergamot' | 'fxtranslate', shape: 'tiny' | 'base-memory'): BenchSide {
  return {
    name: engine,
    async measure() {
      const folder = mkdtempSync(join(tmpdir(), 'interline-bench-'));
      const runner = createModelRunner({
        bergamot: engine === 'Bergamot' ? join(dist, 'bergamot') : join(folder, 'none'),
        fxtranslate: join(dist, 'fxtranslateWorker.mjs'),
      });
      try {
        writeBenchModel(join(folder, 'en-de'), shape);
        const chain = await readModels([folder]);
        const translate = async (count: number) => {
          const began = performance.now();
          const { engine: used } = await runner.translate(
            chain,
            Array.from({ length: count }, () => ({ plain: sentence })),
          );
          if (used !== engine) throw new Error(`${used} translated in place of ${engine}.`);
          return performance.now() - began;
        };
        const first = await translate(1);
        let ms = Number.POSITIVE_INFINITY;
        for (let i = 0; i < 10; i++) ms = Math.min(ms, await translate(1));
        const batch = await translate(16);
        const note = `first ${Math.round(first)} ms, ${(16_000 / batch).toFixed(1)} sentences a second in batches`;
        return { ms, memory: residentOf(process.pid), note };
      } finally {
        await runner.close();
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}
