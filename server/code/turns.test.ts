import { expect, test } from 'vitest';
import { askedKeys } from './askedKeys.ts';
import { codeWithKeys } from './codeAndKeys.ts';
import { checkCode } from './codeChecks.ts';
import type { CodeFile } from './codeFile.ts';
import { projectOf } from './extract/testExtraction.ts';
import { unusedKeys } from './unusedKeys.ts';

/** The same source file, so large that a look at what stands in it takes a while. */
function large(file: CodeFile): CodeFile {
  const slowly = <T>(value: T): T => {
    const end = performance.now() + 12;
    while (performance.now() < end);
    return value;
  };
  const isLooked = (name: string | symbol) => name === 'path' || name === 'uses';
  return new Proxy(file, {
    get: (target, name) => (isLooked(name) ? slowly(Reflect.get(target, name)) : Reflect.get(target, name)),
  });
}

/** How often others have their turn while some work goes on. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns++;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}

test('whoever asks something has a turn after each large file of code, whatever is looked for in it', async () => {
  const names = ['oar', 'sail', 'tide'];
  const { workspace, index, code } = await projectOf({
    'locales/en.json': JSON.stringify(Object.fromEntries([...names, 'keel'].map((name) => [name, name]))),
    ...Object.fromEntries(names.map((name) => [`src/${name}.ts`, `import i18n from 'i18next';\ni18n.t('${name}');\n`])),
  });
  const files = code.map(large);
  const { used, reached } = await askedKeys(code, index);
  for (const work of [
    () => codeWithKeys(files, index),
    () => askedKeys(files, index),
    () => unusedKeys(files, index, new Set(used), reached, async () => new Map()),
    () => checkCode(workspace, files, index),
  ]) {
    expect(await turnsDuring(work)).toBeGreaterThanOrEqual(names.length);
  }
});
