// npm run test:corpus -- FOLDER: puts every localization file below a folder to the test and prints counts by format.
import { runTypeScript } from './runTypeScript.mjs';

process.exitCode = await runTypeScript('bench/corpusMain.ts', process.argv.slice(2));
