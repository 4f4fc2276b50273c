import type { Problem } from '../../../catalog/catalog.ts';
import { pushTo } from '../../../catalog/pushTo.ts';
import type { Sentence } from '../../../sentences/sentence.ts';
import { Attributes, attributeNames, attributesOf } from '../../../xml/attributes.ts';
import type { Vocabulary } from '../../../xml/vocabulary.ts';
import { nextOf, type XmlDocument } from '../../../xml/xmlDocument.ts';
import { codeRules } from './codeRules.ts';
import { languageRules } from './languageRules.ts';
import type { Report, Xliff12File, Xliff12Rule } from './rule.ts';
import { unitRules } from './unitRules.ts';
import { valueRules } from './valueRules.ts';

/** Every rule that is looked for in a well-formed file only. */
export const xliff12Rules: readonly Xliff12Rule[] = [...valueRules, ...unitRules, ...languageRules, ...codeRules];

/** A rule at work on a document. */
interface RunningRule {
  readonly rule: Xliff12Rule;
  readonly report: Report;
  /** Problems of it that are still kept. */
  left: number;
}

/** What rules get that look at none. */
const noAttributes = new Attributes('<a>', 0);

/** Problems kept of one rule: a file that breaks it everywhere is reported often enough. */
const mostOfOne = 100;

/**
 * What a document breaks of XLIFF 1.2, beside what its reader says: in the order of the elements. Documents that are
 * not well-formed are not judged, and nothing within elements of other namespaces is.
 */
export function checkXliff12(doc: XmlDocument, name: Vocabulary): Problem[] {
  if (doc.size === 0 || name(0) !== 'xliff' || doc.problems.some(({ kind }) => kind === 'structure')) return [];
  const file: Xliff12File = { doc, name, attributes: attributeNames(doc) };
  const problems: Problem[] = [];
  const byName = new Map<string, RunningRule[]>();
  for (const rule of xliff12Rules) {
    if (rule.attributes && !rule.attributes.some((attribute) => file.attributes.has(attribute))) continue;
    const running: RunningRule = {
      rule,
      left: mostOfOne,
      report: (range: Problem['range'], message: Sentence) => {
        if (running.left-- > 0)
          problems.push({ id: 'format-rule', rule: rule.id, range, message, severity: 'warning' });
      },
    };
    for (const element of rule.of) {
      pushTo(byName, element, running);
    }
  }
  for (let node = 0; node < doc.size; ) {
    const element = name(node);
    // What is inside an extension, and files that are embedded, are no part of XLIFF.
    if (element === '' || element === 'internal-file') {
      node = nextOf(doc, node);
      continue;
    }
    const running = byName.get(element);
    if (running) {
      let attributes: Attributes | undefined;
      for (const { rule, left, report } of running) {
        if (left <= 0) continue;
        if (!rule.structural) attributes ??= attributesOf(doc, node);
        rule.check(file, node, attributes ?? noAttributes, report);
      }
    }
    node++;
  }
  return problems;
}
