import { type Document, isCollection, isNode, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import * as z from 'zod';
import { checks } from '../checks/checks.ts';
import { type UserRule, userRuleSchema } from './userRule.ts';

/** What a rule file holds. */
export interface RuleFile {
  /** The rules that make sense. */
  readonly rules: readonly UserRule[];
  /** What does not, one sentence each, with the line (from 1). */
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

const fileSchema = z.strictObject({ rules: z.array(z.unknown()) });

/** Longest rule file, in UTF-16 code units; nobody writes a larger one by hand. */
const longest = 1_000_000;

/**
 * Reads a project's rule file (YAML 1.2). A rule that makes no sense is left out and said; the others work.
 *
 * @example parseRules('rules:\n  - { id: no-please, kind: existence, words: [please], message: No “{match}” }').rules
 */
export function parseRules(text: string): RuleFile {
  if (text.length > longest) return { rules: [], faults: [{ line: 1, message: 'the file is too long for rules' }] };
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const errors = document.errors.map(yamlFault);
  const { value, faults: broken } = errors.length > 0 ? { faults: errors } : plainOf(document);
  if (broken.length > 0) {
    // Each level that was too deep says so.
    const said = new Map(broken.map((fault) => [`${lineAt(fault.at)} ${fault.message}`, fault]));
    return { rules: [], faults: [...said.values()].map(({ at, message }) => ({ line: lineAt(at), message })) };
  }
  /** The line of the innermost node of a path that is there. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return isCollection(document.contents) && document.contents.range ? lineAt(document.contents.range[0]) : 1;
  };
  const content = fileSchema.safeParse(value ?? { rules: [] });
  if (!content.success) return { rules: [], faults: [{ line: 1, message: 'a rule file is a list named “rules”' }] };

  const rules: UserRule[] = [];
  const faults: { line: number; message: string }[] = [];
  const ids = new Set(checks.map(({ id }) => id));
  for (const [index, item] of content.data.rules.entries()) {
    const result = userRuleSchema.safeParse(item);
    if (!result.success) {
      for (const issue of result.error.issues) {
        const path = issue.path.filter((part) => typeof part !== 'symbol').join('.');
        faults.push({
          line: lineOf(['rules', index, ...issue.path]),
          message: issue.code === 'invalid_union' ? kindFault(item) : `${path || 'the rule'}: ${issue.message}`,
        });
      }
    } else if (ids.has(result.data.id)) {
      faults.push({ line: lineOf(['rules', index, 'id']), message: `there is a check “${result.data.id}” already` });
    } else {
      ids.add(result.data.id);
      rules.push(result.data);
    }
  }
  return { rules, faults };
}

/** What is wrong with the YAML at an offset. */
interface YamlFault {
  readonly at: number;
  readonly message: string;
}

function yamlFault({ code, message, pos: [at] }: YAMLError): YamlFault {
  if (code === 'MULTIPLE_DOCS') return { at, message: 'a rule file is one document, and here another one starts' };
  return { at, message: message.startsWith('Maximum call stack') ? 'this is nested too deep' : message };
}

/** What a document without errors holds; its faults where aliases stand for nothing, or for too much. */
function plainOf(document: Document): { readonly value?: unknown; readonly faults: readonly YamlFault[] } {
  const faults = unknownAliases(document);
  if (faults.length > 0) return { faults };
  try {
    return { value: document.toJS(), faults };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { faults: [{ at: 0, message: 'aliases within aliases make this file too large' }] };
  }
}

function unknownAliases(document: Document): readonly YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Alias(_key, alias) {
      const at = alias.range?.[0] ?? 0;
      const name = alias.source;
      if (!alias.resolve(document)) {
        faults.push({
          at,
          message: `“*${name}” stands for what “&${name}” names, which is not there; a text that starts with “*” is written in quotes`,
        });
      }
    },
  });
  return faults;
}

/** What is wrong with a rule of no known kind. */
function kindFault(item: unknown): string {
  const kind = typeof item === 'object' && item !== null && 'kind' in item ? item.kind : undefined;
  const kinds = userRuleSchema.options.map((each) => each.shape.kind.value).join(', ');
  return typeof kind === 'string'
    ? `kind: there is no kind “${kind}”, but ${kinds}`
    : `the rule does not say its kind: one of ${kinds}`;
}
