import { expect, test } from 'vitest';
import { xliff2 } from '../formats/xliff2/xliff2.ts';
import { xliff12 } from '../formats/xliff12/xliff12.ts';

test('a unit that is added is apart from others as they are, and closes on the next line', () => {
  const unit = (id: string, text: string) =>
    `\n\n  <trans-unit id="${id}">\n    <source>${text}</source>\n  </trans-unit>`;
  const file = `<xliff version="1.2"><file source-language="en"><body>${unit('a', 'Oar')}${unit('b', 'Sail')}\n</body></file></xliff>`;
  expect(xliff12.outline?.(new Map([['c', 'Rope']]), true, xliff12.parse(file))).toContain(
    `<body>${unit('c', 'Rope')}\n`,
  );
});

test('and so in XLIFF 2, whose last unit may stand on a line with its file', () => {
  const unit = (id: string, text: string) =>
    `\n  <unit id="${id}">\n    <segment>\n      <source>${text}</source>\n    </segment>\n  </unit>`;
  const file = (units: string) =>
    `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en"><file id="f">${units}\n</file></xliff>`;
  const outlined = (units: string) => xliff2.outline?.(new Map([['c', 'Rope']]), true, xliff2.parse(file(units)));
  expect(outlined(`\n${unit('a', 'Oar')}`)).toContain(`\n${unit('c', 'Rope')}\n</file>`);
  expect(outlined('<unit id="a"><segment><source>Oar</source></segment></unit>')).toContain('<unit id="c"><segment>');
});
