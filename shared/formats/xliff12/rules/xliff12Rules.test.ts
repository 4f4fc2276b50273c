import { describe, expect, test } from 'vitest';
import { parseXliff12 } from '../xliff12Parse.ts';
import { xliff12Rules } from './checkXliff12.ts';

const file = (body: string, header = '') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file source-language="en" target-language="de" datatype="plaintext" original="a.txt">${header}<body>${body}</body></file>
</xliff>`;
const unit = (inner: string, attributes = '') => file(`<trans-unit id="1" ${attributes}>${inner}</trans-unit>`);
const pair = (target: string, attributes = '') => unit(`<source>Pier</source>${target}`, attributes);
const phases = (names: string) => `<header><phase-group>${names}</phase-group></header>`;

/** A file that breaks a rule, and its neighbour that keeps it. */
const cases: Readonly<Record<string, readonly [broken: string, kept: string]>> = {
  'state-value': [pair('<target state="done">Steg</target>'), pair('<target state="x-done">Steg</target>')],
  'state-qualifier-value': [
    pair('<target state-qualifier="mt">Steg</target>'),
    pair('<target state-qualifier="mt-suggestion">Steg</target>'),
  ],
  'size-unit-value': [pair('', 'maxwidth="9" size-unit="letter"'), pair('', 'maxwidth="9" size-unit="char"')],
  'match-type-value': [
    pair('<alt-trans alttranstype="old"><target>Kai</target></alt-trans>'),
    pair('<alt-trans alttranstype="previous-version"><target>Kai</target></alt-trans>'),
  ],
  'attribute-value': [pair('', 'translate="false"'), pair('', 'translate="no"')],
  'numeric-value': [pair('', 'maxwidth="ten"'), pair('', 'maxwidth="10"')],
  'required-attribute': [
    unit('<source>A <it id="1">b</it></source>'),
    unit('<source>A <it id="1" pos="open">b</it></source>'),
  ],
  'unexpected-element': [
    unit('<source>A <note>b</note></source>'),
    unit('<source>A <n:note xmlns:n="urn:n">b</n:note></source>'),
  ],
  'element-order': [
    unit('<target>Steg</target><source>Pier</source>'),
    unit('<source>Pier</source><note>n</note><target>Steg</target>'),
  ],
  'state-of-empty-target': [pair('<target state="translated"/>'), pair('<target state="new"/>')],
  'approved-state': [
    pair('<target state="needs-translation">Steg</target>', 'approved="yes"'),
    pair('<target state="final">Steg</target>', 'approved="yes"'),
  ],
  'untranslatable-changed': [
    file('<group translate="no"><trans-unit id="1"><source>Pier</source><target>Steg</target></trans-unit></group>'),
    file('<group translate="no"><trans-unit id="1"><source>Pier</source><target>Pier</target></trans-unit></group>'),
  ],
  'target-size': [
    pair('<target>Steg</target>', 'minwidth="5" size-unit="char"'),
    pair('<target>Stege</target>', 'minwidth="5" size-unit="char"'),
  ],
  'match-quality': [
    pair('<alt-trans match-quality="400"><target>Kai</target></alt-trans>'),
    pair('<alt-trans match-quality="101"><target>Kai</target></alt-trans>'),
  ],
  'match-target': [
    pair('<alt-trans><source>Pier</source></alt-trans>'),
    pair('<alt-trans><target>Kai</target></alt-trans>'),
  ],
  'match-mark': [
    unit(
      '<source>A</source><seg-source><mrk mtype="seg" mid="1">A</mrk></seg-source><alt-trans mid="2"><target>B</target></alt-trans>',
    ),
    unit(
      '<source>A</source><seg-source><mrk mtype="seg" mid="1">A</mrk></seg-source><alt-trans mid="1"><target>B</target></alt-trans>',
    ),
  ],
  'same-xml-space': [
    unit('<source xml:space="preserve">A\n- A</source><target>B\n- B</target>'),
    unit('<source xml:space="preserve">A A</source><target>B B</target>'),
  ],
  'header-reference': [
    file(
      '<trans-unit id="1" phase-name="b"><source>A</source></trans-unit>',
      phases('<phase phase-name="a" process-name="p"/>'),
    ),
    file(
      '<trans-unit id="1" phase-name="a"><source>A</source></trans-unit>',
      phases('<phase phase-name="a" process-name="p"/>'),
    ),
  ],
  'group-id-unique': [file('<group id="a"/><group id="a"/>'), file('<group id="a"/><group id="b"/>')],
  'language-value': [pair('<target xml:lang="de-!">Steg</target>'), pair('<target xml:lang="de_AT">Steg</target>')],
  'source-language': [
    unit('<source xml:lang="fr">A</source>'),
    unit(
      '<source xml:lang="en-US">A</source><alt-trans><source xml:lang="fr">B</source><target>C</target></alt-trans>',
    ),
  ],
  'target-language': [pair('<target xml:lang="fr">Quai</target>'), pair('<target xml:lang="de-CH">Steg</target>')],
  'code-id-unique': [
    unit('<source><x id="1" ctype="lb"/>A<x id="1" ctype="image"/></source>'),
    unit('<source><x id="1" ctype="lb"/>A<x id="1" ctype="lb"/></source>'),
  ],
  'code-content': [unit('<source>A<x id="1">b</x></source>'), unit('<source>A<x id="1"></x></source>')],
  'equivalent-text': [
    unit('<source>A<x id="1" equiv-text="{n}"/></source><target>B<x id="1"/></target>'),
    unit(
      '<source>A<x id="1" equiv-text="{n}"/><x id="INTERPOLATION_1" equiv-text="{{b}}"/></source><target>B<x id="1" equiv-text="{n}"/><x id="INTERPOLATION_1"/></target>',
    ),
  ],
};

describe('each rule of XLIFF 1.2 finds what breaks it, and nothing beside it', () => {
  const broken = (text: string) => [...parseXliff12(text).problems].map(({ rule }) => rule);

  test('every rule has a case', () => {
    expect(Object.keys(cases).sort()).toEqual([...new Set(xliff12Rules.map(({ id }) => id))].sort());
  });

  for (const [rule, [wrong, right]] of Object.entries(cases)) {
    test(rule, () => {
      expect(broken(wrong)).toEqual([rule]);
      expect(broken(right)).toEqual([]);
    });
  }
});

test('a rule that is broken everywhere is reported a hundred times', () => {
  const units = Array.from(
    { length: 150 },
    (_, i) => `<trans-unit id="${i}"><source/><target state="?">B</target></trans-unit>`,
  );
  expect([...parseXliff12(file(units.join(''))).problems]).toHaveLength(100);
});

test('files that are not well-formed, and elements of others, are not judged', () => {
  const foreign = '<x:u xmlns:x="urn:x"><source><target state="?"/></source></x:u>';
  const { problems } = parseXliff12(unit(`<source>A</source><target state="?">B</target>${foreign}`));
  expect([...problems]).toHaveLength(1);
  expect(
    [...parseXliff12('<xliff version="1.2"><file><target state="?">').problems].filter(
      ({ rule }) => rule === 'state-value',
    ),
  ).toEqual([]);
});
