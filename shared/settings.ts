import * as z from 'zod';
import { saying } from './schemaFault.ts';
import { say } from './sentences/sentence.ts';
import { readStyleSets } from './style/styleSets.ts';

/** Severity of a check's findings; `off` turns the check off. */
export const severitySchema = z.enum(['off', 'hint', 'info', 'warning', 'error']);
export type Severity = Exclude<z.infer<typeof severitySchema>, 'off'>;

/** Findings that a project does not want to hear of; a field that is left out stands for any. */
const ignoredSchema = z
  .strictObject({
    /** Id of a check. */
    check: z.string().min(1).optional(),
    /** Path of a file from the project's root, with slashes, or a glob as in `exclude`. */
    file: z.string().min(1).optional(),
    /** Id of a segment. */
    segment: z.string().min(1).optional(),
  })
  .refine(
    (ignored) => Object.keys(ignored).length > 0,
    saying((path) => say`“${path}” needs “check”, “file” or “segment”`),
  );
/** See `ignore` in {@link projectSettingsSchema}. */
export type IgnoredFinding = z.infer<typeof ignoredSchema>;

/** Severities that hold for some files or languages only; a field that is left out stands for any. */
const overrideSchema = z.strictObject({
  /** Path of a file from the project's root, with slashes, or a glob as in `exclude`. */
  file: z.string().min(1).optional(),
  /** Target language, BCP 47: `de` stands for `de-CH` too. */
  language: z.string().min(1).optional(),
  /** Severity by check id; what is not named stays as it is. */
  checks: z.record(z.string(), severitySchema),
});

/** Libraries for texts whose calls can be written. */
export const codeLibraries = [
  'i18next',
  'react-intl',
  'vue-i18n',
  'next-intl',
  'ngx-translate',
  'transloco',
  'svelte-i18n',
  'angular',
] as const;

/** How a service is asked to translate; what is absent is up to it. */
const translationWishSchema = z.strictObject({
  /** `more` and `less` where the language has both, `prefer_more` and `prefer_less` wherever they can be had. */
  formality: z.enum(['default', 'more', 'less', 'prefer_more', 'prefer_less']).optional(),
  modelType: z.enum(['quality_optimized', 'prefer_quality_optimized', 'latency_optimized']).optional(),
  /** What the texts are about; read, neither translated nor billed. */
  context: z.string().optional(),
  /** Words on how to translate. */
  instructions: z.array(z.string().min(1).max(300)).max(10).optional(),
  /** Ids of glossaries of the service, beside those that the project has as files. */
  glossaries: z.array(z.string().min(1)).max(5).optional(),
  /** Id of a style rule list of the service. */
  style: z.string().min(1).optional(),
  /** Id of a translation memory of the service. */
  memory: z.string().min(1).optional(),
  /** Least similarity of its matches, in percent. */
  memoryThreshold: z.number().int().min(0).max(100).optional(),
});
/** See `translation` in {@link projectSettingsSchema}. */
export type TranslationWish = z.infer<typeof translationWishSchema>;

/**
 * What a project says about its localization files: `interline.json` at its root, and the editor's `interline.*`
 * settings of the same names, which win. Holds nothing secret and nothing that says where requests go.
 *
 * @example { "sourceLanguage": "en", "files": ["src/i18n/{language}.json"], "checks": { "double-space": "off" } }
 */
