import { readerOf } from './placeholder.ts';

/**
 * Variables that `envsubst` puts into the messages of shell scripts: `$name` and `${name}`. The id is the name.
 * Source: GNU gettext manual, “Shell Format Strings”.
 *
 * @example shell.find('Remove $file in ${dir}?').map((unit) => unit.id); // ['file', 'dir']
 */
export const shell = readerOf(
  'shell',
  '$',
  /\$(?:([A-Za-z_]\w{0,80})|\{([A-Za-z_]\w{0,80})\})/g,
  ([, bare, braced]) => bare ?? braced,
);
