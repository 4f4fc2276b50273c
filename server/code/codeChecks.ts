import type { MessageSyntax, Segment } from '../../shared/catalog/segment.ts';
import type { Finding } from '../../shared/checks/check.ts';
import { checkSeverities, isAskedFor } from '../../shared/checks/checkSeverities.ts';
import { quote } from '../../shared/checks/sides.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import type { Severity } from '../../shared/settings.ts';
import { nearest } from '../cli/nearest.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CodeFile, DynamicKey, KeyUse } from './codeFile.ts';
import { isTestCode } from './isTestCode.ts';
import type { KeyFile, KeyIndex, Resolved } from './keyIndex.ts';
import { isLikeKey, linkedKeys } from './keyNames.ts';

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
    summary: 'Only a call whose key is not known at all could ask for a key',
    optional: true,
  },
  { id: 'code-arguments', severity: 'warning', summary: 'Code does not pass an argument that the message shows' },
  { id: 'joined-texts', severity: 'info', summary: 'Code puts a sentence together from texts', optional: true },
  { id: 'hard-coded-text', severity: 'info', summary: 'A text for people stands in the code', optional: true },
];

/** True where a project says that its source code is looked at: it gives one of those checks a severity. */
export function wantsCode({ settings }: Workspace, only?: ReadonlySet<string>): boolean {
  return codeChecks.some(({ id }) => isAskedFor(id, settings, only));
}

/** What is found, by absolute path, and what a reader of it should know. */
export interface CodeReport {
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  /** One sentence for each call that may mean keys which would otherwise be called unused. */
  readonly left: readonly {
    readonly file: CodeFile;
    readonly offset: number;
    readonly pattern: string;
    readonly count: number;
    /** Some of the keys. */
    readonly examples: readonly string[];
  }[];
}

/** A word; not an option of a command line, nor a sign. */
const word = /(?:^|[^\p{L}-])\p{L}{2,}/u;

/**
 * Compares the keys of code with those of the source files.
 *
 * @param only ids of the only checks that run; optional ones among them run too.
 */
export function checkCode(
  workspace: Workspace,
  code: readonly CodeFile[],
  index: KeyIndex,
  only?: ReadonlySet<string>,
): CodeReport {
  const findings = new Map<string, Finding[]>();
  const asked = (id: string, path: string): Severity | undefined => {
    const check = codeChecks.find((one) => one.id === id);
    if (!check || (only && !only.has(id))) return undefined;
    const named = checkSeverities(workspace.settingsOf(path), workspace.settings.sourceLanguage)[id];
    if (named === 'off' || (named === undefined && check.optional && !only?.has(id))) return undefined;
    return named ?? check.severity;
  };
  const add = (path: string, check: string, found: Omit<Finding, 'check' | 'severity'>) => {
    const severity = asked(check, path);
    if (!severity) return;
    const known = findings.get(path) ?? [];
    known.push({ check, severity, ...found });
    findings.set(path, known);
  };

  const used = new Set<Segment>();
  const reached = new Set<KeyFile>();
  const missing: { readonly file: CodeFile; readonly use: KeyUse }[] = [];
  for (const file of code) {
    for (const use of file.uses) {
      const resolved = index.resolve(use);
      for (const { file: keyFile, segments } of resolved) {
        reached.add(keyFile);
        for (const segment of segments) used.add(segment);
      }
      if (isTestCode(file.path)) continue;
      if (resolved.length === 0 && !use.optional && !index.isForeign(use)) missing.push({ file, use });
      const lacking = lackingArguments(use, resolved);
      if (lacking.length > 0) {
        const names = lacking.map((name) => `“${name}”`).join(', ');
        const message = `The message of “${use.key}” shows ${names}, which the code does not pass`;
        add(file.path, 'code-arguments', { range: use.range, segment: use.key, message, data: { missing: lacking } });
      }
    }
    if (isTestCode(file.path)) continue;
    for (const { range, text } of file.joined) {
      const message = `${quote(text)} puts a sentence together, which other languages cannot follow`;
      add(file.path, 'joined-texts', { range, message });
    }
    // A page without any key is a text to be translated whole.
    for (const { range, text } of file.path.endsWith('.html') && file.uses.length === 0 ? [] : file.texts) {
      if (!word.test(text)) continue;
      add(file.path, 'hard-coded-text', { range, message: `“${text}” stands in the code and cannot be translated` });
    }
  }
  // Where nothing is found at all the keys are those of something else than these files.
  if (reached.size > 0) {
    const keys = index.keys();
    for (const { file, use } of missing) {
      const meant = nearest(use.key, keys);
      const message = `No source file has the key “${use.key}”${meant ? `; did you mean “${meant}”?` : ''}`;
      add(file.path, 'missing-key-in-code', { range: use.range, segment: use.key, message, data: { key: use.key } });
    }
  }
  const left = unusedKeys(code, index, used, reached, (path, segment, key, check) => {
    const message =
      check === 'unused-key'
        ? `No code asks for “${key}”`
        : `“${key}” is perhaps unused: only a call whose key is not known before the program runs could ask for it`;
    add(path, check, { range: segment.idRange ?? segment.range, segment: segment.id, message, data: { key } });
  });
  for (const [path, found] of findings) {
    found.sort((a, b) => a.range.start - b.range.start);
    findings.set(path, [...workspace.reported(path, found)]);
  }
  return { findings, left };
}

