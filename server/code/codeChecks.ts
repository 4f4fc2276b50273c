import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { quote } from '../../shared/checks/contract/sides.ts';
import { checkSeverities, isAskedFor } from '../../shared/checks/run/checkSeverities.ts';
import { nearestKeys } from '../../shared/nearest.ts';
import { quotedNames, type Sentence, say, withEnglish } from '../../shared/sentences/sentence.ts';
import type { Severity } from '../../shared/settings.ts';
import { withPauses } from '../withPauses.ts';
import { reportedFindings } from '../workspace/ignoredFindings.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type AskedKeys, askedKeys, callsMissing, declaredFor, isMissing, type MissingUse } from './askedKeys.ts';
import type { CodeFile } from './codeFile.ts';
import { isTestCode } from './isTestCode.ts';
import { type KeyIndex, keysFor } from './keyIndex.ts';
import { lackingArguments } from './messageArguments.ts';
import { unusedBlockTexts } from './unusedBlockTexts.ts';
import { type MentionsOf, type UnusedKeys, unusedKeys } from './unusedKeys.ts';

/** A check that needs the project's source code. */
export interface CodeCheck {
  readonly id: string;
  readonly severity: Severity;
  readonly summary: string;
  /** True where it runs only when it is named. */
  readonly optional?: boolean;
}

/** Every check of keys in source code. */
export const codeChecks: readonly CodeCheck[] = [
  { id: 'missing-key-in-code', severity: 'error', summary: 'Code asks for a key that the source file does not have' },
  { id: 'unused-key', severity: 'info', summary: 'No code asks for a key of the source file' },
  {
    id: 'perhaps-unused-key',
    severity: 'hint',
    summary: 'No code asks for a key, but a call may ask for any key, or a file mentions it',
    optional: true,
  },
  { id: 'code-arguments', severity: 'warning', summary: 'Code does not pass an argument that the message shows' },
  { id: 'joined-texts', severity: 'info', summary: 'Code puts a sentence together from texts', optional: true },
  { id: 'hard-coded-text', severity: 'info', summary: 'Text for users is written in the code', optional: true },
];

/** True where a project says that its source code is looked at: it gives one of those checks a severity. */
export function wantsCode({ settings }: Workspace, only?: ReadonlySet<string>): boolean {
  return codeChecks.some(({ id }) => isAskedFor(id, settings.project, only));
}

/** What is found, by absolute path, and what a reader of it should know. */
export interface CodeReport {
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  /** What no code asks for, and the calls that may. */
  readonly unused: UnusedKeys;
  /** Calls that ask for a key that no file has; of some the texts are kept elsewhere. */
  readonly missing: readonly MissingUse[];
  /** How many keys the code asks for that no file has, where so many are missing that their texts are kept elsewhere; else 0. */
  readonly elsewhere: number;
}

/** A word; not an option of a command line, nor a sign. */
const word = /(?:^|[^\p{L}-])\p{L}{2,}/u;

/**
 * Compares the keys of code with those of the source files.
 *
 * @param only ids of the only checks that run; optional ones among them run too.
 * @param mentionsOf gives the files that spell some keys which no call asks for, by the key (`keyMentions`).
 */
export async function checkCode(
  workspace: Workspace,
  code: readonly CodeFile[],
  index: KeyIndex,
  only?: ReadonlySet<string>,
  mentionsOf: MentionsOf = async () => new Map(),
): Promise<CodeReport> {
  const asked = await askedKeys(code, index);
  const findings = new Map<string, Finding[]>();
  for await (const file of withPauses(code)) {
    const ofFile = findingsIn(workspace, file, index, asked, only);
    if (ofFile.length > 0) findings.set(file.path, ofFile);
  }
  const unused = await unusedKeys(code, index, new Set(asked.used), asked.reached, mentionsOf);
  const addUnused = (check: string, path: string, segment: Segment, key: string, message: Sentence) => {
    if (segment.ignored.includes(check) || segment.ignored.includes('*')) return;
    const severity = severityOf(workspace, check, path, only);
    if (!severity) return;
    const range = segment.idRange ?? segment.range;
    pushTo(findings, path, {
      check,
      severity,
      ...withEnglish(message),
      range,
      segment: segment.id,
      data: { key },
    });
  };
  for (const { path, segment, key } of unused.unused) {
    addUnused('unused-key', path, segment, key, say`No code asks for “${key}”`);
  }
  for (const { path, segment, key, mention } of unused.perhaps) {
    addUnused('perhaps-unused-key', path, segment, key, perhapsUnused(key, mention));
  }
  const reported = new Map([...findings].map(([path, all]) => [path, reportedFindings(workspace, path, inOrder(all))]));
  const elsewhere = asked.isElsewhere ? asked.lost.size : 0;
  return { findings: reported, unused, missing: asked.missing, elsewhere };
}

