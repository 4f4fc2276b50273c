import { readerOf } from './placeholder.ts';

/** Ruby's named references: `%{name}` and `%<name>.2f`. The id is the name. */
export const ruby = readerOf(
  'ruby',
  '%',
  /%%|%\{([^{}\s]{1,80})\}|%[-+0# ]{0,5}\d{0,4}(?:\.\d{1,4})?<([^<>\s]{1,80})>[-+0#]{0,5}\d{0,4}(?:\.\d{1,4})?[diouxXeEfgGscp]/g,
  ([, braced, angled]) => braced ?? angled,
);
