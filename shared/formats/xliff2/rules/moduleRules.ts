import { say } from '../../../sentences/sentence.ts';
import { isBlank } from '../../../xml/blank.ts';
import { none } from '../../../xml/xmlDocument.ts';
import { readFragment, spans } from './fragment.ts';
import { revisionRules } from './revisionRules.ts';
import type { Rule } from './rule.ts';
import { sizeRules } from './sizeRules.ts';
import type { Xliff2File } from './xliff2File.ts';

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
  return nodes.some((span) => file.get(span, 'id') === leaf.id && spans.includes(file.name(span)));
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
    const language = file.find(node, 'xml:lang');
    const wanted = file.sourceLanguage;
    if (!language || wanted === undefined || language.value.toLowerCase() === wanted.toLowerCase()) return;
    report(
      language.valueRange,
      say`The language of a <res:source> must be “srcLang” of the file, “${wanted}”, not “${language.value}”.`,
    );
  },
};

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
    const attribute = file.find(node, 'existsInSource');
    if (!attribute || ['isPresent', 'startsWith', 'endsWith'].some((name) => file.find(node, name))) return;
    report(attribute.range, say`“existsInSource” must have “isPresent”, “startsWith” or “endsWith” beside it.`);
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
    const switches = file.find(node, 'pgs:switch');
    const count = switches?.value.trim().split(/\s+/).length ?? 0;
    if (
      switches &&
      !switches.value
        .trim()
        .split(/\s+/)
        .every((one) => /^(?:plural|gender|select):\S+$/.test(one))
    ) {
      report(
        switches.valueRange,
        say`“pgs:switch” must be “plural:”, “gender:” or “select:” and a name, for each switch.`,
      );
    }
    for (const part of file.unit(node).parts) {
      const cases = file.find(part.node, 'pgs:case');
      if (cases && !switches) report(cases.range, say`A “pgs:case” is allowed only in a unit with “pgs:switch”.`);
      if (!switches || file.name(part.node) !== 'segment') continue;
      if (!cases)
        report(file.tag(part.node), say`A segment of a unit with “pgs:switch” must say in “pgs:case” when it is used.`);
      else if (cases.value.trim().split(/\s+/).length !== count) {
        report(cases.valueRange, say`“pgs:case” must have a value for each of the ${count} switches of the unit.`);
      }
    }
  },
};

/** The modules of chapter 5, as far as their content models and ids do not say it. */
export const moduleRules: readonly Rule[] = [
  matchReference,
  resourceHref,
  resourceLanguage,
  ...revisionRules,
  ...sizeRules,
  oneTest,
  testOfSource,
  formatStyle,
  pluralCases,
];
