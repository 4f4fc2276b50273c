import { elementRange, endOf, qualifiedName, startOf } from '../../xml/xmlDocument.ts';
import type { Paragraph, RunWriter } from './atoms.ts';
import { collectAtoms, type MemberReading, nameFrom, type Seen } from './collectAtoms.ts';
import { type OfficeNames, officeNames } from './officeNames.ts';
import { lookReader, reduceFormat } from './runMarkup.ts';

/** Properties of a run that a reader does not see (ECMA-376-1 §18.4.7). */
const unseen: ReadonlySet<string> = new Set(['s:family', 's:charset', 's:scheme']);

/** The texts of a workbook (ECMA-376-1 §18.4): shared strings, inline strings, comments. Line ends are in the text. */
export function* sheetStrings(reading: MemberReading): Generator<Paragraph> {
  const { doc, base } = reading;
  const names = officeNames(doc);
  const see = sheetRules(reading, names);
  for (let node = 0; node < doc.size; node++) {
    const name = names(node);
    if (name !== 's:si' && name !== 's:is' && name !== 's:text') continue;
    const { start, end } = elementRange(doc, node);
    const [atoms = []] = collectAtoms(reading, node, see, true);
    const writer = sheetWriter(qualifiedName(doc, node).replace(/[^:]*$/, ''));
    yield { range: { start: base + start, end: base + end }, atoms, writer };
  }
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

function sheetWriter(prefix: string): RunWriter {
  return {
    declaresSpace: true,
    holdsLines: true,
    render: (parts) =>
      parts
        .map(({ kind, format, raw }) => {
          if (kind !== 'text') return raw;
          const space = /^\s|\s$/.test(raw) ? ' xml:space="preserve"' : '';
          return `<${prefix}r>${format?.raw ?? ''}<${prefix}t${space}>${raw}</${prefix}t></${prefix}r>`;
        })
        .join(''),
    reduce: reduceFormat,
  };
}
