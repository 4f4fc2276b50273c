import { rootLanguage } from '../languages/languageTag.ts';
import type { Message } from '../messages/message.ts';
import type { StyleText } from './styleRule.ts';

/** Web and mail addresses, paths, names of files and hosts, code in backticks, entities, options, versions, names with `_`. */
const protectedText = new RegExp(
  [
    /\b[a-z][a-z+.-]{0,30}:\/\/[^\s<>"“”«»\uFFFC]*[^\s<>"“”«»\uFFFC.,;:!?)\]}’']/iu,
    /\bwww\.[^\s<>"“”«»\uFFFC]*[^\s<>"“”«»\uFFFC.,;:!?)\]}’']/iu,
    /`[^`\n]+`/u,
    /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/iu,
    /(?<![\p{L}\p{Nd}_/.~])(?:~|\.{1,2})?\/(?:[\w.@-]+\/)+[\w.@-]*[\w@-]/u,
    /\b[A-Za-z]:\\[\w.\\-]+/u,
    /(?<![\p{L}\p{Nd}]|[\w-][_-])[\w-]+(?:\.[\w-]+){0,8}\.(?:exe|dll|js|ts|json|xml|html?|txt|csv|pdf|docx?|xlsx?|pptx?|zip|png|jpe?g|svg|py|java|css|md|ya?ml|ini|log|com|org|net|io|eu|co)(?![\p{L}\p{Nd}])/iu,
    /(?<![\p{L}\p{Nd}_])[\p{L}\p{Nd}]+(?:_[\p{L}\p{Nd}]+)+\b/u,
    /\b[\p{L}_][\p{L}\p{Nd}_.]{0,80}\(\)/u,
    /(?<![\p{L}\p{Nd}.-])--?[a-z][\w-]*(?:=\S+)?/u,
    /(?<![\p{L}\p{Nd}.,])v?\d+(?:\.\d+){3,}(?![\p{L}\p{Nd}])/u,
    /(?<![\p{L}\p{Nd}])v\d+(?:\.\d+)*(?![\p{L}\p{Nd}])/iu,
    /#[\da-f]{6}(?![\p{L}\p{Nd}])|#[\da-f]{3}(?![\p{L}\p{Nd}])/iu,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'giu',
);

const mailAddress = /(?<![\p{L}\p{Nd}.+_-])[\p{L}\p{Nd}.+_-]+@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)+/gu;

/** What could begin anything of the above: most texts have none of it. */
const suspicious = /[/\\`&_@#(]|\.\w|--?\w|\bv\d/i;

/**
 * A message as the rules of style see it.
 *
 * @param language BCP 47, `_` or `-`.
 * @param addresses true to leave mail addresses in it.
 */
export function styleText(message: Message, language: string, addresses = false): StyleText {
  const tag = language.toLowerCase().replaceAll('_', '-');
  const root = rootLanguage(tag);
  let text = message.shape;
  if (message.icu) text = onlyReadable(text, message.icu.texts);
  if (suspicious.test(text)) {
    if (!addresses) text = text.replace(mailAddress, cover);
    text = addresses ? coverBetweenMails(text) : text.replace(protectedText, cover);
  }
  return { text, root, tag };
}

function cover(part: string): string {
  return '\uFFFC'.repeat(part.length);
}

function coverBetweenMails(text: string): string {
  let result = '';
  let offset = 0;
  for (const match of text.matchAll(mailAddress)) {
    result += text.slice(offset, match.index).replace(protectedText, cover) + match[0];
    offset = match.index + match[0].length;
  }
  return result + text.slice(offset).replace(protectedText, cover);
}

/** Covers what stands between the readable ranges of an ICU message. */
function onlyReadable(shape: string, texts: readonly { readonly start: number; readonly end: number }[]): string {
  let result = '';
  for (const { start, end } of texts) {
    if (start < result.length) continue;
    result += '\uFFFC'.repeat(start - result.length) + shape.slice(start, end);
  }
  return result + '\uFFFC'.repeat(shape.length - result.length);
}
