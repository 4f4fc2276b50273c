import { expect, test } from 'vitest';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { serviceRun } from './serviceRun.ts';

const overloaded = new OperationalError('rate', say`Too many requests.`, { status: 429 });

test.each([
  ['a refused key', new OperationalError('auth', say`Refused.`), 1],
  ['a quota that is used up', new OperationalError('quota', say`Used up.`), 1],
  ['nobody there', new OperationalError('network', say`Nobody.`), 1],
  ['too many requests', overloaded, 2],
  ['a silent service', new OperationalError('network', say`Silent.`, { mayHaveArrived: true }), 2],
  ['a text that is refused', new OperationalError('rejected', say`No.`, { status: 400 }), Number.POSITIVE_INFINITY],
  ['a text that it fails on', new OperationalError('unavailable', say`?`, { status: 500 }), Number.POSITIVE_INFINITY],
])('%s: how many requests find out that further ones are of no use', (_, error, most) => {
  const run = serviceRun();
  let requests = 0;
  while (!run.refusal && requests < 10) {
    requests++;
    run.fail(error);
  }
  expect(requests).toBe(Math.min(most, 10));
});

test('a service that answers in between is asked again', () => {
  const run = serviceRun();
  run.fail(overloaded);
  run.succeed();
  run.fail(overloaded);
  expect(run.refusal).toBeUndefined();
});
