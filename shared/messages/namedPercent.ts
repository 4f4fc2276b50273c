import type { MessageSyntaxReader } from './message.ts';
import { placeholders } from './placeholder.ts';

/** Names between percent signs: `%name%`. The id is the name. */
export const namedPercent: MessageSyntaxReader = {
  find(value) {
    if (!value.includes('%')) return [];
    return placeholders('named-percent', value, /%([A-Za-z_][\w.-]{0,80})%/g, (match) =>
      /\d/.test(value[match.index - 1] ?? '') ? undefined : match[1],
    );
  },
};
