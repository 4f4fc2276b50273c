import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The environment of a program in which the check “entities” throws on a damaged entity, such as `& nbsp;`. */
export const brokenCheck = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'brokenCheck.mjs')).href}`,
};
