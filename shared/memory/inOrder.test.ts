import { expect, test } from 'vitest';
import { inOrder } from './inOrder.ts';

test('each entry knows the texts beside it, also those without a translation', () => {
  const entry = (target: string) => ({ target, origin: 'app.po' });
  const texts = [
    { source: 'Tickets', translations: [entry('Tickets'), entry('Fahrkarten')] },
    { source: 'Book', translations: [] },
    { source: 'Seats', translations: [{ ...entry('Plätze'), changed: 5 }] },
  ];
  expect([...inOrder(texts)]).toEqual([
    { source: 'Tickets', target: 'Tickets', origin: 'app.po', after: 'Book' },
    { source: 'Tickets', target: 'Fahrkarten', origin: 'app.po', after: 'Book' },
    { source: 'Seats', target: 'Plätze', origin: 'app.po', changed: 5, before: 'Book' },
  ]);
});

test('a text alone has no neighbours', () => {
  expect([...inOrder([{ source: 'Open', translations: [{ target: 'Öffnen', origin: 'a.po' }] }])]).toEqual([
    { source: 'Open', target: 'Öffnen', origin: 'a.po' },
  ]);
  expect([...inOrder([])]).toEqual([]);
});
