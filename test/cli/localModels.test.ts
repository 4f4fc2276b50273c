import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lmStudioServer, ollamaServer, otherServer, says } from '../models/localPrograms.ts';
import { jsonLines, type Sandbox, sandbox } from './runCli.ts';
import { environment } from './runModels.ts';

type Server = { readonly url: string };

const run = (box: Sandbox, servers: readonly Server[], args: readonly string[]) =>
  box.run(args, {
    env: {
      ...environment(box),
      INTERLINE_LOCAL_MODELS: servers.map(({ url }) => url).join(' ') || 'http://127.0.0.1:1',
    },
  });

describe('interline models local', () => {
  test('finds the models of this machine, tries one, and it translates until it is forgotten', async () => {
    using box = sandbox({ 'en.json': { hello: 'A new sentence for {name}, everybody.' }, 'de.json': {} });
    await using ollama = await ollamaServer();
    await using studio = await lmStudioServer();
    await using page = await otherServer('page');
    const servers = [page, ollama, studio];
    const listed = await run(box, servers, ['models', 'local', 'list']);
    expect(listed.stdout).toMatch(/^gemma3:4b +Ollama +4\.3B +3\.3 GB$/m);
    expect(listed.stdout).toMatch(/^qwen2\.5-7b-instruct +LM Studio +7B +4\.7 GB$/m);
    expect(ollama.asked).toEqual([]);

    const used = await run(box, servers, ['models', 'local', 'use', 'gemma3:4b', '--to', 'de']);
    expect(used.stderr).toContain('Das Wetter ist heute schön, und wir gehen in den Park.');
    expect(used.code).toBe(0);
    expect(JSON.parse(readFileSync(join(box.root, 'data/localModel.json'), 'utf8'))).toEqual({
      id: 'gemma3:4b',
      program: 'Ollama',
      url: ollama.url,
    });
    const [first, second] = jsonLines((await run(box, servers, ['models', 'local', 'list', '--json'])).stdout);
    expect([first?.used, second?.used]).toEqual([true, false]);

    ollama.speak = says('Ein neuer Satz für <x1/>, alle zusammen.');
    const translated = await run(box, [], ['translate', '.', '--to', 'de']);
    expect(translated.code).toBe(0);
    expect(box.read('de.json').toString()).toContain('Ein neuer Satz für {name}, alle zusammen.');

    expect((await run(box, servers, ['models', 'local', 'forget'])).stderr).toContain(
      'gemma3:4b is not used any more.',
    );
    expect(existsSync(join(box.root, 'data/localModel.json'))).toBe(false);
  });

  test('says what to start where nothing answers', async () => {
    using box = sandbox();
    await using page = await otherServer('page');
    const listed = await run(box, [page], ['models', 'local', 'list']);
    expect(listed).toMatchObject({ code: 0, stdout: '' });
    expect(listed.stderr).toContain('start Ollama, LM Studio’s server, llama.cpp’s server or LocalAI');
    const used = await run(box, [page], ['models', 'local', 'use']);
    expect(used.code).toBe(4);
    expect(used.stderr).toContain('start Ollama');
  });

  test('keeps no model that fails its trial, and asks which one where there are several', async () => {
    using box = sandbox();
    await using ollama = await ollamaServer();
    await using studio = await lmStudioServer();
    ollama.speak = () => 'I am sorry, I cannot do that.';
    const failed = await run(box, [ollama], ['models', 'local', 'use']);
    expect(failed.code).toBe(4);
    expect(failed.stderr).toContain('gemma3:4b gave no answer');
    const open = await run(box, [ollama, studio], ['models', 'local', 'use']);
    expect(open.code).toBe(2);
    expect(open.stderr).toContain('gemma3:4b, qwen2.5-7b-instruct');
    const unknown = await run(box, [ollama, studio], ['models', 'local', 'use', 'gpt']);
    expect(unknown.stderr).toContain('No program serves “gpt”');
    expect(existsSync(join(box.root, 'data/localModel.json'))).toBe(false);
  });

  test('a file without an engine for it names the command', async () => {
    using box = sandbox({ 'en.json': { hello: 'A new sentence for everybody here.' }, 'de.json': {} });
    const translated = await run(box, [], ['translate', '.', '--to', 'de']);
    expect(translated.stdout + translated.stderr).toContain('“interline models local use”');
  });

  test('a model reads notes, limits, contexts, neighbours and terms, and no placeholder', async () => {
    using box = sandbox({
      'de.po': [
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n"Language: de\\n"\n',
        'msgid "Nothing was copied so far"\nmsgstr "Bisher wurde nichts kopiert"\n',
        '#. Shown in the title bar\nmsgctxt "window"\nmsgid "Every folder of {name} is copied"\nmsgstr ""\n',
        'msgid "The copy is complete"\nmsgstr "Die Kopie ist fertig"\n',
      ].join('\n'),
      'glossary.csv': 'en,de\nfolder,Ordner\n',
      'interline.json': { glossaries: ['glossary.csv'] },
    });
    await using ollama = await ollamaServer();
    expect((await run(box, [ollama], ['models', 'local', 'use', '--to', 'de'])).code).toBe(0);
    ollama.asked.length = 0;
    ollama.speak = says('Jeder <t1>Ordner</t1> von <x2/> ist kopiert');
    const translated = await run(box, [], ['translate', 'de.po', '--to', 'de', '--formality', 'more']);
    expect(translated.stderr + translated.stdout).toContain('1 by an engine');
    expect(box.read('de.po').toString()).toContain('msgstr "Jeder Ordner von {name} ist kopiert"');
    expect(ollama.asked).toHaveLength(1);
    const [{ system, texts }] = ollama.asked as [(typeof ollama.asked)[0]];
    expect(texts).toEqual({ 1: 'Every <t1>folder</t1> of <x2/> is copied' });
    expect(system).toContain('{"folder":"Ordner"}');
    expect(system).toContain(
      '{"1":{"context":"window","note":"Shown in the title bar","before":"Nothing was copied so far","after":"The copy is complete"}}',
    );
    expect(system).toContain('formal words');
  });
});
