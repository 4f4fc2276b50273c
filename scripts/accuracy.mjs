// npm run accuracy -- FOLDER [--seed N] [--faults 5000] [--files N] [--misses] [--noise | --labels]: how much the checks find of planted faults, and how much of what they find is right. FOLDER --translation [--count N]: how good the engines of this machine are. Of projects never seen: --draw N, --unseen FOLDER… [--count N] [--fixes], --unseen --labels.
import { runTypeScript } from './runTypeScript.mjs';

process.exitCode = await runTypeScript('bench/accuracy/accuracyMain.ts', process.argv.slice(2));
