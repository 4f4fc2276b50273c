import { endOf, startOf } from '../../xml/xmlDocument.ts';
import type { Paragraph } from './atoms.ts';
import { type MemberReading, nameFrom, type Seen } from './collectAtoms.ts';
import { type OfficeNames, officeNames } from './officeNames.ts';
import { paragraphsOf, runWriter } from './paragraphsOf.ts';
import { lookReader } from './runMarkup.ts';

/** Properties of a run that a reader does not see (ECMA-376-1 §18.4.7). */
const unseen: ReadonlySet<string> = new Set(['s:family', 's:charset', 's:scheme']);

/** The texts of a workbook (ECMA-376-1 §18.4): shared strings, inline strings, comments. Line ends are in the text. */
export function sheetStrings(reading: MemberReading): Generator<Paragraph> {
  const names = officeNames(reading.doc);
  return paragraphsOf(reading, names, {
    isParagraph: (name) => name === 's:si' || name === 's:is' || name === 's:text',
    see: sheetRules(reading, names),
    writer: (prefix) => runWriter(prefix, { declaresSpace: true, holdsLines: true }),
  });
}

function sheetRules(reading: MemberReading, names: OfficeNames): (node: number) => Seen {
  const { doc, base, text } = reading;
  const look = lookReader(reading, names, 's:rPr', unseen);
  return (node) => {
    const name = names(node);
    if (name === 's:r') return { role: 'run', format: look(node) };
    if (name === 's:t') return { role: 'text' };
    if (name === 's:rPr' || name === 's:rPh' || name === 's:phoneticPr') return { role: 'skip' };
    const raw = text.slice(base + startOf(doc, node), base + endOf(doc, node));
    return { role: 'code', facts: { name: nameFrom(name.replace(/^.*:/, ''), raw), layout: true } };
  };
}
