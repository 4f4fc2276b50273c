import { messageId } from '../../shared/catalog/messageId.ts';
import type { MessageSyntax, Segment } from '../../shared/catalog/segment.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { quote } from '../../shared/checks/contract/sides.ts';
import { checkSeverities, isAskedFor } from '../../shared/checks/run/checkSeverities.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import { nearest } from '../../shared/nearest.ts';
import { quotedNames, type Sentence, say, withEnglish } from '../../shared/sentences/sentence.ts';
import type { Severity } from '../../shared/settings.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CodeFile, KeyUse } from './codeFile.ts';
import { isTestCode } from './isTestCode.ts';
import type { KeyFile, KeyIndex, Resolved } from './keyIndex.ts';
import { plainKey } from './keyNames.ts';
import { type UnusedKeys, unusedKeys } from './unusedKeys.ts';

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
  { id: 'hard-coded-text', severity: 'info', summary: 'A text for people stands in the code', optional: true },
];

/** True where a project says that its source code is looked at: it gives one of those checks a severity. */
export function wantsCode({ settings }: Workspace, only?: ReadonlySet<string>): boolean {
  return codeChecks.some(({ id }) => isAskedFor(id, settings, only));
}

/** What is found, by absolute path, and what a reader of it should know. */
export interface CodeReport {
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  /** What no code asks for, and the calls that may. */
  readonly unused: UnusedKeys;
  /** Calls that ask for a key that no file has; of some the texts are kept elsewhere. */
  readonly missing: readonly { readonly file: CodeFile; readonly use: KeyUse }[];
  /** How many keys the code asks for that no file has, where so many are missing that their texts are kept elsewhere; else 0. */
  readonly elsewhere: number;
}

/** A word; not an option of a command line, nor a sign. */
const word = /(?:^|[^\p{L}-])\p{L}{2,}/u;

/**
 * Compares the keys of code with those of the source files.
 *
 * @param only ids of the only checks that run; optional ones among them run too.
 * @param mentions files that spell a key which no call asks for, by the key (`keyMentions`).
 */
