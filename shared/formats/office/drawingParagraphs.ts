import { attributeOf } from '../../xml/attributes.ts';
import { endOf, startOf } from '../../xml/xmlDocument.ts';
import type { Paragraph } from './atoms.ts';
import { type MemberReading, nameFrom, type Seen, shortHash } from './collectAtoms.ts';
import { type OfficeNames, officeNames } from './officeNames.ts';
import { paragraphsOf, runWriter } from './paragraphsOf.ts';
import { lookReader } from './runMarkup.ts';

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
export function drawingParagraphs(reading: MemberReading): Generator<Paragraph> {
  const names = officeNames(reading.doc);
  return paragraphsOf(reading, names, {
    isParagraph: (name) => name === 'a:p',
    isUnread: (name) => name === 'mc:Fallback',
    see: drawingRules(reading, names),
    writer: (prefix) => runWriter(prefix, { declaresSpace: false, holdsLines: false }),
  });
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
