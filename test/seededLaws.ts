/**
 * fast-check with one seed for everybody, so that a change is judged by what it changed. `INTERLINE_SEED=7` tries the
 * values of another seed, `INTERLINE_SEED=random` others in every run, as `npm run fuzz` does with files; what one of them
 * finds becomes an example beside the law.
 */
import fc from '../node_modules/fast-check/lib/fast-check.js';

const seed = process.env.INTERLINE_SEED || '1';
if (seed !== 'random') {
  if (!/^-?\d{1,10}$/.test(seed)) throw new Error(`INTERLINE_SEED is “${seed}”; write a whole number, or random.`);
  fc.configureGlobal({ seed: Number(seed) });
}

export default fc;
