import { expect, test } from 'vitest';
import { brokenCheck } from '../brokenCheck.ts';
import { json, runService, statusAndBody, temporaryFolder } from './runningService.ts';

const metadata = { source_language: 'en', target_language: 'de' };
const segments = [
  { source: 'Delete %d files now', target: 'Jetzt Dateien löschen' },
  { source: 'Good morning', target: 'Guten Morgen' },
];

test('an evaluation is a job that a client waits for, and that a restart does not lose', async () => {
  using folder = temporaryFolder();
  let id = '';
  {
    await using service = await runService({ data: folder.path });
    const started = await service.fetch('/v1/quality-evaluation', json({ metadata, segments }));
    const body = (await started.json()) as { job_id: string; poll_url: string };
    expect([started.status, started.headers.get('retry-after')]).toEqual([202, '1']);
    expect(body.poll_url).toBe(`${service.url}/v1/quality-evaluation/${body.job_id}`);
    id = body.job_id;
    const result = await service.client.qualityEvaluation.evaluate({
      metadata: { source_language: 'EN', target_language: 'es-419' },
      segments: [{ source: 'Save %s', target: 'Guardar' }],
    });
    expect(result.segments[0]?.errors).toMatchObject([
      {
        type: 'Accuracy',
        sub_type: 'Omission',
        severity: 'Critical',
        source_spans: [],
        target_spans: [{ start: 0, end: 7 }],
      },
    ]);
    expect(result.summary.granular_counts).toEqual({ Accuracy: { Omission: { Critical: 1 } } });
  }
  await using again = await runService({ data: folder.path });
  const job = await again.client.qualityEvaluation.status(id);
  expect(job).toMatchObject({
    status: 'done',
    segments: [
      { segment_index: 0, errors: [{ sub_type: 'Omission' }] },
      { segment_index: 1, errors: [] },
    ],
    summary: { overall_score: 0 },
  });

  const start = (body: unknown) => statusAndBody(again.fetch('/v1/quality-evaluation', json(body)));
  const message = async (body: unknown) => [(await start(body)).status, (await start(body)).body];
  expect(await message({ metadata: { source_language: 'de', target_language: 'fr' }, segments })).toEqual([
    400,
    { message: "Value for 'metadata.target_language' not supported. From de it is one of en-GB, en-US." },
  ]);
  expect(await message({ metadata: { source_language: 'pl', target_language: 'en-US' }, segments })).toEqual([
    400,
    { message: "Value for 'metadata.source_language' not supported. It is one of de, es, fr, it, en, ja, ko, zh." },
  ]);
  expect((await start({ metadata, segments: [] })).status).toBe(400);
  expect((await start({ metadata, segments: [{ source: 'a', target: 'a'.repeat(10_001) }] })).status).toBe(400);
  expect(await statusAndBody(again.fetch('/v1/quality-evaluation/none'))).toEqual({
    status: 400,
    body: { message: 'job_id must be a valid UUID.' },
  });
  expect(await statusAndBody(again.fetch('/v1/quality-evaluation/00000000-0000-4000-8000-000000000000'))).toEqual({
    status: 404,
    body: { message: 'Quality estimation job not found.' },
  });
});

test('a check that fails costs no evaluation: the other checks tell what they find', async () => {
  await using service = await runService({ env: brokenCheck });
  const { segments: judged } = await service.client.qualityEvaluation.evaluate({
    metadata,
    segments: [...segments, { source: 'One&nbsp;boat', target: 'Ein& nbsp;Boot' }],
  });
  expect(judged.map(({ errors }) => errors.map(({ sub_type }) => sub_type))).toEqual([['Omission'], [], []]);
});
