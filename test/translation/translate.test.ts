import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { translationTargets } from '../../server/translation/targets.ts';
import { type FileTranslation, translateFile } from '../../server/translation/translateFile.ts';
import { createTranslator } from '../../server/translation/translator.ts';
import { writeTranslation } from '../../server/translation/writeTranslation.ts';
import { openWorkspace } from '../../server/workspace/openWorkspace.ts';
import { createClient } from '../../shared/api/client.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { answer, type Conduct, type OddService, oddService, refuse } from './oddService.ts';

let folder: string | undefined;
let service: OddService | undefined;

afterEach(async () => {
  await service?.stop();
  service = undefined;
  if (folder) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
});

/** Translates a small project into German with a service that behaves as told; returns what became of each file. */
async function checkTranslate(
  files: Readonly<Record<string, string>>,
  conduct: Conduct,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ results: readonly FileTranslation[]; read: (path: string) => string }> {
  const root = mkdtempSync(join(tmpdir(), 'interline-translate-'));
  folder = root;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  service = await oddService(conduct);
  const client = createClient({ baseUrl: service.url, key: 'secret-key', scheme: 'Service-Auth-Key', random: noPause });
  const workspace = await openWorkspace(root);
  const translator = createTranslator({ workspace, service: async () => ({ client, name: 'odd' }) });
  const { targets } = await translationTargets(workspace, [root], 'de', signal);
  const results: FileTranslation[] = [];
  for (const target of targets) {
    const result = await translateFile(translator, target, { signal, target: 'de' });
    await writeTranslation(workspace, result);
    results.push(result);
  }
  return { results, read: (path) => readFileSync(join(root, path), 'utf8') };
}

/** Full jitter draws pauses from 0 to a bound: this draws none. */
const noPause = () => 0;

const xliff = (units: string, target = ' target-language="de"') => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="app" source-language="en"${target} datatype="plaintext">
    <body>
${units}
    </body>
  </file>
