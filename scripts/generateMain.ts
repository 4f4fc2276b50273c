import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generated.ts';

for (const [path, text] of generatedFiles(process.cwd())) {
  const file = join(process.cwd(), path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  writeFileSync(file, text);
  process.stdout.write(`${path} is updated.\n`);
}