export const projectSettingsSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Language of source files and of bilingual files that declare none. BCP 47. */
  sourceLanguage: z.string().default('en'),
  /** Languages that must exist; found from the files when empty. */
  targetLanguages: z.array(z.string()).default([]),
  /** Layouts of monolingual files beside the usual ones; `{language}` stands for the language code. */
  files: z.array(z.string()).default([]),
  /** Globs of files and folders never looked at, beside `node_modules`, `.git` and what git ignores. */
  exclude: z.array(z.string()).default([]),
  /** Globs of glossary files (CSV, TSV, TBX). */
  glossaries: z.array(z.string()).default(['**/glossary*.{csv,tsv}', '**/*.tbx']),
  /** Globs of translation memory files. */
  memories: z.array(z.string()).default(['**/*.tmx']),
  /** Lowest similarity of a fuzzy match that is offered, in percent. */
  memoryThreshold: z.number().int().min(50).max(100).default(75),
  /** Whether translations of other programs on this machine are suggested (gettext catalogues, Linux). */
  systemMemory: z.boolean().default(false),
  /** Severity by check id. */
  checks: z.record(z.string(), severitySchema).default({}),
  /** Severities of some files or languages, in order: the last that fits wins, and all go before `checks`. */
  overrides: z.array(overrideSchema).default([]),
  /** Files of the project's own rules (YAML), or folders of such files; those that are not there are no fault. */
  rules: z.array(z.string()).default(['interline-rules.yml', 'interline-rules.yaml', '.interline/rules']),
  /**
   * Style rules: a file of them from the project's root (JSON; none when empty), or the rules themselves by language: `{ "de": {
   * "punctuation": { "apostrophe": "use_curly_apostrophes" } } }`.
   */
  style: z
    .union([
      z.string(),
      z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string()))).superRefine((sets, context) => {
        const read = readStyleSets(sets);
        if (!read.ok) {
          context.addIssue({ code: 'custom', ...saying((path) => say`“${path}” is wrong: ${read.fault}`) });
        }
      }),
    ])
    .default(''),
  /** How services are asked to translate, and what is otherwise for some target languages: `de` stands for `de-CH` too. */
  translation: translationWishSchema
    .extend({ languages: z.record(z.string(), translationWishSchema).default({}) })
    .prefault({}),
  /** Findings that are not reported. */
  ignore: z.array(ignoredSchema).default([]),
  /** Words that stay as they are in every language. */
  doNotTranslate: z.array(z.string()).default([]),
  /** Words that are right whatever dictionaries say, in any form of letters. */
  words: z.array(z.string()).default([]),
  /** Folders of Hunspell dictionaries, and files of words that are right, one a line; those that are not there are no fault. */
  dictionaries: z.array(z.string()).default(['interline-words.txt']),
  /** Keys in source code. */
  code: z
    .strictObject({
      /** The library that code asks for texts with; found from what it imports when absent. */
      library: z.enum(codeLibraries).optional(),
      /** How code asks for a text where that is no library's call: `texts.get('{key}', {arguments})`. */
      call: z.string().includes('{key}').optional(),
      /** Whether the text of a key is shown beside it in code. */
      inlayHints: z.boolean().default(true),
      /** The language of those texts, BCP 47; the source language when empty. */
      inlayLanguage: z.string().default(''),
      /** Whether a key in a file of the source language shows how often code asks for it. */
      usesLens: z.boolean().default(true),
    })
    .prefault({}),
  subtitles: z
    .strictObject({
      /** Who the programme is made for: reading speeds depend on it. `sdh`: for the deaf and hard of hearing. */
      programme: z.enum(['adult', 'children', 'sdh']).default('adult'),
      /** Characters per second that a viewer can read; the language's own figure when absent. */
      charactersPerSecond: z.number().positive().optional(),
      /** Characters in one line; the language's own figure when absent. */
      lineLength: z.number().int().positive().optional(),
      lines: z.number().int().positive().default(2),
      /** Pictures of the film in a second, which times are counted in. */
      framesPerSecond: z.number().positive().default(24),
    })
    .prefault({}),
});

/** A project's settings with every default filled in. */
export type ProjectSettings = z.infer<typeof projectSettingsSchema>;

/** The settings of a project that says nothing. */
export const defaultSettings: ProjectSettings = projectSettingsSchema.parse({});

/** Name of the settings file at a project's root. */
export const settingsFile = 'interline.json';
