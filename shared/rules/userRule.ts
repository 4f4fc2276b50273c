import * as z from 'zod';
import { saying } from '../schemaFault.ts';
import { say } from '../sentences/sentence.ts';

const words = z.array(z.string().min(1)).min(1);
const pattern = z
  .string()
  .min(1)
  .max(2000)
  .refine(
    isPattern,
    saying((path) => say`“${path}” is not a regular expression`),
  );
const patterns = z.array(pattern).min(1);

/** One test of a rule: a text, and what has to be found in it. */
const testSchema = z.strictObject({
  /** The text that the rule judges: the translation, or the source for a rule `on: source`. */
  text: z.string(),
  /** The other side, where it matters. */
  source: z.string().optional(),
  target: z.string().optional(),
  /** Target language; the first of the rule's by default. */
  language: z.string().optional(),
  state: z.enum(['untranslated', 'needs-review', 'translated', 'final']).optional(),
  key: z.string().optional(),
  /** The pieces that have to be found, in order; nothing for a text that is right. */
  finds: z.array(z.string()).default([]),
  /** The text after every fix. */
  fixed: z.string().optional(),
});

/** What rules of every kind have. */
const common = {
  /** Kebab-case; used in settings, output and `interline-ignore` notes like the id of any check. */
  id: z.string().refine(
    (id) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id),
    saying((path) => say`“${path}” must be in kebab case, such as “no-please”`),
  ),
  /** What is wrong, with `{match}`, `{replacement}`, `{count}`, `{limit}` where the kind has them. */
  message: z.string().min(1),
  severity: z.enum(['hint', 'info', 'warning', 'error']).default('warning'),
  /** The side that is judged. */
  on: z.enum(['source', 'target']).default('target'),
  /** Target languages, BCP 47: `de` stands for `de-CH` too. Default: all. */
  languages: words.optional(),
  sourceLanguages: words.optional(),
  states: z
    .array(z.enum(['needs-review', 'translated', 'final']))
    .min(1)
    .optional(),
  /** Regular expressions of segment ids. */
  keys: patterns.optional(),
  /** Globs of files, from the project's root. */
  files: words.optional(),
  /** Upper and lower case are the same. */
  ignoreCase: z.boolean().default(true),
  tests: z.array(testSchema).default([]),
};

/** A word or pattern must not be there. */
const existence = z
  .strictObject({
    ...common,
    kind: z.literal('existence'),
    words: words.optional(),
    patterns: patterns.optional(),
    /** Words or phrases that are fine although they match. */
    except: words.optional(),
    /** What stands there instead; an empty text removes it. `$1` is a group of the pattern. */
    replace: z.string().optional(),
  })
  .refine(
    (rule) => rule.words || rule.patterns,
    saying(() => say`a rule of the kind “existence” needs “words” or “patterns”`),
  );

/** One thing is to be written instead of another; keys are words or patterns, matched as whole words. */
const substitution = z.strictObject({
  ...common,
  kind: z.literal('substitution'),
  swap: z.record(pattern, z.union([z.string(), words])),
  except: words.optional(),
});

/** A pattern occurs at least or at most so often in a text. */
const occurrence = z
  .strictObject({
    ...common,
    kind: z.literal('occurrence'),
    pattern,
    min: z.number().int().nonnegative().optional(),
    max: z.number().int().nonnegative().optional(),
  })
  .refine(
    (rule) => rule.min !== undefined || rule.max !== undefined,
    saying(() => say`a rule of the kind “occurrence” needs “min” or “max”`),
  );

/** The same match twice in a row, with nothing but white space between. */
const repetition = z.strictObject({
  ...common,
  kind: z.literal('repetition'),
  pattern: pattern.optional(),
  except: words.optional(),
});

/** Two ways to write one thing: a file uses the one that it uses more often. */
const consistency = z.strictObject({ ...common, kind: z.literal('consistency'), either: z.record(pattern, pattern) });

const place = z.strictObject({ on: z.enum(['source', 'target']), pattern });

/** Where one pattern is, another has to be (or, with `not`, must not be): on the same side or the other one. */
const conditional = z.strictObject({
  ...common,
  kind: z.literal('conditional'),
  if: place,
  // biome-ignore lint/suspicious/noThenProperty: the word of the rule files, in an object that nobody awaits
  then: place.extend({ not: z.boolean().default(false) }),
});

/** How a whole text is capitalized. */
const capitalization = z.strictObject({
  ...common,
  kind: z.literal('capitalization'),
  style: z.enum(['sentence', 'title', 'lower', 'upper']),
  /** Words that keep their own capitals. */
  except: words.optional(),
});

/** Patterns that stand one after the other, each a whole word or phrase. */
const sequence = z.strictObject({
  ...common,
  kind: z.literal('sequence'),
  sequence: z.array(pattern).min(2),
  /** So many other words may stand between two of them. */
  skip: z.number().int().nonnegative().max(20).default(0),
  replace: z.string().optional(),
});

/** One rule of a project's rule file. */
export const userRuleSchema = z.discriminatedUnion('kind', [
  existence,
  substitution,
  occurrence,
  repetition,
  consistency,
  conditional,
  capitalization,
  sequence,
]);

/** A rule with every default filled in. */
export type UserRule = z.infer<typeof userRuleSchema>;
export type UserRuleKind = UserRule['kind'];
/** A rule of one kind. */
export type RuleOf<K extends UserRuleKind> = Extract<UserRule, { kind: K }>;
export type UserRuleTest = z.infer<typeof testSchema>;

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
