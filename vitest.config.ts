import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const tests = (name: string, include: string[], seconds: number, setup: string[] = []) => ({
  test: {
    name,
    include,
    alias: [{ find: /^fast-check$/, replacement: fileURLToPath(new URL('test/seededLaws.ts', import.meta.url)) }],
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
    // Units have no state of their own: modules are loaded once for all of them.
    isolate: name !== 'unit',
    // What a process or an editor is waited for may take its time on a busy machine.
    ...(name === 'unit' ? {} : { expect: { poll: { timeout: 30_000 } } }),
    ...(setup.length > 0 ? { globalSetup: setup } : {}),
    ...(name === 'workbench' ? { sequence: { groupOrder: 1 } } : {}),
  },
});

export default defineConfig({
  test: {
    projects: [
      tests(
        'unit',
        [
          '{shared,library,models,server,service,client,bench}/**/*.test.ts',
          'test/{architecture,generated,names,patterns,resourceTable}.test.ts',
        ],
        // Laws take seconds of work, which a busy machine has little time for.
        120,
      ),
      tests('boundary', ['test/{cli,library,lsp,service,models,translation,corpus}/**/*.test.ts'], 120, [
        'test/build.ts',
      ]),
      tests('workbench', ['test/workbench/**/*.test.ts'], 240, ['test/build.ts', 'test/workbench/installed.ts']),
    ],
  },
});
