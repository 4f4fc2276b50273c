import type { MessageSyntaxReader } from './message.ts';
import { placeholders } from './placeholder.ts';

/** Ruby's named references: `%{name}` and `%<name>.2f`. The id is the name. */
export const ruby: MessageSyntaxReader = {
  find(value) {
    if (!value.includes('%{') && !value.includes('%<')) return [];
    return placeholders(
      'ruby',
      value,
      /%%|%\{([^{}\s]{1,80})\}|%[-+0# ]{0,5}\d{0,4}(?:\.\d{1,4})?<([^<>\s]{1,80})>[-+0#]{0,5}\d{0,4}(?:\.\d{1,4})?[diouxXeEfgGscp]/g,
      (match) => match[1] ?? match[2],
    );
  },
};
