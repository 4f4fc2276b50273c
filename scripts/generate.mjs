// npm run generate: writes what repeats the code (lists of checks in the manifest and the docs).
import { runTypeScript } from './runTypeScript.mjs';

process.exitCode = await runTypeScript('scripts/generateMain.ts');
