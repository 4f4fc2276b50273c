import { expect, test } from 'vitest';
import { afterRestart, type DocumentJob, isOver, readJobs, startedAgain } from './documentJob.ts';

const job: DocumentJob = {
  ...{
    id: 'a',
    uri: 'file:///guide.pdf',
    name: 'guide.pdf',
    targetLanguage: 'fr',
    options: {},
    naming: '{name}.{language}',
  },
  ...{ replaces: false, isWhole: true, characters: 50_000, service: 'translate.example', phase: 'sending', text: '…' },
};
const interrupted = 'It may have been billed.';

test('what may have been billed is not sent again when the window opens', () => {
  expect(afterRestart(job, interrupted)).toMatchObject({ phase: 'failed', text: interrupted });
  const texts = { ...job, isWhole: false };
  expect(afterRestart(texts, interrupted).phase).toBe('failed');
  expect(afterRestart({ ...texts, service: 'embedded' }, interrupted).phase).toBe('waiting');
});

test('what the service has is followed, what was never sent waits, what has ended stays', () => {
  const uploaded = { ...job, phase: 'following', isUploaded: true, percentage: 50 } as const;
  expect(afterRestart(uploaded, interrupted)).toMatchObject({ phase: 'waiting', isUploaded: true });
  expect(afterRestart({ ...job, phase: 'waiting' }, interrupted).phase).toBe('waiting');
  for (const phase of ['done', 'failed', 'cancelled'] as const)
    expect(afterRestart({ ...job, phase }, interrupted)).toEqual({ ...job, phase });
});

test('a job that is tried again keeps its upload and nothing of its failure', () => {
  const failed = { ...job, phase: 'failed', isUploaded: true, failure: { kind: 'unavailable', status: 503 } } as const;
  expect(startedAgain(failed)).toEqual({ ...job, phase: 'waiting', text: '', isUploaded: true });
});

test.each([
  [{ kind: 'rejected', status: 404 }, true],
  [{ kind: 'rejected' }, true],
  [{ kind: 'unavailable', status: 503 }, false],
  [{ kind: 'rate', status: 429 }, false],
  [{ kind: 'network' }, false],
] as const)('after %j an upload is over: %s', (failure, over) => {
  expect(isOver(failure)).toBe(over);
});

test('jobs of another version are left out', () => {
  expect(readJobs([job, { id: 'b' }, null, 'c'])).toEqual([job]);
  expect(readJobs(undefined)).toEqual([]);
});