export function checkCode(
  workspace: Workspace,
  code: readonly CodeFile[],
  index: KeyIndex,
  only?: ReadonlySet<string>,
  mentions: ReadonlyMap<string, string> = new Map(),
): CodeReport {
  const findings = new Map<string, Finding[]>();
  const asked = (id: string, path: string): Severity | undefined => {
    const check = codeChecks.find((one) => one.id === id);
    if (!check || (only && !only.has(id))) return undefined;
    const named = checkSeverities(workspace.settingsOf(path), workspace.settings.sourceLanguage)[id];
    if (named === 'off' || (named === undefined && check.optional && !only?.has(id))) return undefined;
    return named ?? check.severity;
  };
  const add = (path: string, check: string, { message, ...found }: CodeFinding) => {
    const severity = asked(check, path);
    if (!severity) return;
    const ofFile = findings.get(path) ?? [];
    ofFile.push({ check, severity, ...withEnglish(message), ...found });
    findings.set(path, ofFile);
  };

  const used = new Set<Segment>();
  const reached = new Set<KeyFile>();
  const missing: { readonly file: CodeFile; readonly use: KeyUse }[] = [];
  const withFindings = new Set<string>();
  const declared = new Set(code.flatMap((file) => [...file.declared]));
  for (const file of code) {
    for (const use of file.uses) {
      const resolved = index.resolve(use);
      for (const { file: keyFile, segments } of resolved) {
        reached.add(keyFile);
        for (const segment of segments) used.add(segment);
      }
      if (isTestCode(file.path)) continue;
      if (resolved.length > 0) withFindings.add(use.key);
      else if (!use.optional && !index.isForeign(use) && !isUnread(use, declared)) missing.push({ file, use });
      const lacking = lackingArguments(use, resolved);
      if (lacking.length > 0) {
        const message = say`The message of “${use.key}” shows ${quotedNames(lacking)}, which the code does not pass`;
        add(file.path, 'code-arguments', {
          range: use.range,
          segment: use.key,
          message,
          data: { missing: lacking },
        });
      }
    }
    if (isTestCode(file.path)) continue;
    for (const { range, text } of file.joined) {
      const message = say`${quote(text)} puts a sentence together, which other languages cannot follow`;
      add(file.path, 'joined-texts', { range, message });
    }
    // A page without any key is a text to be translated whole.
    for (const { range, text } of file.path.endsWith('.html') && file.uses.length === 0 ? [] : file.texts) {
      if (!word.test(text)) continue;
      add(file.path, 'hard-coded-text', {
        range,
        message: say`“${text}” stands in the code and cannot be translated`,
      });
    }
  }
  const lost = new Set(missing.map(({ use }) => use.key)).size;
  const elsewhere = reached.size > 0 && lost >= fewestElsewhere && lost > withFindings.size ? lost : 0;
  // Where nothing is found at all, or little, the keys are those of something else than these files.
  if (reached.size > 0 && elsewhere === 0) {
    const keys = index.keys();
    for (const { file, use } of missing) {
      const message = missingKey(use.key, nearest(use.key, keys));
      add(file.path, 'missing-key-in-code', {
        range: use.range,
        segment: use.key,
        message,
        data: { key: use.key },
      });
    }
  }
  const unused = unusedKeys(code, index, used, reached, mentions);
  const addUnused = (check: string, path: string, segment: Segment, key: string, message: Sentence) => {
    if (segment.ignored.includes(check) || segment.ignored.includes('*')) return;
    add(path, check, {
      range: segment.idRange ?? segment.range,
      segment: segment.id,
      message,
      data: { key },
    });
  };
  for (const { path, segment, key } of unused.unused) {
    addUnused('unused-key', path, segment, key, say`No code asks for “${key}”`);
  }
  for (const { path, segment, key, mention } of unused.perhaps) {
    addUnused('perhaps-unused-key', path, segment, key, perhapsUnused(key, mention));
  }
  for (const [path, found] of findings) {
    found.sort((a, b) => a.range.start - b.range.start);
    findings.set(path, [...workspace.reported(path, found)]);
  }
  return { findings, unused, missing, elsewhere };
}

const missingKey = (key: string, meant: string | undefined) =>
  meant ? say`No source file has the key “${key}”; did you mean “${meant}”?` : say`No source file has the key “${key}”`;

const perhapsUnused = (key: string, mention: string | undefined) =>
  mention
    ? say`“${key}” is perhaps unused: no code asks for it, but “${mention}” mentions it or its beginning`
    : say`“${key}” is perhaps unused: only a call whose key is not known before the program runs could ask for it`;

type CodeFinding = Pick<Finding, 'range' | 'segment' | 'data'> & { readonly message: Sentence };

/** So many keys and more that are in no file, when they are the greater part of all, have their texts elsewhere. */
const fewestElsewhere = 20;

/** True for a key that scripts declare themselves, and for words that YAML reads as true or false. */
function isUnread({ key }: KeyUse, declared: ReadonlySet<string>): boolean {
  return declared.has(plainKey(key)) || /(?:^|\.)(?:yes|no|on|off)$/i.test(key);
}

/** Syntaxes whose placeholders have names that code passes. */
const named: ReadonlySet<MessageSyntax> = new Set(['i18next', 'icu', 'vue', 'brace', 'angular', 'es-template', 'ruby']);

/** Names that every form of a message shows and that a call does not pass. */
export function lackingArguments(use: KeyUse, resolved: readonly Resolved[]): readonly string[] {
  const { passed } = use;
  return passed ? shownArguments(use, resolved).filter((name) => !passed.includes(name)) : [];
}

/** Names that every form of a message shows; none where it is not certain which message is meant. */
export function shownArguments(use: KeyUse, resolved: readonly Resolved[]): readonly string[] {
  const [only, another] = resolved;
  if (!only || another || use.optional) return [];
  const { segments, file } = only;
  // An object of texts, or the texts of contexts: which of them is shown nobody knows.
  if (new Set(segments.map(messageId)).size > 1) return [];
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
  return [...shown];
}
