import type { Command, CommandOption } from './command.ts';
import type { CommandEntry } from './commands.ts';

/** The page of `interline --help`. */
export async function overview(list: readonly CommandEntry[]): Promise<string> {
  const rows = await Promise.all(list.map(async ({ name, load }) => [name, (await load()).summary] as const));
  return [
    'Usage: interline COMMAND …',
    '',
    'Localization files, understood: segments, checks, and translation.',
    '',
    ...columns(rows),
    '',
    'interline help COMMAND   how a command is used',
    'interline --version      the version',
    '',
    'Exit codes: 0 clean · 1 findings · 2 usage · 3 unreadable file · 4 service · 130 stopped',
  ].join('\n');
}

/** The page of `interline help NAME`. */
export function commandHelp(name: string, command: Command): string {
  const forms = command.usage.split('\n');
  const options = Object.entries(command.options).map(
    ([key, option]) => [optionName(key, option), summary(option)] as const,
  );
  return [
    ...forms.map((form, i) => `${i === 0 ? 'Usage:' : '      '} interline ${name} ${form}`.trimEnd()),
    '',
    `${command.summary.charAt(0).toUpperCase()}${command.summary.slice(1)}.`,
    ...(command.details ? ['', command.details] : []),
    ...(options.length > 0 ? ['', 'Options:', ...columns(options)] : []),
  ].join('\n');
}

function optionName(key: string, option: CommandOption): string {
  const short = option.short ? `-${option.short}, ` : '    ';
  if (option.type === 'optional') return `${short}--${key}[=${option.value ?? 'VALUE'}]`;
  return `${short}--${key}${option.type === 'string' ? ` ${option.value ?? 'VALUE'}` : ''}`;
}

function summary(option: CommandOption): string {
  return option.choices ? `${option.summary} (${option.choices.join(', ')})` : option.summary;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`);
}
