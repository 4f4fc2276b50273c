import type { Problem } from '../../../catalog/catalog.ts';
import { nextOf, type XmlDocument } from '../../xml/xmlDocument.ts';
import { elements } from './elements.data.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';
import { xliff2File } from './xliff2File.ts';

/** Problems kept of one rule: a file that breaks it everywhere is told so often enough. */
const mostOfOne = 100;

/**
 * What a document breaks of the specification, in the order of the text. Documents that are not well-formed are not
 * judged, and nothing is judged that stands within an extension, a skeleton or a resource.
 */
export function checkRules(doc: XmlDocument): Problem[] {
  if (doc.size === 0 || doc.problems.some(({ kind }) => kind === 'structure')) return [];
  const file = xliff2File(doc);
  if (file.name(0) !== 'xliff') return [];
  const problems: Problem[] = [];
  const counts = new Map<string, number>();
  const byName = new Map<string, readonly Rule[]>();
  const rulesFor = (name: string): readonly Rule[] => {
    let found = byName.get(name);
    if (!found) {
      found = rules.filter(({ of }) => of.includes(name) || (of.includes('*') && name !== '?'));
      byName.set(name, found);
    }
    return found;
  };
  for (let node = 0; node < doc.size; ) {
    const name = file.name(node);
    for (const rule of rulesFor(name)) {
      if ((counts.get(rule.id) ?? 0) >= mostOfOne) continue;
      rule.check(file, node, (range, message) => {
        counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1);
        problems.push({ id: rule.reportedAs ?? 'format-rule', rule: rule.id, range, message, severity: 'warning' });
      });
    }
    node = elements[name]?.children ? node + 1 : nextOf(doc, node);
  }
  return problems.sort((a, b) => a.range.start - b.range.start);
}
