import type { Problem } from '../../../catalog/catalog.ts';
import { nextOf, type XmlDocument } from '../../../xml/xmlDocument.ts';
import { elements } from './elements.data.ts';
import type { Report, Rule } from './rule.ts';
import { rules } from './rules.ts';
import { xliff2File } from './xliff2File.ts';

/** Problems kept of one rule: a file that breaks it everywhere is reported often enough. */
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
  const running = rules
    .filter(({ word }) => word === undefined || doc.text.includes(word))
    .map((rule): RunningRule => {
      const run: RunningRule = {
        rule,
        left: mostOfOne,
        report: (range, message) => {
          run.left--;
          problems.push({ id: rule.reportedAs ?? 'format-rule', rule: rule.id, range, message, severity: 'warning' });
        },
      };
      return run;
    });
  const plans = new Map<string, Plan>();
  for (let node = 0; node < doc.size; ) {
    const name = file.name(node);
    let plan = plans.get(name);
    if (!plan) {
      plan = planFor(name, running);
      plans.set(name, plan);
    }
    // A unit without a segment is reported; what else is in it is of no use to anybody.
    const hollow = name === 'unit' && file.unit(node).parts.length === 0;
    for (const { rule, left, report } of hollow ? plan.ofHollow : plan.rules) {
      if (left > 0) rule.check(file, node, report);
    }
    node = plan.enters && !hollow ? node + 1 : nextOf(doc, node);
  }
  return problems.sort((a, b) => a.range.start - b.range.start);
}

/** A rule at work on a document. */
interface RunningRule {
  readonly rule: Rule;
  /** Problems of it that are still kept. */
  left: number;
  readonly report: Report;
}

/** What to do at elements of one name. */
interface Plan {
  readonly rules: readonly RunningRule[];
  readonly ofHollow: readonly RunningRule[];
  /** Whether what is inside is looked at. */
  readonly enters: boolean;
}

function planFor(name: string, running: readonly RunningRule[]): Plan {
  const spec = Object.hasOwn(elements, name) && name !== '?' ? elements[name] : undefined;
  const planned = running.filter(
    ({ rule: { of, appliesTo } }) =>
      (of.includes(name) || (of.includes('*') && spec !== undefined)) && (!appliesTo || (spec && appliesTo(spec))),
  );
  return {
    rules: planned,
    ofHollow: planned.filter(({ rule }) => rule.id === 'required-element'),
    enters: spec?.children !== undefined,
  };
}
