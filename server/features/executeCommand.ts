import { ExecuteCommandRequest } from 'vscode-languageserver';
import { commands } from '../../shared/protocol.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { RequestRefused } from '../lsp/safely.ts';
import type { Session } from '../lsp/session.ts';
import { addLanguage } from './commands/addLanguage.ts';
import { approveFiles } from './commands/approveFiles.ts';
import { fixFile } from './commands/fixFile.ts';
import { insertMatch } from './commands/insertMatch.ts';
import { insertText } from './commands/insertText.ts';
import { showNextUnfinished, showPreviousUnfinished } from './commands/showNextUnfinished.ts';
import { translateInto, translateTargets } from './commands/translateInto.ts';
import { translateOne } from './commands/translateOne.ts';
import { clearEvaluation, evaluateFiles } from './evaluation/evaluateFiles.ts';
import type { Feature } from './feature.ts';

/** What a command works with beside its arguments. */
export interface CommandRun {
  readonly session: Session;
  readonly signal: AbortSignal;
  /** The client's own progress token, where it gave one. */
  readonly token?: string | number | undefined;
}

type Command = (run: CommandRun, uri: string, argument: unknown) => Promise<unknown>;

const table: Readonly<Record<string, Command>> = {
  [commands.translateSegment]: withWord(translateOne),
  [commands.translateFile]: withWord(translateInto),
  [commands.translateTargets]: translateTargets,
  [commands.insertMatch]: insertMatch,
  [commands.insertText]: insertText,
  [commands.addLanguage]: withWord(addLanguage),
  [commands.fixAll]: fixFile,
  [commands.approveFiles]: approveFiles,
  [commands.evaluateFile]: evaluateFiles,
  [commands.nextUnfinished]: showNextUnfinished,
  [commands.previousUnfinished]: showPreviousUnfinished,
};

/** The commands that are about no document. */
const ofEveryFile: Readonly<Record<string, (run: CommandRun) => Promise<unknown>>> = {
  [commands.clearEvaluation]: clearEvaluation,
};

/** The commands of shared/protocol.ts. They edit through the client, and end with one sentence to the user. */
export const executeCommand: Feature = {
  capabilities: () => ({
    executeCommandProvider: {
      commands: [...Object.keys(table), ...Object.keys(ofEveryFile)],
      workDoneProgress: true,
    },
  }),
  register(registry, session) {
    registry.onRequest(ExecuteCommandRequest.type, async (params, { signal }) => {
      const run = { session, signal, token: params.workDoneToken };
      const general = ofEveryFile[params.command];
      if (general) return (await general(run)) ?? null;
      const command = table[params.command];
      const [uri, argument]: readonly unknown[] = params.arguments ?? [];
      if (!command) throw new RequestRefused(say`There is no command “${params.command}”.`);
      if (typeof uri !== 'string') throw new RequestRefused(say`${params.command} needs the URI of a document.`);
      return (await command(run, uri, argument)) ?? null;
    });
  },
};

/** A command whose second argument is a word: an id, a language. */
function withWord(command: (run: CommandRun, uri: string, argument: string | undefined) => Promise<unknown>): Command {
  return (run, uri, argument) => command(run, uri, typeof argument === 'string' ? argument : undefined);
}
