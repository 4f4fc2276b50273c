import { Tokenizer } from 'htmlparser2';

/**
 * A text of markup with its character references read, by the rules of HTML, which JSX shares.
 *
 * @param text without tags.
 * @example decodedEntities('Fish &amp; chips'); // 'Fish & chips'
 */
export function decodedEntities(text: string): string {
  if (!text.includes('&')) return text;
  let decoded = '';
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => {
        decoded += text.slice(start, end);
      },
      ontextentity: (point) => {
        decoded += String.fromCodePoint(point);
      },
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onopentagname: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
      isInForeignContext: () => false,
    },
  );
  tokenizer.write(text);
  tokenizer.end();
  return decoded;
}
