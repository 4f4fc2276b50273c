import { expect, test } from 'vitest';
import type { TableCell, TableRow } from '../../../shared/tableProtocol.ts';
import { pageSize, rowCache } from './rowCache.ts';

const cell = (text: string) => ({ id: 'a', target: [text] }) as unknown as TableCell;
const texts = (row: TableRow | undefined) => row?.cells.flatMap((one) => one?.target ?? []);
const rows = (page: number, mark = '') =>
  Array.from(
    { length: pageSize },
    (_, i) => ({ id: `${page * pageSize + i}`, cells: [cell(mark), cell(mark)] }) as unknown as TableRow,
  );

test('however far somebody scrolls, the page holds some thousand rows and no more', () => {
  const cache = rowCache();
  for (let page = 0; page < 1000; page++) cache.put(page, rows(page));
  const held = Array.from({ length: 1000 * pageSize }, (_, place) => cache.row(place)).filter(Boolean);
  expect(held.length).toBeLessThanOrEqual(30 * pageSize);
  expect(cache.row(999 * pageSize + 7)?.id).toBe(`${999 * pageSize + 7}`);
  expect(cache.lacks(0)).toBe(true);
});

test('rows of before stay in sight until those of now are there', () => {
  const cache = rowCache();
  cache.put(0, rows(0, 'old'));
  cache.age();
  expect(cache.lacks(0)).toBe(true);
  expect(texts(cache.row(3))).toEqual(['old', 'old']);
  cache.put(0, rows(0, 'new'));
  expect(cache.lacks(0)).toBe(false);
  expect(texts(cache.row(3))).toEqual(['new', 'new']);
});

test('a cell shows what was typed at once, and what the server says afterwards', () => {
  const cache = rowCache();
  cache.put(1, rows(1));
  cache.patch(`${pageSize + 4}`, 1, cell('typed'));
  expect(cache.placeOf(`${pageSize + 4}`)).toBe(pageSize + 4);
  expect(texts(cache.row(pageSize + 4))).toEqual(['', 'typed']);
  cache.put(1, rows(1, 'written'));
  expect(texts(cache.row(pageSize + 4))).toEqual(['written', 'written']);
});