/**
 * As {@link checkCode}, of one file of a project: the same findings.
 *
 * @param asked what the code of the whole project asks for.
 */
export function checkCodeFile(
  workspace: Workspace,
  file: CodeFile,
  index: KeyIndex,
  asked: AskedKeys,
): readonly Finding[] {
  return reportedFindings(workspace, file.path, inOrder(findingsIn(workspace, file, index, asked)));
}

const inOrder = (findings: readonly Finding[]) => [...findings].sort((a, b) => a.range.start - b.range.start);

/** What is found in a source file itself. */
function findingsIn(
  workspace: Workspace,
  file: CodeFile,
  index: KeyIndex,
  asked: AskedKeys,
  only?: ReadonlySet<string>,
): Finding[] {
  const findings: Finding[] = [];
  const add = (check: string, range: TextRange, message: Sentence, more: Pick<Finding, 'segment' | 'data'> = {}) => {
    const severity = severityOf(workspace, check, file.path, only);
    if (severity) findings.push({ check, severity, ...withEnglish(message), range, ...more });
  };
  if (isTestCode(file.path)) return findings;
  const isJudged = callsMissing(asked, file, index);
  for (const use of file.uses) {
    const { key, range } = use;
    const resolved = asked.resolved.get(use) ?? index.resolve(use);
    if (isJudged && isMissing(use, resolved, index, declaredFor(file, asked))) {
      const [meant] = nearestKeys(key, keysFor(use, file, index), 1);
      add('missing-key-in-code', range, missingKey(key, meant), { segment: key, data: { key } });
    }
    const lacking = lackingArguments(use, resolved);
    if (lacking.length === 0) continue;
    const message = say`The message of “${key}” shows ${quotedNames(lacking)}, which the code does not pass`;
    add('code-arguments', range, message, { segment: key, data: { missing: lacking } });
  }
  for (const { key, range } of unusedBlockTexts(file, asked)) {
    add('unused-key', range, say`Nothing in this component asks for “${key}”`, { segment: key, data: { key } });
  }
  for (const { range, text } of file.joined) {
    add('joined-texts', range, say`${quote(text)} puts a sentence together, which other languages cannot follow`);
  }
  // A page without any key is a text to be translated whole.
  for (const { range, text } of file.path.endsWith('.html') && file.uses.length === 0 ? [] : file.texts) {
    if (word.test(text)) add('hard-coded-text', range, say`“${text}” is in the code and cannot be translated`);
  }
  return findings;
}

/** How severe the findings of a check are in a file; undefined where it does not run. */
function severityOf(
  workspace: Workspace,
  id: string,
  path: string,
  only: ReadonlySet<string> | undefined,
): Severity | undefined {
  const check = codeChecks.find((one) => one.id === id);
  if (!check || (only && !only.has(id))) return undefined;
  const named = checkSeverities(workspace.settings.of(path), workspace.settings.project.sourceLanguage)[id];
  if (named === 'off' || (named === undefined && check.optional && !only?.has(id))) return undefined;
  return named ?? check.severity;
}

const missingKey = (key: string, meant: string | undefined) =>
  meant ? say`No source file has the key “${key}”; did you mean “${meant}”?` : say`No source file has the key “${key}”`;

const perhapsUnused = (key: string, mention: string | undefined) =>
  mention
    ? say`“${key}” is perhaps unused: no code asks for it, but “${mention}” mentions it or its beginning`
    : say`“${key}” is perhaps unused: only a call whose key is not known before the program runs could ask for it`;
