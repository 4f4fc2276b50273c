import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samplesAsBytes, wavHeader } from '../../shared/speech/wav.ts';
import { bytesOfSound, spoken, wordErrorRate } from '../service/speech.ts';
import { jsonLines, sandbox } from './runCli.ts';
import { voiceService } from './voiceService.ts';

const samples = samplesAsBytes(Int16Array.from({ length: 9600 }, (_, i) => (i % 100) * 50));
const wav = Buffer.concat([wavHeader(16_000, samples.length), samples]);
const remoteKey = 'remote-key-of-nobody';

test('a recording goes through a session of a remote service, and is saved as subtitles in each language', async () => {
  using box = sandbox({ 'talks/harbour.wav': wav, 'talks/harbour.uk.srt': 'mine' });
  await using service = await voiceService();
  const there = { env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: remoteKey } };
  const run = (...args: string[]) => box.run(['voice', ...args], there);

  const { code, stdout, stderr } = await run(
    'talks/harbour.wav',
    '--to',
    'de,pt',
    '--save-subtitles',
    '--glossary',
    'g1',
  );
  expect([code, stdout]).toEqual([
    0,
    'en: Good morning.\nde: (de) \\u001b[31mmorning\npt-PT: (pt-PT) \\u001b[31mmorning\nen: Goodbye\n',
  ]);
  expect(stderr).toMatch(/^127\.0\.0\.1:\d+ transcribes\.\n/);
  expect(service.sessions[0]).toMatchObject({
    authorization: `Service-Auth-Key ${remoteKey}`,
    body: {
      source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000',
      target_languages: ['de', 'pt-PT'],
      glossary_id: 'g1',
    },
  });
  expect(service.sessions[0]?.body).not.toHaveProperty('source_language');
  expect(service.addresses).toEqual(['/stream?token=token-once']);
  expect(Buffer.concat(service.chunks).equals(samples)).toBe(true);
  expect(Math.max(...service.chunks.map(({ length }) => length))).toBe(6400);
  expect(box.read('talks/harbour.en.srt').toString()).toBe(
    '1\n00:00:00,000 --> 00:00:00,900\nGood morning.\n\n2\n00:00:00,900 --> 00:00:01,800\nGoodbye\n',
  );
  expect(box.read('talks/harbour.pt-PT.srt').toString()).toContain('(pt-PT)');

  // nobody listens to an hour of speech to find that it cannot be saved
  const taken = await run('talks/harbour.wav', '--to', 'uk', '-o', 'talks/harbour.srt');
  expect([taken.code, service.sessions.length]).toEqual([1, 1]);
  expect(taken.stderr).toContain('already exists');
  const refused = await run('talks/harbour.wav', '--to', 'uk');
  expect([refused.code, refused.stdout]).toEqual([4, '']);
  expect(refused.stderr).toContain('does not support the target language.\nChoose one');
  const objects = jsonLines((await run('talks/harbour.wav', '--json', '--from', 'en-GB', '--to', 'de')).stdout);
  expect(objects[1]).toEqual({
    kind: 'translation',
    language: 'de',
    text: '(de) \u001b[31mmorning',
    start: 0,
    end: 900,
  });
  expect(service.sessions.at(-1)?.body).toMatchObject({ source_language: 'en', source_language_mode: 'fixed' });
});