</xliff>
`;
const unit = (id: string, source: string) =>
  `      <trans-unit id="${id}">\n        <source>${source}</source>\n      </trans-unit>`;

const german = (text: string) =>
  text.replace('Hello', 'Hallo').replace('Save', 'Speichern').replace('files', 'Dateien');
const good: Conduct = ({ text }, response) => answer(response, text.map(german));

describe('placeholders and tags', () => {
  test('reach the service masked and the file as they were', async () => {
    const { read } = await checkTranslate(
      { 'app.xlf': xliff(unit('1', 'Hello <g id="1">{name}</g> &amp; %1$d files')) },
      good,
    );
    expect(service?.received[0]?.text[0]).not.toMatch(/\{name\}|%1\$d/);
    expect(read('app.xlf')).toContain(
      '<target state="translated" state-qualifier="mt-suggestion">Hallo <g id="1">{name}</g> &amp; %1$d Dateien</target>',
    );
  });

  test('a translation that lost a placeholder in its middle is refused, not written', async () => {
    const { results, read } = await checkTranslate(
      { 'app.xlf': xliff(unit('1', 'Hello {name}, you have %d files')) },
      ({ text }, response) =>
        answer(
          response,
          text.map((each) => each.replace(/<x[^>]*>/g, '')),
        ),
    );
    expect(read('app.xlf')).not.toContain('<target');
    expect(JSON.stringify(results[0]?.translations[0]?.failure)).toMatch(/\{name\}|%d/);
  });
});

describe('requests', () => {
  test('equal texts are sent once and come back to every segment', async () => {
    const { read } = await checkTranslate(
      { 'app.xlf': xliff([unit('1', 'Save'), unit('2', 'Save'), unit('3', 'Hello')].join('\n')) },
      good,
    );
    expect(service?.received.flatMap((each) => each.text)).toEqual(['Save', 'Hello']);
    expect(read('app.xlf').match(/>Speichern</g)).toHaveLength(2);
  });

  test('a thousand texts travel in requests of at most 50', async () => {
    const units = Array.from({ length: 1000 }, (_, i) => unit(`u${i}`, `Hello number ${i}`)).join('\n');
    const { results } = await checkTranslate({ 'app.xlf': xliff(units) }, good);
    expect(service?.received).toHaveLength(20);
    expect(results[0]?.translations.every((each) => each.content)).toBe(true);
  });
});

describe('a service that fails', () => {
  test.each([
    [403, 'Forbidden'],
    [456, 'Quota for this billing period has been exceeded.'],
  ])('with %d leaves the file as it was, asks once and says why', async (status, message) => {
    const text = xliff(Array.from({ length: 300 }, (_, i) => unit(`u${i}`, `Hello ${i} there`)).join('\n'));
    const { results, read } = await checkTranslate({ 'app.xlf': text }, (_, response) =>
      refuse(response, status, message),
    );
    expect(read('app.xlf')).toBe(text);
    expect(service?.received.length).toBeLessThanOrEqual(4);
    expect(results[0]?.translations).toHaveLength(300);
    expect(
      results[0]?.translations.every((each) => each.failure && !english(each.failure).includes('secret-key')),
    ).toBe(true);
  });

  test('half way keeps what succeeded', async () => {
    const text = xliff(Array.from({ length: 120 }, (_, i) => unit(`u${i}`, `Hello ${i} there`)).join('\n'));
    const { results, read } = await checkTranslate({ 'app.xlf': text }, ({ text: texts }, response, count) =>
      count === 1 ? refuse(response, 400, 'Bad request') : answer(response, texts.map(german)),
    );
    const done = results[0]?.translations.filter((each) => each.content).length;
    expect(done).toBe(70);
    expect(read('app.xlf').match(/<target/g)).toHaveLength(70);
  });

  test('closing in the middle of an answer is not asked again: it may have been billed', async () => {
    const { results } = await checkTranslate({ 'app.xlf': xliff(unit('1', 'Hello')) }, (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"translations":[');
      setImmediate(() => response.destroy());
    });
    expect(service?.received).toHaveLength(1);
    expect(results[0]?.translations[0]?.failure).toBeTruthy();
  });

  test('a nonsensical answer is reported as one', async () => {
    const { results, read } = await checkTranslate({ 'app.xlf': xliff(unit('1', 'Hello')) }, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html>Welcome to the hotel network</html>');
    });
    expect(read('app.xlf')).not.toContain('<target');
    expect(results[0]?.translations[0]?.failure).toBeTruthy();
  });

  test('asking for patience is asked again', async () => {
    const { read } = await checkTranslate({ 'app.xlf': xliff(unit('1', 'Hello')) }, ({ text }, response, count) =>
      count < 2 ? refuse(response, count === 0 ? 429 : 529, 'Too many requests') : answer(response, text.map(german)),
    );
    expect(read('app.xlf')).toContain('Hallo');
  });
});

describe('files that are not there yet', () => {
  test('JSON is made with the keys that have a translation, in the order and layout of the source', async () => {
    const source = '{\n\t"b": "Hello",\n\t"a": { "save": "Save", "no": "Untranslatable thing" }\n}\n';
    const { results, read } = await checkTranslate(
      { 'locales/en/app.json': source, 'locales/fr/app.json': '{}' },
      (got, response) =>
        got.text.some((each) => each.startsWith('Untrans')) && got.text.length === 1
          ? refuse(response, 400, 'no')
          : answer(
              response,
              got.text.map((each) => (each.startsWith('Untrans') ? '<oops/>' : german(each))),
            ),
    );
    expect(results).toHaveLength(1);
    expect(read('locales/de/app.json')).toBe('{\n\t"b": "Hallo",\n\t"a": { "save": "Speichern" }\n}\n');
  });

  test('SRT keeps timing, and what has no translation stays in the source language and counts as untranslated', async () => {
    const source =
      '1\r\n00:00:01,000 --> 00:00:03,000\r\nHello\r\n\r\n2\r\n00:00:04,000 --> 00:00:06,000\r\nOther words\r\n';
    const { read } = await checkTranslate({ 'film.en.srt': source }, ({ text }, response) =>
      answer(
        response,
        text.map((each) => (each === 'Hello' ? 'Hallo' : '<bad/>')),
      ),
    );
    expect(read('film.de.srt')).toBe(source.replace('Hello', 'Hallo'));
    const workspace = await openWorkspace(folder ?? '');
    const file = await workspace.files.read(join(folder ?? '', 'film.de.srt'));
    expect(file?.catalog.segments.all().map((each) => each.state)).toEqual(['translated', 'untranslated']);
  });
});

describe('what the project knows goes before the service', () => {
  test('memory, fuzzy memory, glossary', async () => {
    const tmx = `<?xml version="1.0"?><tmx version="1.4"><header srclang="en" adminlang="en" segtype="sentence" datatype="plaintext" o-tmf="x" creationtool="x" creationtoolversion="1"/><body>
