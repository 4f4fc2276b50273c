import { resolve } from 'node:path';
import { positionedText } from '../server/lsp/positions.ts';
import { formatFor } from '../shared/formats/formats.ts';
import type { FormatText } from './formatTexts.data.ts';
import type { BenchResult } from './row.ts';
import { measureTyping, type Typing } from './typing.ts';

const strokes = 60;

export async function typingTable(texts: readonly FormatText[], length: number): Promise<BenchResult> {
  for (const text of texts) {
    for (const way of ['target', 'source', 'alone'] as const) {
      if (way !== 'alone' && !text.sourcePath) continue;
      const { typing, segments } = typingIn(text, length, way);
      const f = await measureTyping(
        resolve(process.env.SERVER ?? 'dist/server.mjs'),
        typing,
        process.env.NODEO?.split(' ') ?? [],
      );
      console.log(
        text.name.padEnd(14),
        way.padEnd(7),
        String(segments).padStart(7),
        String(f.findings).padStart(7),
        ...[f.first, f.p50, f.p95, f.cpu, f.memory].map((x) => x.toFixed(0).padStart(7)),
      );
    }
  }
  return { ms: 0, memory: 0 };
}

function typingIn({ path, sourcePath, text }: FormatText, length: number, way: 'target' | 'source' | 'alone') {
  const files = new Map([[path, text(length)]]);
  if (sourcePath && way !== 'alone') files.set(sourcePath, text(length, true));
  const typed = way === 'source' ? (sourcePath as string) : path;
  const written = files.get(typed) as string;
  const format = formatFor(path, written);
  const catalog = format?.parse(written, path);
  const segments = catalog?.segments.filter(({ target }) => target && target.value.length > 1) ?? [];
  const lines = positionedText(written, 'utf-16');
  const places = Array.from({ length: strokes }, (_, i) => {
    const { target } = segments[Math.floor((segments.length * (12 - Math.floor(i / 5) - 0.5)) / 12)] ?? {};
    return lines.positionAt(target?.toText(target.value.length >> 1) ?? 0);
  });
  const typing: Typing = { files, open: way === 'source' ? [typed, path] : [typed], places };
  return { typing, segments: segments.length };
}
