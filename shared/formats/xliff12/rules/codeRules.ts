import { say } from '../../../sentences/sentence.ts';
import { type Attributes, attributesOf } from '../../../xml/attributes.ts';
import { tagRange } from '../../../xml/startReading.ts';
import { nextOf, none } from '../../../xml/xmlDocument.ts';
import { childOf, placeOf, type Xliff12File, type Xliff12Rule } from './rule.ts';

interface Code {
  readonly node: number;
  readonly name: string;
  readonly attributes: Attributes;
}

const kinds = new Set(['g', 'x', 'bx', 'ex', 'bpt', 'ept', 'ph', 'it']);

/** The codes of one side, in order; those within other codes (`<sub>`) too. */
function codesIn({ doc, name }: Xliff12File, side: number): Code[] {
  if (side === none) return [];
  const codes: Code[] = [];
  const end = nextOf(doc, side);
  for (let node = side + 1; node < end; node++) {
    const kind = name(node);
    if (kinds.has(kind)) codes.push({ node, name: kind, attributes: attributesOf(doc, node) });
  }
  return codes;
}

/** An id names one code of its kind (§2.4); the same tag again is the same code again, as several programs write it. */
const twice: Xliff12Rule = {
  id: 'code-id-unique',
  structural: true,
  of: ['source'],
  check(file, node, _attributes, report) {
    const { doc } = file;
    if (nextOf(doc, node) <= node + 2) return;
    const seen = new Map<string, string>();
    for (const { node: code, name, attributes } of codesIn(file, node)) {
      const id = attributes.get('id');
      if (id === undefined) continue;
      const { start, end } = tagRange(doc, code);
      const tag = doc.text.slice(start, end);
      const before = seen.get(`${name} ${id}`);
      if (before !== undefined && before !== tag) {
        report(placeOf(file, code, attributes, 'id'), say`Another <${name}> of this source has the id “${id}” too.`);
      }
      seen.set(`${name} ${id}`, tag);
    }
  },
};

/** Codes that hold nothing: their text would be lost. */
const empty: Xliff12Rule = {
  id: 'code-content',
  structural: true,
  of: ['x', 'bx', 'ex'],
  check({ doc, name }, node, _attributes, report) {
    const range = tagRange(doc, node);
    const tag = doc.text.slice(range.start, range.end);
    if (tag.endsWith('/>') || doc.text.startsWith('</', range.end)) return;
    report(range, say`A <${name(node)}> holds no text.`);
  },
};

/** The names that Angular gives its codes: what their `equiv-text` says is a note, which it does not read again. */
const ofAngular = /^(?:PH|ICU|INTERPOLATION|LINE_BREAK|HORIZONTAL_RULE|(?:TAG|START|CLOSE)_[A-Z\d_]+)(?:_\w+)?$/;

/** What stands for a code in text without codes goes with it into the target. */
const equivalent: Xliff12Rule = {
  id: 'equivalent-text',
  structural: true,
  attributes: ['equiv-text'],
  of: ['trans-unit'],
  check(file, node, _attributes, report) {
    const theirs = new Map<string, string>();
    for (const { name, attributes } of codesIn(file, childOf(file, node, 'source'))) {
      const [id = '', text] = [attributes.get('id'), attributes.get('equiv-text')];
      if (text && !ofAngular.test(id)) theirs.set(`${name} ${id}`, text);
    }
    if (theirs.size === 0) return;
    for (const { node: code, name, attributes } of codesIn(file, childOf(file, node, 'target'))) {
      const wanted = theirs.get(`${name} ${attributes.get('id')}`);
      if (wanted === undefined || attributes.get('equiv-text') !== undefined) continue;
      report(tagRange(file.doc, code), say`This <${name}> has lost its equiv-text “${wanted}”.`);
    }
  },
};

/** Codes in sources and targets. Which of them a target lacks or has too many is told by the checks of tags. */
export const codeRules: readonly Xliff12Rule[] = [twice, empty, equivalent];
