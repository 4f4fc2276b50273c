import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { createMemoryIndex } from '../../shared/memory/createMemoryIndex.ts';
import { readIcu } from '../../shared/messages/icu.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import { createTermIndex } from '../../shared/terms/termIndex.ts';
import type { Engine, EnginePart, EngineText } from '../engines/engine.ts';
import { analyseText, plainText } from './analyseText.ts';
import { createPipeline } from './createPipeline.ts';
import type { PipelineOptions } from './pipeline.ts';
import { plainOptions } from './plainOptions.ts';
import type { TagOptions } from './taggedText.ts';

const signal = new AbortController().signal;
const defaults: PipelineOptions = { ...plainOptions, source: 'en', target: 'es' };

/** An engine that puts each word into angle quotes, and does to the parts what the test wants. */
function quoting(change: (parts: EnginePart[]) => EnginePart[] = (parts) => parts): Engine {
  return {
    id: 'quoting',
    name: 'Quoting',
    directions: async () => [{ source: 'en', target: 'es' }],
    translate: async (texts) =>
      texts.map(({ parts }) => ({
        parts: change(
          parts.map((part) =>
            part.kind === 'text' ? { kind: 'text', text: part.text.replace(/\p{L}+/gu, '«$&»') } : part,
          ),
        ),
      })),
    close: async () => undefined,
  };
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'phrases-'));
  const pairs = [
    ['Save changes', 'Guardar cambios'],
    ['{0} of {1}', '{0} de {1}'],
    ['Delete file?', '¿Eliminar archivo?'],
    ['Hello', 'Hola'],
  ];
  writeFileSync(join(folder, 'index.json'), '{"es":4}');
  writeFileSync(join(folder, 'es.json.br'), brotliCompressSync(JSON.stringify(pairs)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function translate(
  text: string,
  options: Partial<PipelineOptions & TagOptions> = {},
  engines: readonly Engine[] = [quoting()],
) {
  const pipeline = createPipeline({ engines, phrasesFolder: folder });
  const notation = { ...plainText, outlineDetection: true, ...options };
  const [result] = await pipeline.translate([analyseText(text, notation)], { ...defaults, ...options }, () => signal);
  await pipeline.close();
  return result;
}

const memoryOf = (source: string, target: string) => {
  const index = createMemoryIndex();
  index.add([{ source, target, origin: 'app.tmx' }]);
  return index;
};

describe('where a translation comes from', () => {
  test('the memory to the letter first, then its best match, then the phrases, then engines', async () => {
    const memory = { index: memoryOf('Save changes', 'Guardar todo'), threshold: 75, written: 75 };
    expect(await translate('Save changes', { memory })).toMatchObject({
      text: 'Guardar todo',
      origin: { kind: 'memory', match: 100, name: 'app.tmx' },
    });
    expect(await translate('Save changez', { memory })).toMatchObject({
      text: 'Guardar todo',
      origin: { kind: 'fuzzy', match: 91 },
    });
    expect(await translate('Save changes')).toMatchObject({
      text: 'Guardar cambios',
      origin: { kind: 'phrases', match: 95 },
    });
    expect(await translate('Save these')).toMatchObject({
      text: '«Save» «these»',
      origin: { kind: 'engine', name: 'Quoting' },
    });
  });

  test('a memory match without the placeholders of the text is not used', async () => {
    const memory = { index: memoryOf('Hello dear {user}', 'Hola {usuario}'), threshold: 50, written: 50 };
    expect((await translate('Hello dear {user}', { memory }))?.origin.kind).toBe('engine');
  });

  test('sentences are looked up one by one, within formatting too', async () => {
    const index = createMemoryIndex();
    index.add([
      { source: 'Open the door.', target: 'Abra la puerta.', origin: 'app.tmx' },
      { source: 'Press <k>Enter</k> & go.', target: 'Pulse <k>Enter</k> y siga.', origin: 'app.tmx' },
      { source: 'R&D is closed.', target: 'I&D está cerrado.', origin: 'app.tmx' },
    ]);
    const memory = { index, threshold: 75, written: 95 };
    expect(await translate('Open the door. Wait here.', { memory })).toMatchObject({
      text: 'Abra la puerta. «Wait» «here».',
      origin: { kind: 'engine' },
    });
    expect(
      await translate('<p><b>Open the door. R&amp;D is closed.</b></p>', { memory, tagHandling: 'xml' }),
    ).toMatchObject({ text: '<p><b>Abra la puerta. I&amp;D está cerrado.</b></p>', origin: { kind: 'memory' } });
    const branches = '{n, plural, one {Open the door.} other {R&D is closed.}}';
    expect((await translate(branches, { memory }))?.text).toBe(
      '{n, plural, one {Abra la puerta.} other {I&D está cerrado.}}',
    );
  });

  test('a match has the numbers and placeholders of the text; below 95 % it is a hint unless it is marked', async () => {
    const memory = (source: string, target: string, written = 95) => ({
      index: memoryOf(source, target),
      threshold: 70,
      written,
    });
    expect(
      await translate('Page 3 of {total}', { memory: memory('Page 12 of {n}', 'Página 12 de {n}') }),
    ).toMatchObject({
      text: 'Página 3 de {total}',
      origin: { kind: 'fuzzy', match: 99 },
    });
    const masked = 'Page <x id="1"/> of 5';
    expect(
      await translate(masked, { tagHandling: 'xml', memory: memory('Page {n} of 12', 'Página {n} de 12') }),
    ).toMatchObject({ text: 'Página <x id="1"/> de 5', origin: { kind: 'fuzzy', match: 99 } });
    const paper = memory('The printer is out of paper', 'La impresora no tiene papel');
    let hints: EngineText['hints'];
    const reading: Engine = {
      ...quoting(),
      translate: (texts, ...rest) => {
        hints = texts[0]?.hints;
        return quoting().translate(texts, ...rest);
      },
    };
    const text = 'The printer is out of toner';
    expect((await translate(text, { memory: paper }, [reading]))?.origin).toEqual({ kind: 'engine', name: 'Quoting' });
    expect(hints).toEqual([
      { source: 'The printer is out of paper', target: 'La impresora no tiene papel', match: 88 },
    ]);
    expect((await translate(text, { memory: { ...paper, written: 70 } }))?.origin).toMatchObject({ match: 88 });
  });

  test('a text that is a term is the glossary’s; a term in a sentence is its translation', async () => {
    const terms = createTermIndex([{ source: 'invoice', targets: ['factura'], forbidden: [] }]);
    expect(await translate('Invoice:', { terms })).toMatchObject({ text: 'Factura:', origin: { kind: 'glossary' } });
    expect((await translate('Send the invoice now', { terms }))?.text).toBe('«Send» «the» factura «now»');
  });

  test('phrases keep case, final punctuation and placeholders', async () => {
    expect((await translate('SAVE CHANGES'))?.text).toBe('GUARDAR CAMBIOS');
    expect((await translate('save changes…'))?.text).toBe('guardar cambios…');
    expect((await translate('Delete file'))?.text).toBe('Eliminar archivo');
    expect((await translate('  %d of {{ total }}\n'))?.text).toBe('  %d de {{ total }}\n');
    expect((await translate('<b>Save changes</b>', { tagHandling: 'xml' }))?.text).toBe('<b>Guardar cambios</b>');
  });

  test('the same language and texts without words come back as they were', async () => {
    expect(await translate('Save', { source: 'es', target: 'es' })).toMatchObject({
      text: 'Save',
      origin: { kind: 'unchanged' },
    });
    expect(await translate('{0} – 42', {})).toMatchObject({ text: '{0} – 42', origin: { kind: 'unchanged' } });
  });

  test('what nothing translates is not faked, and the answer says what would serve', async () => {
    const result = await translate('Fly me to the moon', {}, []);
    expect(result).toEqual({
      text: 'Fly me to the moon',
      detectedSource: 'en',
      origin: {
        kind: 'none',
        message:
          'No engine here translates this text from English to Spanish: install apertium-eng-spa, run “interline models install es”, use a language model on this machine (“interline models local use”), or use a remote service.',
      },
    });
  });

  test('a short text that looks like another language is English where it is a phrase of the interface', async () => {
    const pipeline = createPipeline({ engines: [], phrasesFolder: folder });
    const { source: _, ...undetected } = defaults;
    const results = await pipeline.translate(
      ['Hello', 'Hello!', 'Bonjour'].map((text) => analyseText(text)),
      undetected,
      () => signal,
    );
    expect(results.map(({ detectedSource, text }) => [detectedSource, text])).toEqual([
      ['en', 'Hola'],
      ['en', '¡Hola!'],
      ['fr', 'Bonjour'],
    ]);
    await pipeline.close();
  });

  test('an engine that breaks is passed over, and named when no other serves', async () => {
    const broken: Engine = {
      ...quoting(),
      translate: async () => {
        throw new OperationalError('unavailable', asWritten('The engine broke.'));
      },
    };
    expect((await translate('Fly away', {}, [broken, quoting()]))?.text).toBe('«Fly» «away»');
    const alone = await translate('Fly away', {}, [broken]);
    expect(alone?.origin).toMatchObject({ kind: 'none', message: expect.stringContaining('(The engine broke)') });
    expect(alone?.origin).toHaveProperty('broken', true);
  });

  test('an engine that breaks and starts anew has its second try', async () => {
    let tries = 0;
    const crashing: Engine = {
      ...quoting(),
      translate: async (...request) => {
        if (tries++ === 0) throw new OperationalError('unavailable', asWritten('The engine broke.'));
        return quoting().translate(...request);
      },
    };
    expect((await translate('Fly away', {}, [crashing]))?.text).toBe('«Fly» «away»');
  });

  test('the language of a text is detected where the request does not say', async () => {
    const pipeline = createPipeline({ engines: [quoting()], phrasesFolder: folder });
    const { source: _, ...unsaid } = defaults;
    const results = await pipeline.translate(
      ['Please check the connection of your printer', 'La impresora no está conectada a la red', '12:30'].map((text) =>
        analyseText(text),
      ),
      unsaid,
      () => signal,
    );
    expect(results.map((result) => [result.detectedSource, result.origin.kind])).toEqual([
      ['en', 'engine'],
      ['es', 'unchanged'],
      ['es', 'unchanged'],
    ]);
  });
});

describe('what must survive', () => {
  test('placeholders and addresses are never shown to an engine', async () => {
    const text = 'Ask {name} or {{you}}, %s: see https://a.example/x?y=1 or mail me@a.example.';
    expect((await translate(text))?.text).toBe(
      '«Ask» {name} «or» {{you}}, %s: «see» https://a.example/x?y=1 «or» «mail» me@a.example.',
    );
  });

  test('an engine that makes a placeholder up is passed over', async () => {
    const inventing = quoting((parts) => [...parts, { kind: 'text', text: ' {0}' }]);
    expect((await translate('Fly {name} away', {}, [inventing, quoting()]))?.text).toBe('«Fly» {name} «away»');
    expect((await translate('Fly away', {}, [inventing]))?.origin).toMatchObject({ kind: 'none' });
    const percent = quoting(([first]) => (first ? [{ kind: 'text', text: '50 % de descuento' }] : []));
    expect((await translate('Half off', {}, [percent]))?.text).toBe('50 % De descuento');
  });

  test('identifiers come back as they were', async () => {
    const text = 'Add btn-primary to `the list`, then run @scope/pkg --force for en-US';
    expect((await translate(text))?.text).toBe(
      '«Add» btn-primary «to» `the list`, «then» «run» @scope/pkg --force «for» en-US',
    );
    expect(await translate('SAVE_BUTTON')).toMatchObject({ text: 'SAVE_BUTTON', origin: { kind: 'unchanged' } });
  });

  test('of an ICU message the branches are translated, its frame is not', async () => {
    const text = "{who, select, male {He''s got {n, plural, one {# <b>file</b>} other {# files}}} other {None}} left";
    expect((await translate(text))?.text).toBe(
      "{who, select, male {«He»''«s» «got» {n, plural, one {# <b>«file»</b>} other {# «files»}}} other {«None»}} «left»",
    );
    const tagged = '<i>{n, plural, one {a <b>file</b> &amp; more} other {#}}</i>';
    expect((await translate(tagged, { tagHandling: 'xml' }))?.text).toBe(
      '<i>{n, plural, one {«a» <b>«file»</b> &amp; «more»} other {#}}</i>',
    );
  });

  test('a message that cannot be read comes back as it was, and says why', async () => {
    const text = 'You have {n, plural, one {# file}}';
    const message = 'The text is not a valid message: The form “other” is missing.';
    expect(await translate(text)).toMatchObject({ text, origin: { kind: 'none', message } });
  });

  test('an ICU message stays one with the same arguments, whatever the engine answers', async () => {
    const sign = fc.constantFrom("l'", "'", '{', '}', '#', '|', '<', "''", ' ');
    const branch = fc.constantFrom('# files', "it's {name}", 'the {name}', '', "a '{'b'}' c", 'one. Two.', "don''t");
    await fc.assert(
      fc.asyncProperty(branch, branch, fc.constantFrom('plural', 'select'), sign, async (one, other, type, added) => {
        const text = `{n, ${type}, one {${one}} other {${other}}} left`;
        fc.pre(readIcu(text).icu !== undefined);
        const wild = quoting((parts) =>
          parts.map((part) => (part.kind === 'text' ? { kind: 'text', text: part.text + added } : part)),
        );
        const answer = readIcu((await translate(text, {}, [wild]))?.text ?? '').icu;
        expect([...(answer?.arguments.keys() ?? [])].sort()).toEqual(
          [...(readIcu(text).icu?.arguments.keys() ?? [])].sort(),
        );
        expect(answer?.arguments.get('n')?.selectors.map(({ name }) => name)).toEqual(['one', 'other']);
      }),
    );
  });

  test('sentences and line ends keep their white space', async () => {
    expect((await translate(' One.  Two.\n\nThree '))?.text).toBe(' «One».  «Two».\n\n«Three» ');
  });

  test('ignored content and entities', async () => {
    const result = await translate('<p>Press <k>Enter &amp; Tab</k> &lt;now&gt;</p>', {
      tagHandling: 'xml',
      ignoreTags: ['k'],
    });
    expect(result?.text).toBe('<p>«Press» <k>Enter &amp; Tab</k> &lt;«now»&gt;</p>');
  });

  test('unnumbered placeholders keep their order', async () => {
    const reversing = quoting((parts) => [...parts].reverse());
    expect((await translate('Copied %s to %s now', {}, [reversing]))?.text).toBe('«Copied» %s «to» %s «now»');
    expect((await translate('Of {a} in {b}', {}, [reversing]))?.text).toContain('{b} «in» {a}');
  });

  test('no white space is added around a sentence', async () => {
    const spaced = quoting((parts) => [{ kind: 'text', text: ' ' }, ...parts, { kind: 'text', text: ' ' }]);
    expect((await translate('<p>One.</p>Fly away', { tagHandling: 'html' }, [spaced]))?.text).toBe(
      '<p>«One».</p>«Fly» «away»',
    );
  });

  test('with formatting preserved the end is the source’s', async () => {
    const dotted = quoting((parts) => [...parts, { kind: 'text', text: '.' }]);
    expect((await translate('Fly away', { preserveFormatting: true }, [dotted]))?.text).toBe('«Fly» «away»');
    expect((await translate('Fly away', {}, [dotted]))?.text).toBe('«Fly» «away».');
  });

  test('tags come back whole, balanced and once, whatever the engine does', async () => {
    const change = fc.constantFrom<(parts: EnginePart[]) => EnginePart[]>(
      (parts) => [...parts].reverse(),
      (parts) => parts.filter((part) => part.kind === 'text'),
      (parts) => parts.flatMap((part) => [part, part]),
      (parts) => parts.slice(1),
      (parts) => [...parts, { kind: 'mark', id: 99, role: 'standalone' }],
      () => [],
    );
    const piece = fc.constantFrom(
      'word ',
      '<b>',
      '</b>',
      '<i>',
      '</i>',
      '<x id="1"/>',
      '{name} ',
      'end. ',
      '&amp; ',
      '%s ',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 10 }), change, async (parts, wild) => {
        const text = parts.join('');
        const result = await translate(text, { tagHandling: 'xml' }, [quoting(wild)]);
        const marks = (value: string) => (value.match(/<[^>]*>|\{name\}|%s/g) ?? []).sort();
        expect(marks(result?.text ?? '')).toEqual(marks(text));
        if (result?.origin.kind === 'none') expect(result.text).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('a tag that closes behind a full stop, and a footnote there, belong to the sentence before', async () => {
    const seen: string[] = [];
    const engine = quoting((parts) => {
      seen.push(parts.map((part) => (part.kind === 'text' ? part.text : part.role)).join('|'));
      return parts;
    });
    const text = 'Open <b>the door.</b> Go in.<fn/> Sit <i>down.</i>';
    const result = await translate(text, { tagHandling: 'xml' }, [engine]);
    expect(seen).toEqual(['«Open» |open|«the» «door».|close', '«Go» «in».|standalone', '«Sit» |open|«down».|close']);
    expect(result?.text).toBe('«Open» <b>«the» «door».</b> «Go» «in».<fn/> «Sit» <i>«down».</i>');
  });

  test('a cancelled request ends as cancelled', async () => {
    const pipeline = createPipeline({ engines: [quoting()], phrasesFolder: folder });
    await expect(pipeline.translate([analyseText('Fly')], defaults, () => AbortSignal.abort())).rejects.toMatchObject({
      kind: 'cancelled',
    });
  });
});
