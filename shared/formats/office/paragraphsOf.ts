import { elementRange, nextOf, qualifiedName } from '../../xml/xmlDocument.ts';
import type { Atom, Paragraph, RunFormat, RunWriter } from './atoms.ts';
import { collectAtoms, type MemberReading, type Seen } from './collectAtoms.ts';
import type { OfficeNames } from './officeNames.ts';
import { reduceFormat } from './runMarkup.ts';

/** How the paragraphs of a vocabulary are recognized, read and written. */
interface ParagraphRules {
  isParagraph(name: string): boolean;
  /** Elements whose paragraphs are not read; default: none. */
  isUnread?(name: string): boolean;
  see(node: number): Seen;
  /** What becomes of the atoms of a paragraph; default: they stay. */
  settle?(atoms: readonly Atom[]): readonly Atom[];
  /** @param prefix of the names of its elements, with the colon. */
  writer(prefix: string): RunWriter;
}

/** The paragraphs of a member of an Office document, those within another one behind it. */
export function* paragraphsOf(
  reading: MemberReading,
  names: OfficeNames,
  { isParagraph, isUnread, see, settle, writer }: ParagraphRules,
): Generator<Paragraph> {
  const { doc, base } = reading;
  for (let node = 0; node < doc.size; ) {
    const name = names(node);
    if (isUnread?.(name)) {
      node = nextOf(doc, node);
      continue;
    }
    if (isParagraph(name)) {
      const { start, end } = elementRange(doc, node);
      const [atoms = []] = collectAtoms(reading, node, see, true);
      const prefix = qualifiedName(doc, node).replace(/[^:]*$/, '');
      yield {
        range: { start: base + start, end: base + end },
        atoms: settle ? settle(atoms) : atoms,
        writer: writer(prefix),
      };
    }
    node++;
  }
}

/** Writes runs with the text in an element of its own: `<w:r><w:t>…</w:t></w:r>`. */
export function runWriter(
  prefix: string,
  { declaresSpace, holdsLines }: Pick<RunWriter, 'declaresSpace' | 'holdsLines'>,
): RunWriter {
  const run = (look: RunFormat | undefined, inside: string) => `<${prefix}r>${look?.raw ?? ''}${inside}</${prefix}r>`;
  return {
    declaresSpace,
    holdsLines,
    render: (parts) =>
      parts
        .map(({ kind, format, raw }) => {
          if (kind === 'paragraph') return raw;
          if (kind === 'run') return run(format, raw);
          const space = declaresSpace && /^\s|\s$/.test(raw) ? ' xml:space="preserve"' : '';
          return run(format, `<${prefix}t${space}>${raw}</${prefix}t>`);
        })
        .join(''),
    reduce: reduceFormat,
  };
}
