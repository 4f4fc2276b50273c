import { pushAll } from '../catalog/pushAll.ts';
import { type BitextAnnotation, type BitextCode, type BitextContent, type BitextUnit, codesOf } from './bitext.ts';
import { xliff2Type } from './codeTypes.ts';
import { type Span, spansOf } from './spans.ts';
import type { BitextWriter } from './writer.ts';
import { xmlAttributes, xmlText } from './xmlText.ts';

const states = { 'needs-review': 'initial', translated: 'translated', final: 'final' } as const;

/**
 * XLIFF 2.1: units of one segment, codes as `pc`, `ph`, `sc` and `ec` with their original data, matches by the
 * Translation Candidates module.
 */
export const xliff2Writer: BitextWriter = {
  format: 'xliff-2',
  name: 'XLIFF 2.1',
  extensions: ['.xlf', '.xliff'],
  write({ sourceLanguage, targetLanguage, original, units }) {
    const lost: string[] = [];
    const pixels = units.filter((unit) => unit.maxLength?.unit === 'pixel').length;
    if (pixels > 0) lost.push(`The limits in pixels of ${pixels} segments.`);
    const nameless = targetLanguage === undefined && units.some((unit) => unit.target && unit.state !== 'untranslated');
    if (nameless)
      lost.push('The target language, which is unknown (give it with --target-lang; “und” is written in its place).');
    const id = tokens();
    const matches = units.some((unit) => unit.matches.length > 0);
    const limits = units.some((unit) => unit.maxLength && unit.maxLength.unit !== 'pixel');
    const root = xmlAttributes({
      xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
      'xmlns:mtc': matches ? 'urn:oasis:names:tc:xliff:matches:2.0' : undefined,
      'xmlns:slr': limits ? 'urn:oasis:names:tc:xliff:sizerestriction:2.0' : undefined,
      version: '2.1',
      srcLang: sourceLanguage,
      trgLang: targetLanguage ?? (nameless ? 'und' : undefined),
    });
    const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<xliff${root}>`];
    lines.push(`  <file${xmlAttributes({ id: 'f1', original })}>`);
    if (limits) lines.push('    <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>');
    let group: string | undefined;
    for (const unit of units) {
      if (unit.group !== group) {
        if (group !== undefined) lines.push('    </group>');
        group = unit.group;
        if (group !== undefined) lines.push(`    <group${xmlAttributes({ id: id(group), name: group })}>`);
      }
      pushAll(lines, unitLines(unit, id));
    }
    if (group !== undefined) lines.push('    </group>');
    lines.push('  </file>', '</xliff>', '');
    return { text: lines.join('\n'), lost };
  },
};

function unitLines(unit: BitextUnit, id: (name: string) => string): string[] {
  const ownId = id(unit.id);
  const data = new Map<string, string>();
  const write = (content: BitextContent) => contentText(content, data);
  const source = write(unit.source);
  const target = unit.target && unit.state !== 'untranslated' ? write(unit.target) : undefined;
  const matches = unit.matches.map((match) => [match, write(match.source), write(match.target)] as const);
  const limit = unit.maxLength;
  const attributes = {
    id: ownId,
    name: ownId === unit.id ? unit.context : unit.id,
    translate: unit.translatable ? undefined : 'no',
    'slr:sizeRestriction': limit?.unit === 'char' ? limit.max : undefined,
    'slr:storageRestriction': limit?.unit === 'byte' ? limit.max : undefined,
  };
  const lines = [`    <unit${xmlAttributes(attributes)}>`];
  if (matches.length > 0) {
    lines.push('      <mtc:matches>');
    for (const [{ similarity, origin }, from, to] of matches) {
      lines.push(`        <mtc:match${xmlAttributes({ ref: '#s1', similarity, origin })}>`);
      lines.push(`          <source>${from}</source>`, `          <target>${to}</target>`, '        </mtc:match>');
    }
    lines.push('      </mtc:matches>');
  }
  if (unit.notes.length > 0) {
    lines.push('      <notes>');
    for (const { text, from } of unit.notes) {
      lines.push(`        <note${xmlAttributes({ category: from })}>${xmlText(text)}</note>`);
    }
    lines.push('      </notes>');
  }
  if (data.size > 0) {
    lines.push('      <originalData>');
    for (const [text, key] of data) lines.push(`        <data id="${key}">${codePoints(text)}</data>`);
    lines.push('      </originalData>');
  }
  const state = target === undefined || unit.state === 'untranslated' ? undefined : states[unit.state];
  lines.push(`      <segment${xmlAttributes({ id: 's1', state })}>`, `        <source>${source}</source>`);
  if (target !== undefined) lines.push(`        <target>${target}</target>`);
  lines.push('      </segment>', '    </unit>');
  return lines;
}

/** @param data ids of original data by text; new ones are added. */
function contentText(content: BitextContent, data: Map<string, string>): string {
  const spans = spansOf(content);
  const closing = new Map(codesOf(content).map((code) => [`${code.kind} ${code.number}`, code]));
  const reference = (text: string | undefined) => {
    if (text === undefined) return undefined;
    const dataId = data.get(text) ?? `d${data.size + 1}`;
    data.set(text, dataId);
    return dataId;
  };
  return content
    .map((part) => {
      if (typeof part === 'string') return codePoints(part);
      return codeText(part, spans.get(part) ?? 'isolated', closing.get(`close ${part.number}`), reference);
    })
    .join('');
}

const codePoints = (text: string) =>
  xmlText(text, (point) =>
    point < 0xd800 || point > 0xdfff ? `<cp hex="${point.toString(16).padStart(4, '0')}"/>` : '',
  );

function codeText(
  code: BitextCode,
  span: Span,
  close: BitextCode | undefined,
  reference: (text: string | undefined) => string | undefined,
): string {
  const { number, kind } = code;
  if (code.annotation !== undefined) return annotation(number, kind, code.annotation, span);
  const hints = {
    ...xliff2Type(code.type),
    canCopy: code.canCopy === false ? 'no' : undefined,
    canDelete: code.canDelete === false ? 'no' : undefined,
    canReorder: code.canReorder === false ? 'firstNo' : undefined,
  };
  const one = { disp: code.shown, dataRef: reference(code.native) };
  if (span === 'standalone') return `<ph${xmlAttributes({ id: number, ...hints, ...one })}/>`;
  if (span === 'nested') {
    if (kind === 'close') return '</pc>';
    return `<pc${xmlAttributes({
      id: number,
      ...hints,
      dispStart: code.shown,
      dispEnd: close?.shown,
      dataRefStart: reference(code.native),
      dataRefEnd: reference(close?.native),
    })}>`;
  }
  const isolated = span === 'isolated' ? 'yes' : undefined;
  if (kind === 'open') return `<sc${xmlAttributes({ id: number, isolated, ...hints, ...one })}/>`;
  return span === 'isolated'
    ? `<ec${xmlAttributes({ id: number, isolated, ...xliff2Type(code.type), ...one })}/>`
    : `<ec${xmlAttributes({ startRef: number, ...one })}/>`;
}

/** Types of annotations that XLIFF 2 knows by itself; others need a prefix (§4.3.1.35). */
const markTypes: ReadonlySet<string> = new Set(['generic', 'comment', 'term']);

function annotation(number: string, kind: BitextCode['kind'], mark: BitextAnnotation, span: Span): string {
  const id = `m${number}`;
  const markType = markTypes.has(mark.type) || mark.type.includes(':') ? mark.type : `mtype:${mark.type}`;
  // Generic is what goes without saying, and a comment has to say something.
  const isPlain = markType === 'generic' || (markType === 'comment' && mark.text === undefined);
  const attributes = xmlAttributes({
    id,
    type: isPlain ? undefined : markType,
    translate: mark.translate === false ? 'no' : undefined,
    value: mark.text,
  });
  if (span === 'nested') return kind === 'open' ? `<mrk${attributes}>` : '</mrk>';
  if (span !== 'crossing') return '';
  return kind === 'open' ? `<sm${attributes}/>` : `<em${xmlAttributes({ startRef: id })}/>`;
}

/** Makes names into unique XML name tokens (XLIFF 2.1 §4.3.1.17). */
function tokens(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const base = name.replace(/[^\w.-]+/g, '-').slice(0, 200) || 'u';
    let token = base;
    for (let i = 2; taken.has(token); i++) token = `${base}-${i}`;
    taken.add(token);
    return token;
  };
}
