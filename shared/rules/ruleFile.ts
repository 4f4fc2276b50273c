import { type Document, isCollection, isNode, LineCounter, parseDocument, visit } from 'yaml';
import * as z from 'zod';
import { pushAll } from '../catalog/pushAll.ts';
import { checks } from '../checks/checks.ts';
import { pathOf, schemaFault } from '../schemaFault.ts';
import { english, joined, type Sentence, say } from '../sentences/sentence.ts';
import { type UserRule, userRuleSchema } from './userRule.ts';
import { yamlErrorSentence } from './yamlErrorSentence.ts';

/** What a rule file holds. */
export interface RuleFile {
  /** The rules that make sense. */
  readonly rules: readonly UserRule[];
  /** What does not, one sentence each, with the line (from 1). */
  readonly faults: readonly { readonly line: number; readonly message: Sentence }[];
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
  if (text.length > longest)
    return { rules: [], faults: [{ line: 1, message: say`the file is too long for a rule file` }] };
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const errors = document.errors.map((error) => ({ offset: error.pos[0], message: yamlErrorSentence(error) }));
  const { value, faults: broken } = errors.length > 0 ? { faults: errors } : plainOf(document);
  if (broken.length > 0) {
    // Each level that was too deep says so.
    const said = new Map(broken.map((fault) => [`${lineAt(fault.offset)} ${english(fault.message)}`, fault]));
    return { rules: [], faults: [...said.values()].map(({ offset, message }) => ({ line: lineAt(offset), message })) };
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
  if (!content.success)
    return { rules: [], faults: [{ line: 1, message: say`a rule file needs a list named “rules”` }] };

  const rules: UserRule[] = [];
  const faults: { line: number; message: Sentence }[] = [];
  const ids = new Set(checks.map(({ id }) => id));
  for (const [index, item] of content.data.rules.entries()) {
    const result = userRuleSchema.safeParse(item);
    if (!result.success) {
      for (const issue of result.error.issues) {
        const line = lineOf(['rules', index, ...issue.path]);
        pushAll(
          faults,
          ruleFaults(issue, item).map((message) => ({ line, message })),
        );
      }
    } else if (ids.has(result.data.id)) {
      faults.push({ line: lineOf(['rules', index, 'id']), message: say`the check “${result.data.id}” already exists` });
    } else {
      ids.add(result.data.id);
      rules.push(result.data);
    }
  }
  return { rules, faults };
}

/** What is wrong with the YAML at an offset. */
interface YamlFault {
  readonly offset: number;
  readonly message: Sentence;
}

/** What a document without errors holds; its faults where aliases stand for nothing, or for too much. */
function plainOf(document: Document): { readonly value?: unknown; readonly faults: readonly YamlFault[] } {
  const faults = unknownAliases(document);
  if (faults.length > 0) return { faults };
  try {
    return { value: document.toJS(), faults };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { faults: [{ offset: 0, message: say`aliases within aliases make this file too large` }] };
  }
}

function unknownAliases(document: Document): readonly YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Alias(_key, alias) {
      const offset = alias.range?.[0] ?? 0;
      const name = alias.source;
      if (!alias.resolve(document)) {
        faults.push({
          offset,
          message: say`“*${name}” refers to “&${name}”, which is not there; a text that starts with “*” must be in quotes`,
        });
      }
    },
  });
  return faults;
}

/** What an issue says of a rule: a sentence for each key that rules of its kind do not have. */
function ruleFaults(issue: z.core.$ZodIssue, item: unknown): readonly Sentence[] {
  if (issue.code === 'invalid_union' && issue.path.at(-1) === 'kind') return [kindFault(item)];
  if (issue.code !== 'unrecognized_keys') return [schemaFault(issue, item)];
  const path = pathOf(issue);
  return issue.keys.map((key) =>
    path === '' ? say`a rule of this kind has no “${key}”` : say`there is no “${key}” in “${path}”`,
  );
}

/** What is wrong with a rule of no known kind. */
function kindFault(item: unknown): Sentence {
  const kind = typeof item === 'object' && item !== null && 'kind' in item ? item.kind : undefined;
  const kinds = userRuleSchema.options.map((each) => each.shape.kind.value);
  return typeof kind === 'string'
    ? say`there is no kind “${kind}”; choose one of ${joined(kinds, ', ')}`
    : say`the rule has no kind; choose one of ${joined(kinds, ', ')}`;
}
