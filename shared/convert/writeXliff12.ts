import { pushAll } from '../catalog/pushAll.ts';
import { xliff12States } from '../formats/xliff12/xliff12State.ts';
import type { BitextAnnotation, BitextCode, BitextContent, BitextUnit } from './bitext.ts';
import { type Span, spansOf } from './spans.ts';
import type { BitextWriter } from './writer.ts';
import { xmlAttributes, xmlText } from './xmlText.ts';

/** XLIFF 1.2 (transitional): codes as `g` and `x`, or as `bpt`, `ept`, `it` and `ph` where their native text is known. */
export const xliff12Writer: BitextWriter = {
  format: 'xliff-1.2',
  name: 'XLIFF 1.2',
  extensions: ['.xlf', '.xliff'],
  write({ sourceLanguage, targetLanguage, original, units }) {
    const file = xmlAttributes({
      original,
      datatype: 'plaintext',
      'source-language': sourceLanguage,
      'target-language': targetLanguage,
    });
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
      `  <file${file}>`,
      '    <body>',
    ];
    let group: string | undefined;
    let groups = 0;
    for (const unit of units) {
      if (unit.group !== group) {
        if (group !== undefined) lines.push('      </group>');
        group = unit.group;
        if (group !== undefined) {
          lines.push(
            `      <group${xmlAttributes({ id: `g${++groups}`, resname: group, restype: 'x-gettext-plurals' })}>`,
          );
        }
      }
      pushAll(lines, unitLines(unit));
    }
    if (group !== undefined) lines.push('      </group>');
    lines.push('    </body>', '  </file>', '</xliff>', '');
    const unheld = lines.length > 0 && units.some((unit) => /[\0-\x08\x0b\x0c\x0e-\x1f]/.test(unit.source.join('')));
    return { text: lines.join('\n'), lost: unheld ? ['Control characters, which XLIFF 1.2 cannot hold.'] : [] };
  },
};

function unitLines(unit: BitextUnit): string[] {
  const limit = unit.maxLength;
  const attributes = {
    id: unit.id,
    resname: unit.context,
    translate: unit.translatable ? undefined : 'no',
    approved: unit.state === 'final' ? 'yes' : undefined,
    maxwidth: limit && limit.unit !== 'byte' ? limit.max : undefined,
    'size-unit': limit?.unit === 'char' || limit?.unit === 'pixel' ? limit.unit : undefined,
    maxbytes: limit?.unit === 'byte' ? limit.max : undefined,
  };
  const lines = [
    `      <trans-unit${xmlAttributes(attributes)}>`,
    `        <source>${contentText(unit.source)}</source>`,
  ];
  if (unit.target && unit.state !== 'untranslated') {
    const state = xliff12States[unit.state];
    lines.push(`        <target${xmlAttributes({ state })}>${contentText(unit.target)}</target>`);
  }
  for (const { source, target, similarity, origin } of unit.matches) {
    lines.push(`        <alt-trans${xmlAttributes({ 'match-quality': similarity, origin })}>`);
    lines.push(
      `          <source>${contentText(source)}</source>`,
      `          <target>${contentText(target)}</target>`,
    );
    lines.push('        </alt-trans>');
  }
  for (const { text, from } of unit.notes)
    lines.push(`        <note${xmlAttributes({ from })}>${xmlText(text)}</note>`);
  lines.push('      </trans-unit>');
  return lines;
}

function contentText(content: BitextContent): string {
  const spans = spansOf(content);
  return content
    .map((part) => (typeof part === 'string' ? xmlText(part) : codeText(part, spans.get(part) ?? 'isolated', content)))
    .join('');
}

function codeText(code: BitextCode, span: Span, content: BitextContent): string {
  const { kind, native, shown, number } = code;
  const clone = code.canCopy === false ? 'no' : undefined;
  if (code.annotation !== undefined) {
    if (span !== 'nested') return '';
    return kind === 'open' ? `<mrk${markAttributes(code.annotation)}>` : '</mrk>';
  }
  const id = { id: number, ctype: code.type, clone };
  if (span === 'standalone') {
    return native === undefined
      ? `<x${xmlAttributes({ ...id, 'equiv-text': shown })}/>`
      : `<ph${xmlAttributes({ id: number, ctype: code.type, 'equiv-text': shown })}>${xmlText(native)}</ph>`;
  }
  // A span is written one way at both of its ends: with its native text where either of them has one.
  const both = content.filter(
    (part): part is BitextCode => typeof part !== 'string' && part.number === number && part.kind !== 'standalone',
  );
  const plain = both.every((part) => part.native === undefined);
  if (span === 'nested' && plain) {
    return kind === 'open' ? `<g${xmlAttributes({ ...id, 'equiv-text': shown })}>` : '</g>';
  }
  if (span === 'isolated' && !plain) {
    return `<it${xmlAttributes({ id: number, pos: kind, ctype: code.type })}>${xmlText(native ?? '')}</it>`;
  }
  if (plain) {
    return kind === 'open'
      ? `<bx${xmlAttributes({ ...id, rid: number, 'equiv-text': shown })}/>`
      : `<ex${xmlAttributes({ id: number, rid: number, 'equiv-text': shown })}/>`;
  }
  const inner = xmlText(native ?? '');
  return kind === 'open'
    ? `<bpt${xmlAttributes({ id: number, rid: number, ctype: code.type })}>${inner}</bpt>`
    : `<ept${xmlAttributes({ id: number, rid: number })}>${inner}</ept>`;
}

/** Types of marks that XLIFF 1.2 knows by itself (`mtype`, §2.4). */
const markTypes = new Set(['abbrev', 'datetime', 'name', 'phrase', 'protected', 'term']);

function markAttributes({ type, translate, text }: BitextAnnotation): string {
  const ownType = translate === false && type === 'generic' ? 'protected' : type;
  const mtype = markTypes.has(ownType) || ownType.startsWith('x-') ? ownType : `x-${ownType}`;
  return xmlAttributes({ mtype, comment: text });
}
