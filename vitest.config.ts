import { defineConfig } from 'vitest/config';

const tests = (name: string, include: string[], seconds: number) => ({
  test: { name, include, testTimeout: seconds * 1000, hookTimeout: seconds * 1000 },
});

export default defineConfig({
  test: {
    projects: [
      tests('unit', ['{shared,server,service,client}/**/*.test.ts', 'test/architecture.test.ts'], 20),
      tests('boundary', ['test/{cli,lsp,service,translation}/**/*.test.ts'], 60),
      tests('workbench', ['test/workbench/**/*.test.ts'], 240),
    ],
  },
});
