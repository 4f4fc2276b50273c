import { say } from '../../../sentences/sentence.ts';
import { isBlank } from '../../../xml/blank.ts';
import { nextOf, none, parentOf } from '../../../xml/xmlDocument.ts';
import { readFragment } from './fragment.ts';
import type { Rule } from './rule.ts';
import type { Xliff2File } from './xliff2File.ts';

/** Elements that a match or an entry of a glossary may be for. */
const spans = ['segment', 'ignorable', 'mrk', 'sm', 'pc', 'sc', 'ec', 'ph'];

/** Whether a reference names a span of text in the unit around an element. */
function isSpanOfUnit(file: Xliff2File, node: number, reference: string): boolean {
  const unit = file.around(node, 'unit');
  const fragment = reference.startsWith('#') ? readFragment(reference.slice(1)) : undefined;
  if (unit === none || !fragment || 'fault' in fragment) return false;
  const { containers, leaf } = fragment;
  if (containers.u !== undefined && containers.u !== file.get(unit, 'id')) return false;
  if (!leaf || (leaf.prefix !== '' && leaf.prefix !== 't')) return false;
  const { parts, inSource, written } = file.unit(unit);
  const nodes = [...parts.map((part) => part.node), ...(leaf.prefix === 't' ? written : inSource)];
  return nodes.some((at) => file.get(at, 'id') === leaf.id && spans.includes(file.name(at)));
}

/** §5.1.6.5 */
const matchReference: Rule = {
  id: 'match-reference',
  of: ['mtc:match'],
  check(file, node, report) {
    const ref = file.find(node, 'ref');
    if (!ref || isSpanOfUnit(file, node, ref.value)) return;
    report(
      ref.valueRange,
      ref.value.startsWith('#')
        ? say`A match must be for a text of its unit, but “${ref.value}” is not a segment or span of this unit.`
        : say`A match must be for a text of its unit, but “${ref.value}” does not start with “#”.`,
    );
  },
};

/** §5.5.4: a resource is in the element or at `href`. */
const resourceHref: Rule = {
  id: 'resource-href',
  of: ['res:source', 'res:target'],
  check(file, node, report) {
    const name = file.name(node);
    const href = file.find(node, 'href');
    const empty = isBlank(file.doc, node);
    if (empty && !href) report(file.tag(node), say`An empty <${name}> must say in “href” where the resource is.`);
    if (!empty && href) report(href.range, say`A <${name}> with content must not have “href”.`);
  },
};

/** §5.5.4.5 */
const resourceLanguage: Rule = {
  id: 'resource-language',
  of: ['res:source'],
  check(file, node, report) {
    const found = file.find(node, 'xml:lang');
    const wanted = file.sourceLanguage;
    if (!found || wanted === undefined || found.value.toLowerCase() === wanted.toLowerCase()) return;
    report(
      found.valueRange,
      say`The language of a <res:source> must be “srcLang” of the file, “${wanted}”, not “${found.value}”.`,
    );
  },
};

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
      const known =
        file.get(holder, 'id') === ref.value ||
        names.some((name) => file.valuesWithin(holder, name, 'id').has(ref.value));
      if (!known) report(ref.valueRange, say`No element here has the id “${ref.value}” that these revisions refer to.`);
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

const sizeAttributes = ['slr:equivStorage', 'slr:sizeInfo', 'slr:sizeInfoRef'];

/** §5.7.6: what an end code says of its size, its start code says already. */
const sizeOfEndCode: Rule = {
  id: 'size-of-end-code',
  word: 'sizerestriction',
  of: ['ec'],
  check(file, node, report) {
    if (file.get(node, 'isolated') === 'yes') return;
    for (const name of sizeAttributes) {
      const found = file.find(node, name);
      if (found) report(found.range, say`“${name}” is allowed on an <ec> only if the <ec> is isolated.`);
    }
  },
};

const sizeFigures: Rule = {
  id: 'size-figure',
  word: 'sizerestriction',
  of: ['file', 'group', 'unit', 'pc', 'sc', 'ec', 'ph'],
  check(file, node, report) {
    const storage = file.find(node, 'slr:equivStorage');
    if (storage && !/^\d+$/.test(storage.value))
      report(storage.valueRange, say`“slr:equivStorage” must be a whole number, not “${storage.value}”.`);
    const info = file.find(node, 'slr:sizeInfo');
    // What words say here is a matter of the profile.
    if (info && /\d/.test(info.value) && Number.isFinite(Number(info.value)) && !/^\d+$/.test(info.value))
      report(info.valueRange, say`The figure in “slr:sizeInfo” must be a whole number, not “${info.value}”.`);
    const reference = file.find(node, 'slr:sizeInfoRef');
    if (info && reference)
      report(reference.range, say`“slr:sizeInfo” and “slr:sizeInfoRef” must not be on the same element.`);
  },
};

