import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Check, CheckContext } from '../../shared/checks/contract/check.ts';
import { checkAhead } from '../cli/checking/checkAhead.ts';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createDiagnoses } from './diagnoses.ts';
import { leavingOut } from './leavingOut.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-failing-'));
  await writeFile(join(root, 'en.json'), '{ "a": "One text" }');
  await writeFile(join(root, 'de.json'), '{ "a": "Ein  {boot-name}" }');
  await writeFile(join(root, 'fr.json'), '{ "a": "Un  texte" }');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Builds an expression of a text that is none. */
const breakOn = (text: string) => {
  if (text.includes('{boot-name}')) throw new SyntaxError('Invalid group');
  return [];
};
const base = { id: 'breaks', severity: 'warning', summary: '' } as const;
const failing: Readonly<Record<string, Check>> = {
  'of segments': { ...base, run: ({ target }) => breakOn(target?.value ?? '') },
  'of files': { ...base, scope: 'file', run: ({ catalog }: CheckContext) => breakOn(catalog.text.toString()) },
  'of files, by segment': {
    ...base,
    scope: 'file',
    run: () => [],
    inSegment: ({ target }) => breakOn(target?.value ?? ''),
  },
};
const reason =
  'the check “breaks” failed (Invalid group); please report this, and set the check to "off" in the meantime';

async function opened(check: Check) {
  const workspace = await openWorkspace(root);
  const { rules } = workspace.settings;
  const checksOf = (path: string) => [...rules.checksOf(path), check];
  const broken: Workspace = { ...workspace, settings: { ...workspace.settings, rules: { ...rules, checksOf } } };
  const fileOf = async (name: string) => {
    const file = await broken.files.read(join(root, name));
    if (!file) throw new Error(`${name} is no localization file`);
    return file;
  };
  return { workspace: broken, fileOf };
}

test.each(Object.entries(failing))(
  'a check %s that throws leaves out the file it throws on, and no other',
  async (_, check) => {
    const { workspace, fileOf } = await opened(check);
    const question = { languages: [], progress: false };
    const ahead = async (name: string) => checkAhead({ path: name, file: await fileOf(name), workspace }, question);
    expect((await ahead('de.json'))?.reason).toMatchObject({ values: ['breaks', 'Invalid group'] });
    const french = await ahead('fr.json');
    expect(french?.reason).toBeUndefined();
    expect(french?.findings.map(({ check: id }) => id)).toContain('double-space');

    const diagnoses = createDiagnoses();
    const path = join(root, 'de.json');
    await expect(diagnoses.of(workspace, await fileOf('de.json'))).rejects.toThrow(`${path}: ${reason}`);
    expect((await diagnoses.of(workspace, await fileOf('fr.json'))).findings).not.toEqual([]);
    workspace.files.setBuffer(path, '{ "a": "Ein  Boot" }');
    expect((await diagnoses.of(workspace, await fileOf('de.json'))).findings).not.toEqual([]);
  },
);

test('what fails outside a check is named without one', () => {
  const fail = () => {
    throw new TypeError('x is undefined');
  };
  expect(() => leavingOut('/p/de.json', fail)).toThrow(
    '/p/de.json: checking it failed (x is undefined); please report this',
  );
});
