import { type Terms, termMarks } from './apertiumTerms.ts';
import type { EnginePart, EngineText } from './engine.ts';

/** A part of an answer, and the pairs of marks that its words carry. */
export interface StreamAtom {
  readonly part: EnginePart;
  readonly pairs: readonly number[];
}

/**
 * A text in Apertium's stream format: reserved characters escaped, each mark a superblank, which the pipeline carries
 * along without reading it. A full stop behind the text closes its last sentence for the tagger.
 *
 * @param terms marks whose words are to be read, between two superblanks of their own.
 */
export function toStream(text: EngineText, terms?: Terms): string {
  return boundBlanks(
    text.parts.map((part) => ({ part, pairs: [] })),
    terms,
  );
}

/** The same with words in word-bound blanks, `[[t:g:1]]word[[/]]`, which stay with their words where these move. */
export function boundBlanks(atoms: readonly StreamAtom[], terms?: Terms): string {
  const body = atoms.map(({ part, pairs }) => {
    if (part.kind === 'mark') {
      const term = terms?.get(part.id);
      return term ? termMarks(part.id).join(escaped(term.written)) : `[${part.role.charAt(0)}${part.id}]`;
    }
    const text = escaped(part.text);
    const words = text.trim();
    if (pairs.length === 0 || words === '') return text;
    const [lead, trail] = [text.slice(0, text.indexOf(words)), text.slice(text.trimEnd().length)];
    return `${lead}[[${pairs.map((id) => `t:g:${id}`).join('; ')}]]${words}[[/]]${trail}`;
  });
  return `${body.join('')}.[]`;
}

const escaped = (text: string) => text.replaceAll('\0', '').replace(/[\^$[\]{}\\/@<>]/g, '\\$&');

const roles: Readonly<Record<string, 'open' | 'close' | 'standalone'>> = { o: 'open', c: 'close', s: 'standalone' };

/** What the pipeline answered, as parts again. Marks that it lost are lost here too. */
export function fromStream(stream: string): readonly StreamAtom[] {
  const atoms: StreamAtom[] = [];
  let words = '';
  let pairs: readonly number[] = [];
  const flush = () => {
    if (words !== '') atoms.push({ part: { kind: 'text', text: words }, pairs });
    words = '';
  };
  const body = stream.trimEnd().replace(/(?<!\s)\s*(?:\.\s*)?\[\]$/, '');
  for (const match of body.matchAll(/\\([\s\S])|\[\[([^\][\\]*)\]\]|\[([^\][\\]*)\]|([\s\S])/g)) {
    const [, character, bound, blank, plain] = match;
    if (bound !== undefined) {
      flush();
      pairs = [...bound.matchAll(/t:g:(\d+)/g)].map(([, id]) => Number(id));
      continue;
    }
    if (blank === undefined) {
      words += character ?? plain ?? '';
      continue;
    }
    const mark = /^([ocs])(\d+)$/.exec(blank);
    if (!mark) continue;
    flush();
    const role = roles[mark[1] as string] ?? 'standalone';
    atoms.push({ part: { kind: 'mark', id: Number(mark[2]), role }, pairs });
  }
  flush();
  return atoms;
}