/** §5.7.6.1.3 */
const sizeReference: Rule = {
  id: 'size-info-reference',
  word: 'sizeInfoRef',
  of: ['file', 'group', 'unit', 'pc', 'sc', 'ec', 'ph'],
  check(file, node, report) {
    const found = file.find(node, 'slr:sizeInfoRef');
    if (!found) return;
    for (let at = node; at !== none; at = parentOf(file.doc, at)) {
      const holder = parentOf(file.doc, at);
      const beside = holder === none ? [] : file.children(holder).filter((child) => file.name(child) === 'slr:data');
      if (beside.some((data) => holdsId(file, data, found.value))) return;
    }
    report(found.valueRange, say`No <slr:data> beside this element, or beside one around it, holds “${found.value}”.`);
  },
};

function holdsId(file: Xliff2File, node: number, id: string): boolean {
  const end = nextOf(file.doc, node);
  for (let at = node + 1; at < end; at++) if (file.get(at, 'id') === id || file.get(at, 'xml:id') === id) return true;
  return false;
}

/** §5.8.4.3 */
const oneTest: Rule = {
  id: 'validation-rule-test',
  of: ['val:rule'],
  check(file, node, report) {
    const tests = file
      .attributes(node)
      .filter(({ name }) => ['isPresent', 'isNotPresent', 'startsWith', 'endsWith', '?'].includes(name));
    if (tests.length === 0) {
      report(
        file.tag(node),
        say`A <val:rule> must have “isPresent”, “isNotPresent”, “startsWith”, “endsWith” or a test of its own.`,
      );
    }
    for (const { range } of tests.slice(1)) report(range, say`A <val:rule> must have one test only.`);
  },
};

/** §5.8.5.6 */
const testOfSource: Rule = {
  id: 'validation-rule-source',
  of: ['val:rule'],
  check(file, node, report) {
    const found = file.find(node, 'existsInSource');
    if (!found || ['isPresent', 'startsWith', 'endsWith'].some((name) => file.find(node, name))) return;
    report(found.range, say`“existsInSource” must have “isPresent”, “startsWith” or “endsWith” beside it.`);
  },
};

/** The names that `fs:fs` may have: the elements of HTML (§5.3.6.1). */
const htmlElements = new Set(
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blockquote body br button canvas caption center cite code col colgroup command datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins isindex kbd keygen label legend li link main map mark menu menuitem meta meter nav noframes noscript object ol optgroup option output p param pre progress q rb rp rt rtc ruby s samp script section select small source span strike strong style sub summary sup table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr'.split(
    ' ',
  ),
);

const formatStyle: Rule = {
  id: 'format-style',
  word: 'xliff:fs',
  of: ['*'],
  appliesTo: ({ attributes }) => 'fs:fs' in attributes,
  check(file, node, report) {
    const fs = file.find(node, 'fs:fs');
    const subFs = file.find(node, 'fs:subFs');
    if (fs && !htmlElements.has(fs.value))
      report(fs.valueRange, say`“fs:fs” must name an HTML element; “${fs.value}” is not one.`);
    if (subFs && !fs) report(subFs.range, say`“fs:subFs” must have “fs:fs” beside it.`);
    if (fs && file.name(node) === 'ec' && file.get(node, 'isolated') !== 'yes') {
      report(fs.range, say`“fs:fs” is allowed on an <ec> only if the <ec> is isolated.`);
    }
  },
};

/** XLIFF 2.2, Plural, Gender, and Select module: the segments of a unit with a switch are its cases. */
const pluralCases: Rule = {
  id: 'plural-case',
  word: 'xliff:pgs',
  of: ['unit'],
  check(file, node, report) {
    const found = file.find(node, 'pgs:switch');
    const count = found?.value.trim().split(/\s+/).length ?? 0;
    if (
      found &&
      !found.value
        .trim()
        .split(/\s+/)
        .every((one) => /^(?:plural|gender|select):\S+$/.test(one))
    ) {
      report(
        found.valueRange,
        say`“pgs:switch” must be “plural:”, “gender:” or “select:” and a name, for each switch.`,
      );
    }
    for (const part of file.unit(node).parts) {
      const own = file.find(part.node, 'pgs:case');
      if (own && !found) report(own.range, say`A “pgs:case” is allowed only in a unit with “pgs:switch”.`);
      if (!found || file.name(part.node) !== 'segment') continue;
      if (!own)
        report(file.tag(part.node), say`A segment of a unit with “pgs:switch” must say in “pgs:case” when it is used.`);
      else if (own.value.trim().split(/\s+/).length !== count) {
        report(own.valueRange, say`“pgs:case” must have a value for each of the ${count} switches of the unit.`);
      }
    }
  },
};

/** The modules of chapter 5, as far as their content models and ids do not say it. */
export const moduleRules: readonly Rule[] = [
  matchReference,
  resourceHref,
  resourceLanguage,
  revisionsReference,
  revisionProperty,
  sizeOfEndCode,
  sizeFigures,
  sizeReference,
  oneTest,
  testOfSource,
  formatStyle,
  pluralCases,
];
