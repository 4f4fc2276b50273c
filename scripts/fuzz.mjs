// npm run fuzz -- FOLDER [--minutes 10] [--seed N] [--case N]: changes the localization files below a folder at random
// and puts what comes of it to the test. Each failing case is printed with the command that shows it again.
import { runTypeScript } from './runTypeScript.mjs';

process.exitCode = await runTypeScript('bench/fuzz/fuzzMain.ts', process.argv.slice(2));