/** True for a call which says nothing of its key. */
export const isAnyKey = ({ pattern }: Pick<DynamicKey, 'pattern'>) => pattern === '*';
const mostExamples = 3;

const keyOf = ({ id, plural }: Segment) => plural?.group ?? id;

function unusedKeys(
  code: readonly CodeFile[],
  index: KeyIndex,
  used: Set<Segment>,
  reached: ReadonlySet<KeyFile>,
  report: (path: string, segment: Segment, key: string, check: 'unused-key' | 'perhaps-unused-key') => void,
): CodeReport['left'] {
  const mark = (key: string, sure: boolean) => {
    if (!sure && !isLikeKey(key)) return;
    for (const segment of index.exactly(key)) used.add(segment);
  };
  for (const { literals, mentioned } of code) {
    for (const key of literals) mark(key, false);
    for (const key of mentioned) mark(key, true);
  }
  for (const { file } of index.files) {
    for (const segment of file.catalog.segments)
      for (const key of linkedKeys(segment.target?.value ?? '')) mark(key, true);
  }
  const left: CodeReport['left'][number][] = [];
  const spared = new Set<Segment>();
  const perhaps = new Set<Segment>();
  const words = new Set(code.flatMap(({ literals }) => [...literals].flatMap((text) => index.exactly(text))));
  const spare = (file: CodeFile, { pattern, namespaces, range }: DynamicKey, into: Set<Segment>) => {
    const keys = new Set<string>();
    for (const { segments } of index.mayMean({ pattern, namespaces })) {
      for (const segment of segments) {
        if (used.has(segment) || !segment.translatable || segment.obsolete) continue;
        if (into === perhaps && spared.has(segment)) continue;
        // A plain word of the program may be the key that such a call is given.
        const isWord = into === perhaps && words.has(segment);
        (isWord ? spared : into).add(segment);
        if (!isWord) keys.add(keyOf(segment));
      }
    }
    const [count, examples] = [keys.size, [...keys].slice(0, mostExamples)];
    if (count > 0) left.push({ file, offset: range.start, pattern, count, examples });
  };
  const calls = code.flatMap((file) => file.dynamic.map((dynamic) => ({ file, dynamic })));
  for (const { file, dynamic } of calls) if (!isAnyKey(dynamic)) spare(file, dynamic, spared);
  for (const { file, dynamic } of calls) if (isAnyKey(dynamic)) spare(file, dynamic, perhaps);
  for (const { file } of reached) {
    const told = new Set<string>();
    for (const segment of file.catalog.segments) {
      if (used.has(segment) || spared.has(segment) || !segment.translatable || segment.obsolete) continue;
      const check = perhaps.has(segment) ? 'perhaps-unused-key' : 'unused-key';
      if (segment.ignored.includes(check) || segment.ignored.includes('*')) continue;
      const key = keyOf(segment);
      if (!told.has(key)) report(file.path, segment, key, check);
      told.add(key);
    }
  }
  return left;
}

/** Syntaxes whose placeholders have names that code passes. */
const named: ReadonlySet<MessageSyntax> = new Set(['i18next', 'icu', 'vue', 'brace', 'angular', 'es-template', 'ruby']);

/** Names that every form of a message shows and that a call does not pass. */
function lackingArguments(use: KeyUse, resolved: readonly Resolved[]): readonly string[] {
  const { passed } = use;
  const [only, another] = resolved;
  if (!only || another || !passed || use.optional) return [];
  const { segments, file } = only;
  // An object of texts, or the texts of contexts: which of them is shown nobody knows.
  if (new Set(segments.map(({ id, plural }) => plural?.group ?? id)).size > 1) return [];
  const shown = new Set<string>();
  for (const { target, syntaxes } of segments) {
    if (!target) continue;
    const message = analyzeMessage(
      target,
      (syntaxes ?? file.file.catalog.syntaxes).filter((syntax) => named.has(syntax)),
    );
    for (const [name, { type }] of message.icu?.arguments ?? []) if (type !== 'tag') shown.add(name);
    for (const { type, id, start } of message.icu ? [] : message.units) {
      // Other messages that are taken in, `$t(…)` and `@:…`, get what they need from the call as well, but are not named.
      if (/^(?:\$t\(|@)/.test(target.value.slice(start, start + 3))) continue;
      const name = /^[A-Za-z_$][\w$]*/.exec(id)?.[0];
      if (type === 'placeholder' && name) shown.add(name);
    }
  }
  return [...shown].filter((name) => !passed.includes(name));
}
