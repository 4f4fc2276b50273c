import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import { applyEdits } from '../../../shared/catalog/textRange.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import type { codeLibraries } from '../../../shared/settings.ts';
import { openWorkspace } from '../../workspace/openWorkspace.ts';
import { codeAndKeys } from '../codeAndKeys.ts';
import { extractTexts } from './extractTexts.ts';

let folder: string | undefined;
afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
});

/** A project on disk. */
export async function projectOf(
  files: Readonly<Record<string, string>>,
  library?: (typeof codeLibraries)[number],
  call?: string,
) {
  folder = mkdtempSync(join(tmpdir(), 'interline-extract-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const workspace = await openWorkspace(folder);
  const { index, code } = await codeAndKeys(workspace, new AbortController().signal);
  return { workspace, index, code, library: { name: library, ...(call ? { call } : {}) }, folder };
}

const texts = '{\n  "cart": {\n    "title": "Your cart",\n    "payNow": "Pay now"\n  }\n}\n';

/**
 * Extracts from one file.
 *
 * @param text `«»` mark the selection; all texts without them.
 */
export async function extracted(
  path: string,
  text: string,
  library: (typeof codeLibraries)[number] | undefined,
  more: { readonly source?: string; readonly call?: string; readonly key?: string } = {},
) {
  const plain = text.replace(/[«»]/g, '');
  const { call, source = texts } = more;
  const project = await projectOf(
    { 'locales/en.json': source, 'locales/de.json': '{}\n', [path]: plain },
    library,
    call,
  );
  const start = text.indexOf('«');
  const selection = start < 0 ? {} : { selection: { start, end: text.indexOf('»') - 1 } };
  const key = more.key === undefined ? {} : { key: more.key };
  const { edits, keys, left } = await extractTexts(join(project.folder, path), plain, project, {
    ...selection,
    ...key,
  });
  return {
    text: applyEdits(plain, edits),
    keys: keys.map((one) => `${one.isNew ? '+' : '='} ${one.key}: ${one.text}`),
    entries: Object.fromEntries(keys.flatMap(({ entries }) => entries.map((entry) => [entry.key, entry.text]))),
    left: left.map(({ reason }) => english(reason)),
  };
}

/** A component of React whose function is `t`. */
export const component = (body: string, before = '  const { t } = useTranslation();\n') =>
  `import { useTranslation } from 'react-i18next';\n\nexport function Cart({ user, items }) {\n${before}  return ${body};\n}\n`;
