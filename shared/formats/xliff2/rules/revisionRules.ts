import { say } from '../../../sentences/sentence.ts';
import { nextOf, none } from '../../../xml/xmlDocument.ts';
import { spans } from './fragment.ts';
import type { Rule } from './rule.ts';
import type { Xliff2File } from './xliff2File.ts';

/** §5.6.4.3 and §5.6.5.5 of XLIFF 2.0: revisions belong to one element where there are several of its kind. */
const revisionsReference: Rule = {
  id: 'revisions-reference',
  of: ['ctr:revisions'],
  check(file, node, report) {
    const holder = file.around(node, 'unit', 'group', 'file');
    const kind = file.get(node, 'appliesTo');
    if (holder === none || kind === undefined) return;
    const ref = file.find(node, 'ref');
    const names = [...spans, 'note', 'data', 'unit', 'group', 'file', 'gls:glossEntry', 'mtc:match', 'mda:metaGroup'];
    if (ref) {
      const exists =
        file.get(holder, 'id') === ref.value ||
        names.some((name) => file.valuesWithin(holder, name, 'id').has(ref.value));
      if (!exists)
        report(ref.valueRange, say`No element here has the id “${ref.value}” that these revisions refer to.`);
      return;
    }
    if (names.includes(kind) && file.valuesWithin(holder, kind, 'id').size > 1) {
      report(
        file.tag(node),
        say`There are several <${kind}> here: “ref” must say which of them these revisions are for.`,
      );
    }
  },
};

/** §5.6.5.6 of XLIFF 2.0: an item is the content or one attribute, and an element has each of them once. */
const revisionProperty: Rule = {
  id: 'revision-property',
  of: ['ctr:revision'],
  check(file, node, report) {
    const seen = new Set<string>();
    for (const item of file.children(node)) {
      const property = file.find(item, 'property');
      if (!property) continue;
      const isName = /^(?:[\p{L}_][\p{L}\p{N}_.-]*:)?[\p{L}_][\p{L}\p{N}_.-]*$/u.test(property.value);
      if (!isName) {
        report(property.valueRange, say`“${property.value}” is neither “content” nor the name of an attribute.`);
      } else if (seen.has(property.value)) {
        report(property.valueRange, say`This revision has two values of “${property.value}”.`);
      }
      seen.add(property.value);
    }
    reportUnknownProperties(file, node, report);
  },
};

/** Attributes that a note can have had; a revision of a note speaks of no others. */
const noteProperties = new Set(['content', 'id', 'appliesTo', 'category', 'priority', 'ref']);

function reportUnknownProperties(file: Xliff2File, node: number, report: Parameters<Rule['check']>[2]): void {
  const revisions = file.around(node, 'ctr:revisions');
  if (file.get(revisions, 'appliesTo') !== 'note') return;
  const ref = file.get(revisions, 'ref');
  const note = ref === undefined ? none : noteOf(file, file.around(node, 'unit', 'group', 'file'), ref);
  for (const item of file.children(node)) {
    const property = file.find(item, 'property');
    if (!property || property.value === 'content' || property.value.includes(':')) continue;
    if (!noteProperties.has(property.value)) {
      report(property.valueRange, say`“${property.value}” is neither “content” nor an attribute of <note>.`);
    } else if (note !== none && !file.find(note, property.value)) {
      report(property.valueRange, say`The <note> “${ref ?? ''}”, which this revises, has no “${property.value}”.`);
    }
  }
}

/** The note of an id within an element; {@link none} where there is none. */
function noteOf({ doc, name, get }: Xliff2File, holder: number, id: string): number {
  const end = holder === none ? none : nextOf(doc, holder);
  for (let node = holder + 1; node < end; node++) if (name(node) === 'note' && get(node, 'id') === id) return node;
  return none;
}

/** The Change Tracking module of XLIFF 2.0. */
export const revisionRules: readonly Rule[] = [revisionsReference, revisionProperty];
