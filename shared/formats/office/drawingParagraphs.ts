import { attributeOf } from '../xml/attributes.ts';
import { childrenOf, elementRange, endOf, nextOf, qualifiedName, startOf } from '../xml/xmlDocument.ts';
import type { Paragraph, RunFormat, RunWriter } from './atoms.ts';
import { collectAtoms, type MemberReading, nameFrom, noFormat, type Seen, shortHash } from './collectAtoms.ts';
import { type OfficeNames, officeNames } from './officeNames.ts';
import { properties, reduceFormat } from './runMarkup.ts';

/** Properties of a run that a reader does not see (ECMA-376-1 §21.1.2.3.9). */
const unseen: ReadonlySet<string> = new Set(
  [
    'lang',
    'altLang',
    'dirty',
    'err',
    'smtClean',
    'smtId',
    'noProof',
    'bmk',
    'kern',
    'spc',
    'kumimoji',
    'normalizeH',
  ].map((name) => `@${name}`),
);

/** The paragraphs of DrawingML text: of slides, notes, charts, diagrams and the shapes of a spreadsheet. */
export function* drawingParagraphs(reading: MemberReading): Generator<Paragraph> {
  const { doc, base } = reading;
  const names = officeNames(doc);
  const see = drawingRules(reading, names);
  for (let node = 0; node < doc.size; ) {
    const name = names(node);
    if (name === 'mc:Fallback') {
      node = nextOf(doc, node);
      continue;
    }
    if (name === 'a:p') {
      const { start, end } = elementRange(doc, node);
      const [atoms = []] = collectAtoms(reading, node, see, true);
      const writer = drawingWriter(qualifiedName(doc, node).replace(/[^:]*$/, ''));
      yield { range: { start: base + start, end: base + end }, atoms, writer };
    }
    node++;
  }
}

function drawingRules({ doc, base, text }: MemberReading, names: OfficeNames): (node: number) => Seen {
  const known = new Map<string, RunFormat>();
  return (node) => {
    const name = names(node);
    if (name === 'a:r') return { role: 'run', format: runFormat(node) };
    if (name === 'a:t') return { role: 'text' };
    if (name === 'a:pPr' || name === 'a:rPr' || name === 'a:endParaRPr') return { role: 'skip' };
    if (name === 'a:br') return { role: 'code', facts: { name: 'br', layout: true, copy: true } };
    const raw = text.slice(base + startOf(doc, node), base + endOf(doc, node));
    if (name === 'a:fld') {
      const kind = attributeOf(doc, node, 'type') ?? '';
      return { role: 'code', facts: { name: nameFrom(`field-${kind || shortHash(raw)}`, raw), display: kind } };
    }
    return { role: 'code', facts: { name: `${nameFrom(name.replace(/^.*:/, ''), raw)}-${shortHash(raw)}` } };
  };

  function runFormat(run: number): RunFormat {
    const own = [...childrenOf(doc, run)].find((child) => names(child) === 'a:rPr');
    if (own === undefined) return noFormat;
    const raw = text.slice(base + startOf(doc, own), base + endOf(doc, own));
    const cached = known.get(raw);
    if (cached) return cached;
    const visible = properties(doc, own, names, unseen);
    if (visible.get('@baseline') === '0') visible.delete('@baseline');
    const format = { raw, visible };
    known.set(raw, format);
    return format;
  }
}

function drawingWriter(prefix: string): RunWriter {
  return {
    declaresSpace: false,
    holdsLines: false,
    render: (parts) =>
      parts
        .map(({ kind, format, raw }) => {
          if (kind !== 'text') return raw;
          return `<${prefix}r>${format?.raw ?? ''}<${prefix}t>${raw}</${prefix}t></${prefix}r>`;
        })
        .join(''),
    reduce: reduceFormat,
  };
}
