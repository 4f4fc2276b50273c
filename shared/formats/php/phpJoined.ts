import { opens } from '../entryTree/entryReader.ts';
import type { PhpToken } from './phpLexer.ts';

/** The texts of `'a' . B . 'c'`: all in the same quotes, the first and the last thing there, points alone between. */
export function joinedTexts(text: string, tokens: readonly PhpToken[]): PhpToken[] | undefined {
  const quote = text.charAt(tokens[0]?.start ?? 0);
  if (tokens[0]?.kind !== 'text' || quote === '`' || tokens.at(-1)?.kind !== 'text') return undefined;
  let depth = 0;
  const texts: PhpToken[] = [];
  for (const token of tokens) {
    const written = text.slice(token.start, token.end);
    if (token.kind === 'sign' && opens[written]) depth++;
    else if (token.kind === 'sign' && /^[)\]}]$/.test(written)) depth--;
    else if (depth > 0) continue;
    else if (token.kind === 'text') {
      if (written.charAt(0) !== quote) return undefined;
      texts.push(token);
    } else if (token.kind === 'heredoc' || (token.kind === 'sign' && !/^(?:\.|->|::)$/.test(written))) return undefined;
  }
  return texts;
}
