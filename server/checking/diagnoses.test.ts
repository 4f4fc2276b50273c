import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { createDiagnoses } from './diagnoses.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-diagnoses-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const unit = (source: string, targets: Readonly<Record<string, string>>) =>
  `<tu>${Object.entries({ en: source, ...targets })
    .map(([language, text]) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`)
    .join('')}</tu>\n`;

const memory = (targets: Readonly<Record<string, string>>, last = 'Leer') =>
  `<?xml version="1.0"?>
<tmx version="1.4"><header srclang="en" segtype="sentence" adminlang="en" datatype="plaintext" o-tmf="x"
 creationtool="x" creationtoolversion="1"/><body>
${unit('The old harbour sleeps', targets)}${unit('Empty', { de: last })}</body></tmx>
`;

async function opened(settings: object, text: string) {
  await writeFile(join(root, 'interline.json'), JSON.stringify(settings));
  await writeFile(join(root, 'terms.csv'), 'en,de,fr\nharbour,Hafen,port\n');
  const path = join(root, 'memory.tmx');
  await writeFile(path, text);
  const workspace = await openWorkspace(root);
  const diagnoses = createDiagnoses();
  return {
    async diagnose() {
      const file = await workspace.files.read(path);
      if (!file) throw new Error('the memory is no localization file');
      return diagnoses.of(workspace, file);
    },
    type: (typed: string) => workspace.files.setBuffer(path, typed),
  };
}

test('a file of several languages is compared with the terms of each of them, also those that a keystroke adds', async () => {
  const { diagnose, type } = await opened(
    { sourceLanguage: 'en', glossaries: ['terms.csv'] },
    memory({ de: 'Der alte Kai ruht', fr: 'Le vieux quai dort' }),
  );
  const messages = async () =>
    (await diagnose()).findings.filter(({ check }) => check === 'glossary-term').map(({ message }) => message);
  expect(await messages()).toEqual([expect.stringContaining('Hafen'), expect.stringContaining('port')]);
  type(memory({ de: 'Der alte Hafen ruht', fr: 'Le vieux quai dort' }));
  expect(await messages()).toEqual([expect.stringContaining('port')]);
});

test('what a project ignores is not told, keystroke for keystroke', async () => {
  const { diagnose, type } = await opened(
    { sourceLanguage: 'en', ignore: [{ check: 'double-space' }] },
    memory({ de: 'Der  alte Kai ruht..' }),
  );
  const checks = async () => (await diagnose()).findings.map(({ check }) => check);
  expect(await checks()).toEqual(['end-punctuation']);
  type(memory({ de: 'Der  alte Kai ruht..' }, 'Ganz  leer..'));
  expect(await checks()).toEqual(['end-punctuation', 'end-punctuation']);
});

test('what is typed behind the part that can be read moves no finding', async () => {
  await writeFile(join(root, 'en.yml'), 'en:\n  tag: Tags\n  deck: Deck\n  pier: Pier\n');
  const path = join(root, 'de.yml');
  const german = (broken: string, pier = 'Steg') => `de:\n  tag: Alle  Tage\n  deck: De\n${broken}  pier: ${pier}\n`;
  await writeFile(path, german(''));
  const workspace = await openWorkspace(root);
  const diagnoses = createDiagnoses();
  const starts = async (text: string) => {
    workspace.files.setBuffer(path, text);
    const file = await workspace.files.read(path);
    if (!file) throw new Error('the file is no localization file');
    const { findings } = await diagnoses.of(workspace, file);
    return findings.filter(({ check }) => check === 'double-space').map(({ range }) => range.start);
  };
  const start = german('').indexOf('  Tage');
  expect(await starts(german(''))).toEqual([start]);
  expect(await starts(german('k\n'))).toEqual([start]);
  expect(await starts(german('k\n', 'Stege'))).toEqual([start]);
});
