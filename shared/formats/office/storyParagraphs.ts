import { attributeOf } from '../../xml/attributes.ts';
import { openTag } from '../../xml/openTag.ts';
import { childrenOf, endOf, parentOf, qualifiedName, startOf } from '../../xml/xmlDocument.ts';
import type { Atom, Paragraph, RunFormat, RunWriter } from './atoms.ts';
import { collectAtoms, type MemberReading, nameFrom, type Seen, shortHash } from './collectAtoms.ts';
import { properties, reduceFormat } from './runMarkup.ts';

/** Attributes of a style range that a reader does not see. */
const unseen: ReadonlySet<string> = new Set([
  '@AppliedLanguage',
  '@KerningMethod',
  '@KerningValue',
  '@Tracking',
  '@NoBreak',
  '@OTFContextualAlternate',
]);

/** Elements around text that are not shown. */
const wrappers: ReadonlySet<string> = new Set(['XMLElement', 'Change']);
const links: ReadonlySet<string> = new Set(['HyperlinkTextSource', 'CrossReferenceSource', 'HyperlinkTextDestination']);
/** What is part of a sentence; everything else is layout: tables, frames, pictures. */
const inSentence: ReadonlySet<string> = new Set(['Footnote', 'Endnote', 'TextVariableInstance', 'PageReference']);

/**
 * The paragraphs of a story: a `ParagraphStyleRange` holds one or several, with `<Br/>` between them. Those of tables,
 * footnotes and frames follow the paragraph that they stand in.
 */
export function* storyParagraphs(reading: MemberReading): Generator<Paragraph> {
  const { doc } = reading;
  const nested = new Set<number>();
  const see = storyRules(reading, nested);
  for (let node = 0; node < doc.size; node++) {
    if (qualifiedName(doc, node) !== 'ParagraphStyleRange' || nested.has(node)) continue;
    for (const atoms of collectAtoms(reading, node, see, false)) {
      yield { range: rangeOf(atoms), atoms, writer: storyWriter };
    }
  }
}

function rangeOf(atoms: readonly Atom[]): Paragraph['range'] {
  const places = atoms.map((atom) => (atom.kind === 'text' || atom.kind === 'code' ? atom.outer : atom));
  return { start: places[0]?.start ?? 0, end: places.reduce((most, { end }) => Math.max(most, end), 0) };
}

/** @param inner the style ranges within others, such as those of a link, which are part of the paragraph around. */
function storyRules({ doc, base, text }: MemberReading, inner: Set<number>): (node: number) => Seen {
  return (node) => {
    const name = qualifiedName(doc, node);
    if (name === 'Content') return { role: 'text' };
    if (name === 'Br') return { role: 'break' };
    if (name === 'Properties') return { role: 'skip' };
    if (name === 'CharacterStyleRange') {
      const nested = qualifiedName(doc, parentOf(doc, node)) !== 'ParagraphStyleRange';
      return { role: 'run', format: styleOf(node), wrapped: nested };
    }
    if (name === 'Change' && attributeOf(doc, node, 'ChangeType') === 'DeletedText') {
      const raw = text.slice(base + startOf(doc, node), base + endOf(doc, node));
      return { role: 'code', facts: { name: `deleted-${shortHash(raw)}`, layout: true, optional: true } };
    }
    if (name === 'ParagraphStyleRange') inner.add(node);
    if (wrappers.has(name) || name === 'ParagraphStyleRange') return { role: 'wrap' };
    // What is inside may be a text of its own, and change.
    const self = attributeOf(doc, node, 'Self') ?? shortHash(openTag(doc, node));
    if (links.has(name)) return { role: 'pair', name: nameFrom(`link-${self}`, openTag(doc, node)) };
    const facts = {
      name: nameFrom(`${name.toLowerCase()}-${self}`, openTag(doc, node)),
      layout: !inSentence.has(name),
    };
    return { role: 'code', facts: { ...facts, needed: true } };
  };

  function styleOf(node: number): RunFormat {
    const propertiesNode = [...childrenOf(doc, node)].find((child) => qualifiedName(doc, child) === 'Properties');
    const inner =
      propertiesNode === undefined ? '' : doc.text.slice(startOf(doc, propertiesNode), endOf(doc, propertiesNode));
    const visible = properties(
      doc,
      node,
      (child) => qualifiedName(doc, child),
      new Set([...unseen, ...contents(node)]),
    );
    if (visible.get('@AppliedCharacterStyle')?.endsWith('$ID/[No character style]')) {
      visible.delete('@AppliedCharacterStyle');
    }
    if (propertiesNode !== undefined) {
      const name = (child: number) => qualifiedName(doc, child);
      for (const [key, value] of properties(doc, propertiesNode, name, new Set(['Label']))) visible.set(key, value);
    }
    return { raw: openTag(doc, node) + inner, visible };
  }

  /** Names of children that are text and no properties. */
  function contents(node: number): string[] {
    return [...childrenOf(doc, node)].map((child) => qualifiedName(doc, child));
  }
}

const closing = '</CharacterStyleRange>';

const storyWriter: RunWriter = {
  declaresSpace: false,
  holdsLines: false,
  render(parts, { first, last }) {
    let now = first?.raw;
    let result = '';
    const enter = (raw: string | undefined) => {
      if (raw === undefined || raw === now) return;
      result += now === undefined ? raw : closing + raw;
      now = raw;
    };
    for (const { kind, format, raw } of parts) {
      if (format) enter(format.raw);
      result += kind === 'text' ? `<Content>${raw}</Content>` : raw;
    }
    enter(last?.raw);
    return result;
  },
  reduce(format, visible) {
    // The tag is a whole element only with its end tag.
    const { raw } = reduceFormat({ ...format, raw: format.raw + closing }, visible);
    return { raw: raw.slice(0, -closing.length), visible };
  },
};
