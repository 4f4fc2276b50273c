import { expect, test } from 'vitest';
import { po } from '../../shared/formats/po/po.ts';
import { neighbours } from './neighbours.ts';

test('the texts around an entry are those of the source, the ends have one', () => {
  const catalog = po.parse('msgid "New"\nmsgstr "Neu"\n\nmsgid "Open"\nmsgstr ""\n\nmsgid "Save"\nmsgstr ""\n');
  const around = neighbours(catalog);
  const [first, second, last] = catalog.segments.all().map(({ id }) => around(id));
  expect([first, second, last]).toEqual([{ after: 'Open' }, { before: 'New', after: 'Save' }, { before: 'Open' }]);
  expect(around('unknown')).toEqual({});
});
