import type { Catalog } from '../catalog/catalog.ts';
import { type Content, plain } from '../catalog/content.ts';
import type { MessageSyntax, Segment, Slot } from '../catalog/segment.ts';
import { segmentList } from '../catalog/segmentList.ts';
import { applyFix } from '../checks/run/applyFix.ts';
import { runChecks } from '../checks/run/runChecks.ts';
import { defaultSettings } from '../settings.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import { userCheck } from './userChecks.ts';
import type { UserRule, UserRuleTest } from './userRule.ts';

/** What came of one test of a rule. */
export interface RuleTestResult {
  readonly rule: string;
  readonly text: string;
  /** What is not as the test says, one sentence; absent when all is. */
  readonly fault?: string;
}

/** Placeholders that texts of tests may have. */
const syntaxes: readonly MessageSyntax[] = ['printf', 'i18next', 'brace', 'markup'];

/** So often fixes are applied one after the other: a text has not more findings than this. */
const fixes = 100;

/**
 * Runs the tests that a rule file holds.
 *
 * @param within runs one test, and may say another fault where it does not come to an end.
 * @example for (const { rule, fault } of testRules(rules)) if (fault !== undefined) console.log(rule, fault);
 */
export function testRules(
  rules: readonly UserRule[],
  within: (test: () => string | undefined) => string | undefined = (test) => test(),
): readonly RuleTestResult[] {
  return rules.flatMap((rule) =>
    rule.tests.map((test) => {
      const fault = within(() => faultOf(rule, test));
      return { rule: rule.id, text: test.text, ...(fault === undefined ? {} : { fault }) };
    }),
  );
}

function faultOf(rule: UserRule, test: UserRuleTest): string | undefined {
  const result = findingsOf(rule, test, test.text);
  const pieces = result.findings.map(({ range }) => result.catalog.text.slice(range.start, range.end));
  if (pieces.join('\u0000') !== test.finds.join('\u0000')) {
    return `finds ${listed(pieces)} instead of ${listed(test.finds)}`;
  }
  if (test.fixed === undefined) return undefined;
  const fixed = fixedText(rule, test);
  return fixed === test.fixed ? undefined : `makes “${fixed}” of it instead of “${test.fixed}”`;
}

function fixedText(rule: UserRule, test: UserRuleTest): string {
  let { text } = test;
  for (let i = 0; i < fixes; i++) {
    const { findings, catalog } = findingsOf(rule, test, text);
    const finding = findings.find(({ fix }) => fix);
    const [segment] = catalog.segments;
    if (!finding || !segment) break;
    text = applyFix(finding, segment).value;
  }
  return text;
}

function findingsOf(rule: UserRule, test: UserRuleTest, text: string) {
  const other = rule.on === 'target' ? test.source : test.target;
  const [source, target] = rule.on === 'target' ? [other ?? '', text] : [text, other ?? text];
  const catalog = catalogOf(test, source, target);
  const language = test.language ?? rule.languages?.[0] ?? 'de';
  const findings = runChecks(catalog, {
    languages: { source: rule.sourceLanguages?.[0] ?? 'en', target: language },
    settings: defaultSettings,
    terms: createTermIndex([]),
    checks: [userCheck(rule)],
  });
  return { findings, catalog };
}

/** A catalog of one segment, whose text is the source on one line and the target on the next. */
function catalogOf(test: UserRuleTest, source: string, target: string): Catalog {
  const slot = (content: Content, start: number): Slot => ({
    ...content,
    range: { start, end: start + content.value.length },
    toText: (offset) => start + offset,
  });
  const text = `${source}\n${target}\n`;
  const segment: Segment = {
    id: test.key ?? 'test',
    state: test.state ?? 'translated',
    translatable: true,
    notes: [],
    matches: [],
    ignored: [],
    range: { start: 0, end: text.length },
    source: slot(plain(source), 0),
    target: slot(plain(target), source.length + 1),
  };
  return { format: 'test', kind: 'bilingual', problems: [], syntaxes, text, segments: segmentList([segment]) };
}

function listed(texts: readonly string[]): string {
  return texts.length === 0 ? 'nothing' : texts.map((text) => `“${text}”`).join(', ');
}
