import { version } from '../version.ts';
import type { BitextContent } from './bitext.ts';
import { tmxType } from './codeTypes.ts';
import { spansOf } from './spans.ts';
import type { BitextWriter } from './writer.ts';
import { xmlAttributes, xmlText } from './xmlText.ts';

/** TMX 1.4b, level 2: what is translated, with codes as `bpt`, `ept`, `it` and `ph`. */
export const tmxWriter: BitextWriter = {
  format: 'tmx',
  name: 'TMX 1.4b',
  extensions: ['.tmx'],
  write({ sourceLanguage, targetLanguage, units }) {
    const done = units.filter((unit) => unit.target && unit.state !== 'untranslated');
    const lost: string[] = [];
    if (units.length > done.length) lost.push(`${units.length - done.length} segments that are not translated.`);
    const doubtful = done.filter((unit) => unit.state === 'needs-review').length;
    if (doubtful > 0) lost.push(`That ${doubtful} translations need review (it is in the property “state”).`);
    const header = xmlAttributes({
      creationtool: 'Interline',
      creationtoolversion: version,
      segtype: 'sentence',
      'o-tmf': 'Interline',
      adminlang: 'en',
      srclang: sourceLanguage,
      datatype: 'plaintext',
    });
    const lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<tmx version="1.4">', `  <header${header}/>`, '  <body>'];
    for (const { id, notes, state, source, target = [] } of done) {
      lines.push(`    <tu${xmlAttributes({ tuid: id })}>`);
      for (const { text } of notes) lines.push(`      <note>${xmlText(text)}</note>`);
      lines.push(`      <prop type="state">${state}</prop>`);
      const variants = [
        [sourceLanguage, source],
        [targetLanguage ?? 'und', target],
      ] as const;
      for (const [language, content] of variants) {
        lines.push(`      <tuv xml:lang="${language}"><seg>${contentText(content)}</seg></tuv>`);
      }
      lines.push('    </tu>');
    }
    lines.push('  </body>', '</tmx>', '');
    return { text: lines.join('\n'), lost };
  },
};

function contentText(content: BitextContent): string {
  const spans = spansOf(content);
  const numbers = new Map<string, number>();
  // TMX wants whole numbers: `x` is the same in source and target, `i` pairs the ends of a span.
  const whole = (number: string) => {
    if (/^\d{1,9}$/.test(number)) return Number(number);
    const assigned =
      numbers.get(number) ??
      1_000_000 + [...number].reduce((sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) % 900_000, 7);
    numbers.set(number, assigned);
    return assigned;
  };
  return content
    .map((part) => {
      if (typeof part === 'string') return xmlText(part);
      if (part.annotation !== undefined) return '';
      const span = spans.get(part);
      const x = whole(part.number);
      const text = xmlText(part.native ?? '');
      const type = tmxType(part.type) ?? (part.native === undefined ? part.shown : undefined);
      if (span === 'standalone') return `<ph${xmlAttributes({ x, type })}>${text}</ph>`;
      if (span === 'isolated')
        return `<it${xmlAttributes({ pos: part.kind === 'open' ? 'begin' : 'end', x, type })}>${text}</it>`;
      return part.kind === 'open'
        ? `<bpt${xmlAttributes({ i: x, x, type })}>${text}</bpt>`
        : `<ept${xmlAttributes({ i: x })}>${text}</ept>`;
    })
    .join('');
}