<tu><tuv xml:lang="en"><seg>Hello world</seg></tuv><tuv xml:lang="de"><seg>Hallo Welt</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>The ferry leaves at noon from pier two</seg></tuv><tuv xml:lang="de"><seg>Die Fähre legt mittags von Pier zwei ab</seg></tuv></tu>
</body></tmx>`;
    const { read, results } = await checkTranslate(
      {
        'memory.tmx': tmx,
        'glossary.csv': 'en,de\npier,Anleger\n',
        'app.xlf': xliff(
          [
            unit('exact', 'Hello world'),
            unit('fuzzy', 'The ferry leaves at noon from pier ten'),
            unit('term', 'Pier'),
          ].join('\n'),
        ),
      },
      good,
    );
    expect(service?.received).toEqual([]);
    expect(results[0]?.translations.map((each) => each.origin?.kind)).toEqual(['memory', 'fuzzy', 'glossary']);
    expect(read('app.xlf')).toMatch(/<target state="translated"[^>]*>Hallo Welt<\/target>/);
    expect(read('app.xlf')).toMatch(
      /<target state="needs-review-translation"[^>]*>Die Fähre legt mittags von Pier zwei ab</,
    );
    expect(read('app.xlf')).toContain('>Anleger</target>');
  });
});

test('cancelling keeps what is there and says so', async () => {
  const controller = new AbortController();
  const text = xliff(Array.from({ length: 500 }, (_, i) => unit(`u${i}`, `Hello ${i} there`)).join('\n'));
  const { results } = await checkTranslate(
    { 'app.xlf': text },
    ({ text: texts }, response, count) => {
      if (count === 4) controller.abort();
      answer(response, texts.map(german));
    },
    controller.signal,
  );
  const failures =
    results[0]?.translations.filter((each) => each.failure && english(each.failure) === 'Cancelled.') ?? [];
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.length).toBeLessThan(500);
});

describe('a file that keeps several languages', () => {
  const catalog = (german: string) => `{
  "sourceLanguage" : "en",
  "strings" : {
    "Hello" : {
      "localizations" : {${german}
        "fr" : {
          "stringUnit" : {
            "state" : "new",
            "value" : ""
          }
        }
      }
    }
  },
  "version" : "1.0"
}`;
  const inGerman = (value: string, state: string) =>
    `\n        "de" : {\n          "stringUnit" : {\n            "state" : "${state}",\n            "value" : "${value}"\n          }\n        },`;

  test('gets the language asked for and no other', async () => {
    const { results, read } = await checkTranslate({ 'App.xcstrings': catalog(inGerman('', 'new')) }, good);
    expect(read('App.xcstrings')).toBe(catalog(inGerman('Hallo', 'translated')));
    expect(results[0]).toMatchObject({ total: 1, untranslatedBefore: 1 });
  });

  test('gets a language that it has not yet', async () => {
    const { read } = await checkTranslate({ 'App.xcstrings': catalog('') }, good);
    expect(read('App.xcstrings')).toBe(catalog(inGerman('Hallo', 'translated')));
  });

  test('keeps its other languages in one file of several pairs', async () => {
    const two = xliff(unit('1', 'Hello'), ' target-language="de"').replace(
      '</xliff>',
      xliff(unit('2', 'Hello'), ' target-language="fr"').replace(/^[\s\S]*?(?= {2}<file)/, ''),
    );
    const { read } = await checkTranslate({ 'app.xlf': two }, good);
    expect(read('app.xlf').match(/>Hallo</g)).toHaveLength(1);
  });
});
