import { UsageError } from './command.ts';

/**
 * The language of `--to`, where a command needs one.
 *
 * @param to BCP 47, as it was given.
 * @param command for the message.
 * @throws UsageError where there is none, or several.
 * @example targetLanguage('pt-BR', 'translate'); // 'pt-BR'
 */
export function targetLanguage(to: string | undefined, command: string): string {
  if (!to) throw new UsageError(`${command} needs the language: --to LANG.`);
  if (/[,;\s]/.test(to)) throw new UsageError(`--to takes one language at a time, such as de or pt-BR, not “${to}”.`);
  return to;
}