test('standard input is heard until it ends or Ctrl-C ends it, and what was said until a break is saved', async () => {
  using box = sandbox();
  await using service = await voiceService();
  const env = { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: remoteKey };
  const piped = await box.run(['voice', '-'], { env, stdin: wav });
  expect([piped.code, piped.stdout]).toEqual([0, 'Good morning.\nGoodbye\n']);

  await using second = await voiceService();
  const endless = await box.run(['voice', '-', '-o', 'talk.srt'], {
    env: { ...env, INTERLINE_SERVICE_URL: second.url },
    open: true,
    stdin: wav,
    during: (child) => void second.heard.then(() => child.kill('SIGINT')),
  });
  expect([endless.code, endless.stdout]).toEqual([0, 'Good morning.\nGoodbye\n']);
  expect(box.read('talk.en.srt').toString()).toContain('Goodbye');

  for (const [fault, words] of [
    ['error', 'No minutes left.'],
    ['lost', 'The connection to the voice service was lost'],
  ] as const) {
    await using broken = await voiceService();
    broken.fault = fault;
    const { code, stdout, stderr } = await box.run(['voice', '-', '-o', `${fault}.srt`], {
      env: { ...env, INTERLINE_SERVICE_URL: broken.url },
      stdin: wav,
    });
    expect([code, stdout], stderr).toEqual([4, 'Good morning.\n']);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain(remoteKey);
    expect(box.read(`${fault}.en.srt`).toString()).toContain('Good morning.');
  }
});

test('a connection that is lost is taken up again, and the sound goes on where it was', async () => {
  using box = sandbox({ 'talk.wav': wav });
  await using service = await voiceService();
  service.fault = 'torn';
  const env = { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: remoteKey };
  const { code, stdout, stderr } = await box.run(['voice', 'talk.wav', '-o', 'talk.vtt'], { env });
  expect([code, stdout], stderr).toEqual([0, 'Good morning.\nGoodbye\n']);
  expect(stderr).toContain('The connection to the voice service was lost; connecting again.');
  expect(service.addresses).toEqual(['/stream?token=token-once', '/stream?token=token-again']);
  expect(Buffer.concat(service.chunks).equals(samples)).toBe(true);
  expect(box.read('talk.en.vtt').toString()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:00\.900\nGood morning\.\n/);

  // a container would have to begin again with its header
  await using second = await voiceService();
  second.fault = 'torn';
  const packed = await box.run(['voice', 'talk.wav', '--type', 'audio/wav'], {
    env: { ...env, INTERLINE_SERVICE_URL: second.url },
  });
  expect([packed.code, packed.stdout]).toEqual([4, 'Good morning.\n']);
  expect(packed.stderr).toContain('The connection to the voice service was lost');
});

test('the embedded service writes speech down and translates it, names its recognizer, and says what others need', async () => {
  const text = 'please open the settings and change the language of the program';
  const sound = bytesOfSound(await spoken(text));
  using box = sandbox({ 'open.wav': Buffer.concat([wavHeader(16_000, sound.length), sound]), 'empty.wav': '' });
  const { code, stdout, stderr } = await box.run(['voice', 'open.wav', '--to', 'es', '--save-subtitles']);
  expect(code, stderr).toBe(0);
  expect(stderr).toContain('pocketsphinx transcribes, on this machine.');
  const lines = stdout.split('\n');
  const english = lines.flatMap((line) => /^en: (.*)/.exec(line)?.[1] ?? []).join(' ');
  expect(wordErrorRate(text, english)).toBeLessThanOrEqual(0.25);
  expect(lines.some((line) => line.startsWith('es: '))).toBe(true);
  expect(box.read('open.es.srt').toString()).toMatch(/^1\n00:00:0\d,\d{3} --> /);

  const german = await box.run(['voice', 'open.wav', '--from', 'de', '-o', 'not.srt']);
  expect([german.code, german.stdout]).toEqual([4, '']);
  expect(german.stderr).toContain('Speech in en is transcribed here; name a speech recognizer on this machine');
  expect(existsSync(join(box.root, 'not.de.srt'))).toBe(false);
  for (const [args, words] of [
    [['gone.wav'], 'gone.wav'],
    [[], 'one FILE'],
    [['-', '--save-subtitles'], 'need a name'],
    [['open.wav', '-o', 'talk.txt'], '.srt'],
    [['open.wav', '--to', 'de,fr,es,it,nl,pl'], 'five languages'],
  ] as const) {
    const wrong = await box.run(['voice', ...args]);
    expect([wrong.code, wrong.stderr.includes(words)], wrong.stderr).toEqual([args[0] === 'gone.wav' ? 3 : 2, true]);
  }
});
