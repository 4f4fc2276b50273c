import { parseArgs } from 'node:util';
import { nearest } from '../../shared/nearest.ts';
import { type CommandInput, type CommandOptions, UsageError } from './command.ts';

/**
 * Reads what follows a command's name.
 *
 * @throws UsageError for an unknown option, a value that is missing or too many, or one that is not among the choices.
 * An option with an optional value gives a list, empty where it stands alone.
 *
 * @example parseInput(['a.po', '--json'], { json: { type: 'boolean', summary: '…' } }).options.json; // true
 */
export function parseInput(args: readonly string[], options: CommandOptions): CommandInput<CommandOptions> {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { type: declared, short }]) => {
        const type = declared === 'string' ? declared : 'boolean';
        return [name, short ? { type, short } : { type }];
      }),
    ),
  });
  const operands: string[] = [];
  const values = new Map<string, string | boolean | string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) throw new UsageError(unknownOption(token.rawName, Object.keys(options)));
    if (option.type === 'boolean') {
      if (token.value !== undefined) throw new UsageError(`“${token.rawName}” takes no value.`);
      values.set(token.name, true);
      continue;
    }
    const before = values.get(token.name);
    if (option.type === 'optional') {
      const list = Array.isArray(before) ? before : [];
      values.set(token.name, token.value === undefined ? list : [...list, token.value]);
      continue;
    }
    const value = token.value;
    if (value === undefined || (!token.inlineValue && /^--?\w/.test(value))) {
      throw new UsageError(`“${token.rawName}” needs a value${option.value ? `: ${option.value}` : ''}.`);
    }
    if (option.choices && !option.choices.includes(value)) {
      throw new UsageError(`“${token.rawName}” is one of ${option.choices.join(', ')}, not “${value}”.`);
    }
    if (option.multiple) values.set(token.name, Array.isArray(before) ? [...before, value] : [value]);
    else if (before !== undefined) throw new UsageError(`“${token.rawName}” is given twice.`);
    else values.set(token.name, value);
  }
  return { operands, options: Object.fromEntries(values) as CommandInput<CommandOptions>['options'] };
}

function unknownOption(name: string, names: readonly string[]): string {
  const meant = nearest(name.replace(/^-+/, ''), names);
  return `There is no option “${name}”.${meant ? ` Did you mean “--${meant}”?` : ''}`;
}
