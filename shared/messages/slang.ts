import type { MessageSyntaxReader } from './message.ts';
import { placeholders } from './placeholder.ts';

const name = '[\\p{L}_][\\p{L}\\p{N}_]{0,80}';
const rich = '(?:\\([^(){}\\n]{0,200}\\))?';
const pattern = new RegExp(
  [
    '\\\\[$@{}]',
    `\\$\\{\\s*(${name})[^{}\\n]{0,200}\\}`,
    `\\$(${name})${rich}`,
    `\\{\\{\\s*(${name})${rich}\\s*(?::[^{}\\n]{0,80})?\\}\\}`,
    `\\{\\s*(${name})${rich}\\s*(?::[^{}\\n]{0,80})?\\}`,
    `@:\\{\\s*(${name}(?:\\.${name})*)\\s*\\}`,
    `@:(${name}(?:\\.${name})*)`,
  ].join('|'),
  'gu',
);

/**
 * Parameters of slang (Dart) in its three ways of writing them: `$name` and `${name}`, `{name}`, `{{name}}`; with types
 * (`{n: int}`) and, in rich texts, with words of their own (`${link(press here)}`); linked translations `@:path` and
 * `@:{path}`. A backslash makes the sign a text. The id is the name; of a link `@:path`.
 * Source: https://pub.dev/packages/slang#-string-interpolation
 *
 * @example slang.find(String.raw`$name, {n: int}, \$5, @:app.title`).map((unit) => unit.id); // ['name', 'n', '@:app.title']
 */
export const slang: MessageSyntaxReader = {
  signs: /@/,
  find(value) {
    if (!/[${@]/.test(value)) return [];
    return placeholders('slang', value, pattern, ([, braced, dollar, double, single, linked, link]) => {
      const target = linked ?? link;
      return braced ?? dollar ?? double ?? single ?? (target === undefined ? undefined : `@:${target}`);
    });
  },
};
