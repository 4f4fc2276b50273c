import { type Terms, termMarks } from './apertiumTerms.ts';
import type { EnginePart, EngineText } from './engine.ts';

/**
 * A text in Apertium's stream format: reserved characters escaped, each mark a superblank, which the pipeline carries
 * along without reading it. A full stop behind the text closes its last sentence for the tagger.
 *
 * @param terms marks whose words are to be read, between two superblanks of their own.
 */
export function toStream(text: EngineText, terms?: Terms): string {
  const body = text.parts
    .map((part) => {
      if (part.kind === 'text') return escaped(part.text);
      const term = terms?.get(part.id);
      return term ? termMarks(part.id).join(escaped(term.written)) : `[${part.role.charAt(0)}${part.id}]`;
    })
    .join('');
  return `${body}.[]`;
}

const escaped = (text: string) => text.replaceAll('\0', '').replace(/[\^$[\]{}\\/@<>]/g, '\\$&');

const roles: Readonly<Record<string, 'open' | 'close' | 'standalone'>> = { o: 'open', c: 'close', s: 'standalone' };

/** What the pipeline answered, as parts again. Marks that it lost are lost here too. */
export function fromStream(stream: string): readonly EnginePart[] {
  const parts: EnginePart[] = [];
  let words = '';
  const flush = () => {
    if (words !== '') parts.push({ kind: 'text', text: words });
    words = '';
  };
  const body = stream.replace(/\s*\.?\s*\[\]\s*$/, '');
  for (const match of body.matchAll(/\\([\s\S])|\[([^\][\\]*)\]|([\s\S])/g)) {
    const [, escaped, blank, plain] = match;
    if (blank === undefined) {
      words += escaped ?? plain ?? '';
      continue;
    }
    const mark = /^([ocs])(\d+)$/.exec(blank);
    if (!mark) continue;
    flush();
    parts.push({ kind: 'mark', id: Number(mark[2]), role: roles[mark[1] as string] ?? 'standalone' });
  }
  flush();
  return parts;
}
