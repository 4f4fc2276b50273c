import { pushAll } from '../catalog/pushAll.ts';
import type { MessageSyntaxReader, MessageUnit } from './message.ts';
import { placeholder } from './placeholder.ts';

const interpolation = /\{\{-?\s*([^{}\s,][^{}\n,]{0,120}?)\s*(?:,[^{}\n]{0,120})?\}\}/g;
const longestNesting = 300;

/**
 * Interpolations `{{name}}`, `{{- name}}`, `{{name, format}}` and nestings `$t(key, { … })` of i18next. The id of an
 * interpolation is its name, whatever its format and spaces; that of a nesting `$t(key)`, without a plural form.
 */
export const i18next: MessageSyntaxReader = {
  find(value) {
    const units: MessageUnit[] = [];
    if (value.includes('$t(')) pushAll(units, nestings(value));
    if (!value.includes('{{')) return units;
    const nested = units.length;
    let next = 0;
    for (const match of value.matchAll(interpolation)) {
      const start = match.index;
      const end = start + match[0].length;
      while (next < nested && (units[next]?.end ?? 0) < end) next++;
      if (next < nested && (units[next]?.start ?? end) <= start) continue;
      units.push(placeholder('i18next', start, end, match[1] ?? ''));
    }
    return units.sort((a, b) => a.start - b.start);
  },
};

const form = /_(?:zero|one|two|few|many|other)$/;

function nestings(value: string): MessageUnit[] {
  const units: MessageUnit[] = [];
  for (let offset = value.indexOf('$t('); offset >= 0; offset = value.indexOf('$t(', offset + 3)) {
    const end = closing(value, offset + 2);
    if (end === undefined) continue;
    const key = value
      .slice(offset + 3, end - 1)
      .split(',', 1)[0]
      ?.trim();
    // Which form of a plural a sentence needs is a matter of its language.
    if (key) units.push(placeholder('i18next', offset, end, `$t(${key.replace(form, '')})`));
    offset = end - 3;
  }
  return units;
}

/** Offset behind the parenthesis that closes the one at `open`. */
function closing(value: string, open: number): number | undefined {
  const limit = Math.min(value.length, open + longestNesting);
  let depth = 0;
  for (let offset = open; offset < limit; offset++) {
    if (value[offset] === '(') depth++;
    else if (value[offset] === ')' && --depth === 0) return offset + 1;
  }
  return undefined;
}
