import { attributeOf } from '../../xml/attributes.ts';
import { elementRange, endOf, nextOf, qualifiedName, startOf } from '../../xml/xmlDocument.ts';
import type { Paragraph, RunWriter } from './atoms.ts';
import { collectAtoms, type MemberReading, nameFrom, type Seen, shortHash } from './collectAtoms.ts';
import { type OfficeNames, officeNames } from './officeNames.ts';
import { lookReader, reduceFormat } from './runMarkup.ts';

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

function drawingRules(reading: MemberReading, names: OfficeNames): (node: number) => Seen {
  const { doc, base, text } = reading;
  const look = lookReader(reading, names, 'a:rPr', unseen);
  return (node) => {
    const name = names(node);
    if (name === 'a:r') return { role: 'run', format: look(node) };
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
