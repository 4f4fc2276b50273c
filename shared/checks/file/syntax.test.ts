import { expect, test } from 'vitest';
import { asWritten } from '../../sentences/sentence.ts';
import { checkExample } from '../run/checkExample.ts';

test('keeps the severity of the problem unless the settings name one', () => {
  const problems = [
    { id: 'syntax', range: { start: 0, end: 1 }, message: asWritten('odd'), severity: 'warning' as const },
  ];
  const severity = (checks: Record<string, 'error' | 'off'>) =>
    checkExample('syntax', { source: 'a', target: 'b' }, { problems, settings: { checks } }).findings[0]?.severity;
  expect(severity({})).toBe('warning');
  expect(severity({ syntax: 'error' })).toBe('error');
  expect(severity({ syntax: 'off' })).toBeUndefined();
});
