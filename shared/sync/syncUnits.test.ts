import { expect, test } from 'vitest';
import { xliff12 } from '../formats/xliff12/xliff12.ts';
import { syncUnits } from './syncUnits.ts';

const file = (target: string, ...units: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n  <file source-language="en"${target} datatype="plaintext" original="ng2.template">\n    <body>\n${units.join('')}    </body>\n  </file>\n</xliff>\n`;
const unit = (id: string, source: string, target?: string) =>
  `      <trans-unit id="${id}" datatype="html">\n        <source>${source}</source>\n${target === undefined ? '' : `        <target>${target}</target>\n`}        <note priority="1" from="description">About ${id}</note>\n      </trans-unit>\n`;

const extracted = xliff12.parse(file('', unit('a', 'Open'), unit('b', 'Close <x id="I"/>'), unit('c', 'Quit')));
const sync = (text: string, remove: readonly string[] = []) =>
  syncUnits(xliff12, xliff12.parse(text), extracted, { language: 'de', remove: new Set(remove) });

test('units of the extracted file come without a target, where they stand there', () => {
  const synced = sync(file(' target-language="de"', unit('a', 'Open', 'Öffnen'), unit('c', 'Quit', 'Beenden')));
  expect(synced.added).toEqual(['b']);
  expect(synced.text).toBe(
    file(
      ' target-language="de"',
      unit('a', 'Open', 'Öffnen'),
      unit('b', 'Close <x id="I"/>'),
      unit('c', 'Quit', 'Beenden'),
    ),
  );
  expect(sync(synced.text)).toMatchObject({ edits: [], added: [], removed: [] });
});

test('units that the extracted file has no more are taken out when they are named', () => {
  const units = [unit('a', 'Open', 'Öffnen'), unit('b', 'Close', 'Zu'), unit('c', 'Quit', 'Ende')];
  const whole = file(' target-language="de"', ...units, unit('old', 'Print', 'Drucken'));
  expect(sync(whole).text).toBe(whole);
  expect(sync(whole, ['old'])).toMatchObject({ removed: ['old'], text: file(' target-language="de"', ...units) });
});
