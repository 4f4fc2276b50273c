import { readerOf } from './placeholder.ts';

/**
 * Placeholders of browser extensions' messages.json: `$NAME$` (any case) and `$1` to `$9`; `$$` is a dollar sign.
 * The id is the name in lower case.
 */
export const chrome = readerOf(
  'chrome',
  '$',
  /\$\$|\$([A-Za-z0-9_@]{1,80})\$|\$([1-9])(?!\d)/g,
  ([raw, name, number]) => (raw === '$$' ? undefined : (name?.toLowerCase() ?? number)),
);
