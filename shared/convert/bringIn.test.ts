import { expect, test } from 'vitest';
import { changeSegments } from '../formats/change.ts';
import { po } from '../formats/po/po.ts';
import { xliff12 } from '../formats/xliff12/xliff12.ts';
import type { BitextContent, BitextUnit } from './bitext.ts';
import { bringIn } from './bringIn.ts';

const file = (body: string) =>
  `<xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="html"><body>${body}</body></file></xliff>`;
const unit = (id: string, source: string, target = '', attributes = '') =>
  `<trans-unit id="${id}"${attributes}><source>${source}</source>${target}</trans-unit>`;
const incoming = (
  id: string,
  source: BitextContent,
  target: BitextContent,
  more: Partial<BitextUnit> = {},
): BitextUnit => ({
  id,
  source,
  target,
  state: 'translated',
  translatable: true,
  notes: [],
  matches: [],
  ...more,
});

test('a translation typed in a sheet gets the codes of the file', () => {
  const catalog = xliff12.parse(file(unit('a', 'Press <x id="KEY" equiv-text="{{k}}"/> <g id="1">now</g>')));
  const { changes, left } = bringIn(catalog, [
    incoming('a', ['Press <KEY/> <1>now</1>'], ['<1>Jetzt</1> <KEY/> & los']),
  ]);
  expect(left).toEqual([]);
  const changed = changeSegments(xliff12, catalog, new Map(changes.map((one) => [one.segment.id, one.change])));
  expect(changed.text).toContain('<g id="1">Jetzt</g> <x id="KEY" equiv-text="{{k}}"/> &amp; los</target>');
});

test('a segment whose source was rewritten since is left alone', () => {
  const catalog = xliff12.parse(file(unit('a', 'Buy tickets')));
  const { changes, left } = bringIn(catalog, [incoming('a', ['Buy a ticket'], ['Fahrkarte kaufen'])]);
  expect(changes).toEqual([]);
  expect(left[0]?.reason).toContain('source text');
});

test('a code that the segment does not have is left alone, not dropped', () => {
  const catalog = xliff12.parse(file(unit('a', 'Buy tickets')));
  const code = { kind: 'standalone', number: '1' } as const;
  expect(bringIn(catalog, [incoming('a', ['Buy tickets'], ['Kaufen ', code])]).left).toHaveLength(1);
});

test('what a file of the other kind cannot say is not taken from it', () => {
  const done = '<target state="final">Kaufen</target>';
  const catalog = xliff12.parse(file(unit('a', 'Buy', done, ' approved="yes"')));
  const same = incoming('a', ['Buy'], ['Kaufen']);
  expect(bringIn(catalog, [same], { states: po.states })).toMatchObject({ changes: [], same: 1 });
  expect(bringIn(catalog, [same]).changes[0]?.change).toEqual({ state: 'translated' });
});

test('equal sources are told apart by their context, and not guessed', () => {
  const catalog = po.parse(
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgctxt "menu"\nmsgid "Open"\nmsgstr ""\n\nmsgctxt "state"\nmsgid "Open"\nmsgstr ""\n',
  );
  const [first] = bringIn(catalog, [incoming('x', ['Open'], ['Offen'], { context: 'state' })]).changes;
  expect(first?.segment.context).toBe('state');
  expect(bringIn(catalog, [incoming('x', ['Open'], ['Offen'])]).left[0]?.reason).toContain('several');
});
