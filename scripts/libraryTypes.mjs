import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Writes the types of the library as one file: the declarations that the compiler makes of `library/`, behind each other.
 *
 * @param root of the project.
 * @param target the file, in `dist`.
 * @throws Error where a declaration needs a type from outside of `library/`: a user would have to install what it is from.
 */
export function writeLibraryTypes(root, target) {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(root, 'library')], { cwd: root, stdio: 'inherit' });
  const declarations = join(root, '.cache/libraryTypes/library');
  const texts = new Map();
  const add = (name) => {
    if (texts.has(name)) return;
    texts.set(name, '');
    const text = readFileSync(join(declarations, `${name}.d.ts`), 'utf8');
    for (const [, path] of text.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)) {
      if (!/^\.\/\w+\.ts$/.test(path ?? '')) throw new Error(`library/${name}.ts shows a type of ${path}.`);
      add(path.slice(2, -3));
    }
    texts.set(name, text);
  };
  add('library');
  texts.delete('library');
  const parts = Array.from(texts.values(), (text) =>
    text.replace(/^import .*;\n/gm, '').replace(/^export \{\};\n/gm, ''),
  );
  writeFileSync(target, `${parts.map((text) => text.trim()).join('\n\n')}\n`);
}
