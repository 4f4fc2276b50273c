import type { MessageSyntaxReader, MessageUnit } from './message.ts';

const ampersand = /&&|&(?:#?\w{1,10};)|&(?=[\p{L}\p{N}])/gu;
const underscore = /__|_(?=[\p{L}\p{N}])/gu;

/**
 * The sign that makes the next letter a keyboard shortcut: `&File` (Qt, Windows, KDE) or `_File` (GTK); `&&` and `__`
 * are the characters themselves, `&amp;` is an entity. One value has one of them: two signs are no accelerators but
 * text (`A_B_C`), and so is one inside of a name (`R&D`, `snake_case`).
 *
 * The sign is a unit of one character that nobody compares, for each language chooses its own letter. It stands *in* a
 * word without dividing it: read words through `readingText`, which leaves it out.
 *
 * Only for files whose format or framework says that labels have accelerators: text alone cannot tell.
 */
export const accelerator: MessageSyntaxReader = {
  signs: /[&_]/,
  find(value) {
    return signsOf(value, '&', ampersand) ?? signsOf(value, '_', underscore) ?? [];
  },
};

function signsOf(value: string, sign: '&' | '_', pattern: RegExp): MessageUnit[] | undefined {
  if (!value.includes(sign)) return undefined;
  const offsets: number[] = [];
  for (const match of value.matchAll(pattern)) if (match[0] === sign) offsets.push(match.index);
  const [offset] = offsets;
  if (offset === undefined || offsets.length > 1 || isName(value, sign, offset)) return undefined;
  return [
    {
      start: offset,
      end: offset + 1,
      type: 'placeholder',
      kind: 'standalone',
      syntax: 'accelerator',
      id: sign,
      optional: true,
    },
  ];
}

/** `R&D`, `AT&T`, `q&a`; `snake_case`, `MAX_SIZE`, `C_1`; `_port_`, which is emphasis. */
function isName(value: string, sign: '&' | '_', offset: number): boolean {
  const before = value[offset - 1] ?? ' ';
  const after = value[offset + 1] ?? ' ';
  if (/\p{Lu}/u.test(before) && /\p{Lu}/u.test(after)) return true;
  if (sign === '&' && /(?<!\p{L})\p{L}&\p{L}(?!\p{L})/u.test(value)) return true;
  if (sign === '_' && /^\w{1,40}_(?!\w)/.test(value.slice(offset + 1))) return true;
  return sign === '_' && /[\p{L}\p{N}]/u.test(before) && /^[a-z0-9_.]+$/.test(value);
}
