import type { Command } from './command.ts';

/** A command before it is loaded: its module is read only when the command runs or its help is asked for. */
export interface CommandEntry {
  readonly name: string;
  readonly load: () => Promise<Command>;
}

/** Every command, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  { name: 'check', load: async () => (await import('./check.ts')).check },
  { name: 'init', load: async () => (await import('./init.ts')).init },
  { name: 'rules', load: async () => (await import('./rules.ts')).rules },
  { name: 'segments', load: async () => (await import('./segments.ts')).segments },
  { name: 'set', load: async () => (await import('./set.ts')).set },
  { name: 'sync', load: async () => (await import('./sync.ts')).sync },
  { name: 'extract', load: async () => (await import('./extract.ts')).extract },
  { name: 'diff', load: async () => (await import('./diff.ts')).diff },
  { name: 'merge', load: async () => (await import('./merge.ts')).merge },
  { name: 'status', load: async () => (await import('./status.ts')).status },
  { name: 'translate', load: async () => (await import('./translate.ts')).translate },
  { name: 'convert', load: async () => (await import('./convert.ts')).convert },
  { name: 'document', load: async () => (await import('./document.ts')).document },
  { name: 'transcribe', load: async () => (await import('./transcribe.ts')).transcribe },
  { name: 'voice', load: async () => (await import('./voice.ts')).voice },
  { name: 'glossary', load: async () => (await import('./glossary.ts')).glossary },
  { name: 'tm', load: async () => (await import('./tm.ts')).tm },
  { name: 'style', load: async () => (await import('./style.ts')).style },
  { name: 'spoken', load: async () => (await import('./spoken.ts')).spoken },
  { name: 'evaluate', load: async () => (await import('./evaluate.ts')).evaluate },
  { name: 'models', load: async () => (await import('./models.ts')).models },
  { name: 'languages', load: async () => (await import('./languages.ts')).languages },
  { name: 'usage', load: async () => (await import('./usage.ts')).usage },
  { name: 'keys', load: async () => (await import('./keys.ts')).keys },
  { name: 'detect', load: async () => (await import('./detect.ts')).detect },
  { name: 'improve', load: async () => (await import('./improve.ts')).improve },
  { name: 'serve', load: async () => (await import('./serve.ts')).serve },
  { name: 'lsp', load: async () => (await import('./lsp.ts')).lsp },
  { name: 'mcp', load: async () => (await import('./mcp.ts')).mcp },
  { name: 'tour', load: async () => (await import('./tour.ts')).tour },
];
