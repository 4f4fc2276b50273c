/**
 * fast-check with one seed in CI, so that a change is judged by what it changed. On a developer's machine, and in
 * `npm run fuzz`, every run tries other values; what one of them finds becomes an example beside the law.
 */
import fc from '../node_modules/fast-check/lib/fast-check.js';

if (process.env.CI) fc.configureGlobal({ seed: 1 });

export default fc;
