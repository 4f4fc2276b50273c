/** A test that drives a cell of the table of resources: its file below `test`, and its title or the template of it. */
export type Driven = readonly [file: string, title: string];

/** Where a resource of the service is driven by a test: in the editor, in the terminal, with which service. */
export interface ResourceCells {
  /** As docs/service.md calls it. */
  readonly name: string;
  /** The paths of its calls begin with one of these. */
  readonly paths: readonly string[];
  readonly editor: Driven;
  readonly terminal: Driven;
  readonly embedded: Driven;
  readonly remote: Driven;
}

const texts = 'workbench/texts.test.ts';
const resources = 'workbench/resources.test.ts';
const remote = 'workbench/remoteService.test.ts';
const inTerminal: Driven = [
  'cli/remoteService.test.ts',
  'what a remote service does with texts and documents comes from there',
];
const asked: Driven = ['cli/service.test.ts', 'languages, usage and detect ask the embedded service'];
const served: Driven = [
  'cli/service.test.ts',
  'serve announces itself, serves other commands, and ends with the signal of Ctrl-C',
];

/** Every row of the table in docs/service.md. */
export const resourceCells: readonly ResourceCells[] = [
  {
    name: 'texts',
    paths: ['/v2/translate'],
    editor: [texts, 'a translation is copied; the glossary of the project has a say in it'],
    terminal: ['cli/reportingTags.test.ts', 'a reporting tag goes along with what is translated and improved'],
    embedded: [
      'lsp/texts.test.ts',
      'a translation uses the glossary of the project, and what nobody translates says what would serve',
    ],
    remote: [
      'translation/storedGlossary.test.ts',
      'a remote service gets the project’s glossary once for each content, and nothing else there changes',
    ],
  },
  {
    name: 'documents',
    paths: ['/v2/document'],
    editor: [
      'workbench/documents.test.ts',
      'two files into two languages: chosen at the keyboard, saved beside the files, opened beside the original',
    ],
    terminal: ['cli/service.test.ts', 'a document says which of its texts were not translated, and keeps them'],
    embedded: ['cli/service.test.ts', 'a document says which of its texts were not translated, and keeps them'],
    remote: inTerminal,
  },
  {
    name: 'language detection',
    paths: ['/v3/detect/language'],
    editor: [texts, 'the language of a text is named'],
    terminal: asked,
    embedded: ['lsp/texts.test.ts', 'the language of each text is detected, where it can be'],
    remote: inTerminal,
  },
  {
    name: 'languages',
    paths: ['/v3/languages', '/v2/languages'],
    editor: [
      'workbench/documents.test.ts',
      'two files into two languages: chosen at the keyboard, saved beside the files, opened beside the original',
    ],
    terminal: asked,
    embedded: [
      'lsp/service.test.ts',
      'the embedded service is started when it is first asked for, and its languages are named',
    ],
    remote: inTerminal,
  },
  {
    name: 'improvement',
    paths: ['/v2/write/'],
    editor: [texts, 'a text is rephrased in a style, in the words of the menu'],
    terminal: ['cli/improve.test.ts', 'improve corrects texts, files and standard input, and changes no file'],
    embedded: ['lsp/texts.test.ts', 'a text is corrected paragraph by paragraph, and the space around stays'],
    remote: inTerminal,
  },
  {
    name: 'glossaries',
    paths: ['/v3/glossaries', '/v2/glossar'],
    editor: [resources, 'the view offers to make the first glossary, whose entries are typed into a table and saved'],
    terminal: ['cli/glossarySync.test.ts', 'entries of a glossary are added, replaced and dropped, and it is renamed'],
    embedded: ['lsp/resources.test.ts', 'a glossary is imported, edited, exported, renamed and deleted'],
    remote: [remote, 'what it keeps is shown once one is signed in; glossaries are made, renamed and deleted there'],
  },
  {
    name: 'style rule lists',
    paths: ['/v3/style_rules'],
    editor: [resources, 'rules of style are chosen in a form with examples, and each choice is stored at once'],
    terminal: ['cli/management.test.ts', 'style makes, shows, changes and deletes a list of style rules'],
    embedded: [
      'lsp/resources.test.ts',
      'style rules are chosen, one option a rule, with examples in the language of the list',
    ],
    remote: [remote, 'so are lists of style rules'],
  },
  {
    name: 'translation memories',
    paths: ['/v3/translation_memories'],
    editor: [resources, 'a translation memory comes from a file and opens to be read'],
    terminal: served,
    embedded: ['lsp/resources.test.ts', 'a memory comes from a file and goes into the project as one'],
    remote: [remote, 'a translation memory is imported, exported and deleted'],
  },
  {
    name: 'spoken terms',
    paths: ['/v3/spoken-terms'],
    editor: [resources, 'spoken terms are made with their first terms'],
    terminal: ['cli/spoken.test.ts', 'spoken terms are made, read, changed and deleted'],
    embedded: ['lsp/resources.test.ts', 'spoken terms have a list for each language, and are for recordings'],
    remote: [remote, 'and spoken terms'],
  },
  {
    name: 'realtime voice',
    paths: ['/v3/voice/realtime'],
    editor: [
      'workbench/voice.test.ts',
      'a microphone is heard until it is stopped, and a name is asked for what is saved',
    ],
    terminal: [
      'cli/voice.test.ts',
      'standard input is heard until it ends or Ctrl-C ends it, and what was said until a break is saved',
    ],
    embedded: [
      'lsp/voice.test.ts',
      'the embedded service names its recognizer and what others need, writes down, translates and speaks',
    ],
    remote: [
      'lsp/voice.test.ts',
      'a recording is heard by a remote service: texts come as they grow, then the spoken translation',
    ],
  },
  {
    name: 'recordings',
    paths: ['/v1/jobs/voice/'],
    editor: ['workbench/voice.test.ts', 'a whole recording is translated into files beside it'],
    terminal: ['service/voiceJobs.test.ts', 'interline transcribe writes the subtitles of a recording'],
    embedded: ['lsp/voice.test.ts', 'a whole recording becomes files beside it by %s'],
    remote: ['lsp/voice.test.ts', 'a whole recording becomes files beside it by %s'],
  },
  {
    name: 'quality evaluation',
    paths: ['/v1/quality-evaluation'],
    editor: [
      'workbench/evaluation.test.ts',
      'a file is evaluated, its issues stand among the problems, and can be cleared',
    ],
    terminal: [
      'cli/evaluate.test.ts',
      'evaluate shows what is held against translations at its place, and a score for CI',
    ],
    embedded: [
      'lsp/evaluation.test.ts',
      'what a check reports is not shown a second time; a check that is off leaves it to the evaluation',
    ],
    remote: [
      'lsp/evaluation.test.ts',
      'issues of a remote service stand at their words until their translation changes',
    ],
  },
  {
    name: 'usage',
    paths: ['/v2/usage'],
    editor: ['workbench/usage.test.ts', 'what the embedded service counts is shown by day'],
    terminal: asked,
    embedded: ['lsp/usage.test.ts', 'the embedded service shows its usage by day, and has no developer keys to manage'],
    remote: ['workbench/usage.test.ts', 'quotas of a remote service, and for its administrators charts and keys'],
  },
  {
    name: 'developer keys',
    paths: ['/v2/admin/developer-keys'],
    editor: [
      'workbench/usage.test.ts',
      'an administrator creates, limits, renames and deactivates a key; its secret is shown once and kept nowhere',
    ],
    terminal: ['cli/management.test.ts', 'keys manages the keys of a service, and shows a new one once'],
    embedded: ['service/admin.test.ts', 'is created with its secret once, and works'],
    remote: ['lsp/usage.test.ts', 'an administrator sees who used how much, and manages developer keys'],
  },
  {
    name: 'usage reports',
    paths: ['/v2/admin/analytics'],
    editor: ['workbench/usage.test.ts', 'quotas of a remote service, and for its administrators charts and keys'],
    terminal: ['cli/reportingTags.test.ts', 'usage is reported by tag, over all pages of the report'],
    embedded: ['lsp/usage.test.ts', 'the embedded service shows its usage by day, and has no developer keys to manage'],
    remote: ['lsp/usage.test.ts', 'an administrator sees who used how much, and manages developer keys'],
  },
];
