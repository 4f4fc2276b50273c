import { expect, test } from 'vitest';
import { sandbox } from '../cli/runCli.ts';
import { recordingModel } from '../service/recordingModel.ts';

const memory = `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/><body>
<tu><tuv xml:lang="en"><seg>The printer in the harbour office is out of ink</seg></tuv><tuv xml:lang="vi"><seg>Máy in ở văn phòng cảng hết mực</seg></tuv></tu>
</body></tmx>
`;

test('a text of the project’s memory that is only alike is shown to a language model, and is not written', async () => {
  await using model = await recordingModel();
  using box = sandbox({
    'memory.tmx': memory,
    'locales/en.json': { ink: 'The printer in the harbour office is out of paper', other: 'Boats' },
    'locales/vi.json': {},
  });
  const args = ['translate', 'locales', '--from', 'en', '--to', 'vi', '--tm', 'memory.tmx'];
  const { code, stderr } = await box.run(args, { env: { INTERLINE_ENDPOINT: model.url } });
  expect(code, stderr).toBe(0);
  expect(JSON.parse(box.read('locales/vi.json').toString('utf8'))).toEqual({
    ink: 'THE PRINTER IN THE HARBOUR OFFICE IS OUT OF PAPER',
    other: 'BOATS',
  });
  const prompt = model
    .takeRequests()
    .map(({ system }) => system)
    .join('\n');
  expect(prompt).toContain('The printer in the harbour office is out of ink');
  expect(prompt).toContain('Máy in ở văn phòng cảng hết mực');
});
