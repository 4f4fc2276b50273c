import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type {
  DocumentPlan,
  KeepDocumentParams,
  TranslateDocumentParams,
  TranslateDocumentResult,
} from '../../shared/documentProtocol.ts';
import { remoteService } from '../service/remoteService.ts';
import { project } from './fixtures.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: { ...project, 'guide.html': '<p>Save</p>\n', 'report.pdf': '%PDF-1.4\n' } });

/** An editor that is signed in, and what it was asked to keep. */
async function signedIn({ url, key }: { readonly url: string; readonly key: string }) {
  const kept: KeepDocumentParams[] = [];
  const editor = await started({
    initializationOptions: { connection: true },
    answers: {
      'interline/connection': () => ({ url, key, scheme: 'Service-Auth-Key' }),
      'interline/keepDocument': (params) => {
        kept.push(params as KeepDocumentParams);
        return null;
      },
    },
  });
  const translate = (more: Partial<TranslateDocumentParams>) =>
    editor.request<TranslateDocumentResult>('interline/translateDocument', {
      ...{ uri: editor.uri('guide.html'), targetLanguage: 'de', sourceLanguage: 'en', ...more },
    } satisfies TranslateDocumentParams);
  return { editor, kept, translate };
}

const uploads = (asked: readonly string[]) => asked.filter((one) => one === 'POST /v2/document').length;

test('a whole document is followed by what the client kept of it: nothing is sent twice', async () => {
  await using service = await remoteService();
  const { editor, kept, translate } = await signedIn(service);
  const options = { whole: true };
  const first = await translate({ options, job: 'job-1' });
  expect(first).toMatchObject({ fileName: 'guide.de.html', billedCharacters: 4 });
  expect(Buffer.from(first.content, 'base64').toString()).toContain('Speichern');
  expect(kept.map(({ job }) => job)).toEqual(['job-1']);
  expect(uploads(service.asked)).toBe(1);

  const [handle] = kept.map((one) => one.handle);
  if (!handle) throw new Error('No handle was kept.');
  // Its translation was downloaded: the service keeps no other.
  await expect(translate({ options, handle })).rejects.toThrow('can be downloaded once: send the document again');
  expect(uploads(service.asked)).toBe(1);
  expect(existsSync(join(editor.folder, 'guide.de.html'))).toBe(false);
});

test('what translating costs and where it goes is known before anything is sent', async () => {
  await using service = await remoteService();
  const { editor } = await signedIn(service);
  const plan = (uri: string, more: object = {}) =>
    editor.request<DocumentPlan>('interline/documentPlan', {
      ...{ uri: editor.uri(uri), targetLanguages: ['de', 'fr'], ...more },
    });
  expect(await plan('guide.html', { options: { whole: true }, naming: '{language}/{name}.{extension}' })).toEqual({
    isWhole: true,
    targets: [
      { language: 'de', result: editor.uri('de/guide.html'), exists: false, characters: 4 },
      { language: 'fr', result: editor.uri('fr/guide.html'), exists: false, characters: 4 },
    ],
  });
  const texts = await plan('film/harbour.en.srt');
  expect(texts.isWhole).toBe(false);
  expect(texts.targets.map(({ exists }) => exists)).toEqual([true, false]);
  expect(await plan('report.pdf')).toMatchObject({
    isWhole: true,
    targets: [{ characters: 50_000, isLeast: true }, {}],
  });
  await expect(plan('guide.html', { naming: '../{language}.html' })).rejects.toThrow(
    'cannot name translated documents',
  );
  expect(service.asked).toEqual([]);
});

const refusals = [
  [413, 'Divide the document, or have its texts translated one by one.'],
  [429, 'Nothing was billed. Wait a minute, then try again.'],
  [456, 'Wait for the next billing period'],
  [503, 'Try again in a few minutes.'],
] as const;
test.each(refusals)(
  'a service that answers %i says what to do, whichever way the document goes',
  async (status, words) => {
    await using service = await remoteService();
    const { translate } = await signedIn(service);
    service.refuse(status);
    for (const whole of [true, false]) {
      const refused = await translate({ options: { whole } }).catch((error: unknown) => error);
      expect(refused).toMatchObject({ message: expect.stringContaining(words), data: { status } });
    }
  },
);
