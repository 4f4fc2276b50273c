import { expect, test } from 'vitest';
import { sandbox } from '../cli/runCli.ts';
import { recordingModel } from '../service/recordingModel.ts';
import { runService } from '../service/runningService.ts';

test('a remote service gets the project’s glossary once for each content, and nothing else there changes', async () => {
  await using model = await recordingModel();
  await using service = await runService({ args: ['--endpoint', model.url] });
  const { glossaries } = service.client;
  const dictionary = { source_lang: 'en', target_lang: 'fr', entries: 'berth\tquai', entries_format: 'tsv' } as const;
  const theirs = await glossaries.create({ name: 'Theirs', dictionaries: [dictionary] });
  using box = sandbox({
    'terms.csv': 'en,fr\nberth,poste\n',
    'locales/en.json': { leave: 'Leave the berth now' },
  });
  const translated = async (env: Readonly<Record<string, string>> = {}) => {
    box.write('locales/fr.json', {});
    const args = ['translate', 'locales', '--from', 'en', '--to', 'fr', '--glossary', 'terms.csv'];
    const there = { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: service.key, ...env };
    const { code, stderr } = await box.run(args, { env: there });
    return { code, stderr, leave: JSON.parse(box.read('locales/fr.json').toString('utf8')).leave };
  };
  for (let run = 0; run < 2; run++) {
    expect(await translated()).toEqual({ code: 0, stderr: '', leave: 'LEAVE THE poste NOW' });
  }
  const mine = (await glossaries.list()).filter(({ glossary_id }) => glossary_id !== theirs.glossary_id);
  expect(mine).toMatchObject([{ name: expect.stringMatching(/^Interline en-fr [\da-f]{16}$/) }]);
  box.write('terms.csv', 'en,fr\nberth,mouillage\n');
  expect((await translated()).leave).toBe('LEAVE THE mouillage NOW');
  expect(await glossaries.list()).toHaveLength(3);
  expect(await glossaries.get(theirs.glossary_id)).toEqual({ ...theirs, ready: undefined });

  const refused = await translated({ INTERLINE_KEY: 'key-of-the-translator' });
  expect(refused).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(
      /did not accept the glossary of the project \(en–fr\); it translates without it\. \S/,
    ),
    leave: 'LEAVE THE BERTH NOW',
  });
});
