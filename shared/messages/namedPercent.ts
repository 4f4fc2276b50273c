import { readerOf } from './placeholder.ts';

/** Names between percent signs: `%name%`. The id is the name. */
export const namedPercent = readerOf('named-percent', '%', /%([A-Za-z_][\w.-]{0,80})%/g, ({ 1: name, index, input }) =>
  /\d/.test(input[index - 1] ?? '') ? undefined : name,
);
