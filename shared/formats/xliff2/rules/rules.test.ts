import { expect, test } from 'vitest';
import { problemsInEnglish } from '../../../catalog/problemsInEnglish.ts';
import { scanXml } from '../../../xml/scanXml.ts';
import { checkRules } from './checkRules.ts';
import { rules } from './rules.ts';

const modules = {
  mtc: 'matches:2.0',
  gls: 'glossary:2.0',
  fs: 'fs:2.0',
  mda: 'metadata:2.0',
  res: 'resourcedata:2.0',
  ctr: 'changetracking:2.0',
  slr: 'sizerestriction:2.0',
  val: 'validation:2.0',
  pgs: 'pgs:1.0',
};
const prefixes = Object.entries(modules)
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:xliff:${name}"`)
  .join(' ');
const root = (attributes: string, content: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${prefixes} xmlns:dock="urn:dock" ${attributes}>${content}</xliff>`;
const languages = 'version="2.1" srcLang="en" trgLang="de"';
const file = (content: string) => root(languages, `<file id="f">${content}</file>`);
const unit = (content: string) => file(`<unit id="u">${content}</unit>`);
const segment = (source: string, target?: string, attributes = '') =>
  `<segment${attributes}><source>${source}</source>${target === undefined ? '' : `<target>${target}</target>`}</segment>`;
const source = (content: string) => unit(segment(content));
const plain = segment('Ferry');
const match = (attributes: string) =>
  unit(
    `<mtc:matches><mtc:match ${attributes}><source>Boat</source><target>Boot</target></mtc:match></mtc:matches><segment id="s"><source>Ferry</source></segment>`,
  );
const fixed = 'canCopy="no" canDelete="no"';
const two = (a: string, b: string) => unit(segment('One', a) + segment('Two', b));

/** A broken file, the rule that says so, and what it underlines. */
const broken: readonly (readonly [rule: string, text: string, place: string])[] = [
  ['required-attribute', root('version="2.1"', `<file id="f"><unit id="u">${plain}</unit></file>`), 'xliff'],
  ['required-attribute', file(`<group><unit id="u">${plain}</unit></group>`), 'group'],
  ['unknown-attribute', unit('<segment dock:pier="2"><source>A</source></segment>'), 'dock:pier="2"'],
  ['unknown-attribute', unit('<segment translate="no"><source>A</source></segment>'), 'translate="no"'],
  ['unknown-attribute', file(`<unit id="u" fs:style="b">${plain}</unit>`), 'fs:style="b"'],
  ['unknown-attribute', match('ref="#s" xml:lang="de"'), 'xml:lang="de"'],
  ['attribute-value', unit(segment('A', undefined, ' state="done"')), 'done'],
  ['attribute-value', source('<ph id="a/b"/>'), 'a/b'],
  ['attribute-value', source('<ph id="1" type="bold"/>'), 'bold'],
  ['attribute-value', root('version="2.1" srcLang="e"', `<file id="f"><unit id="u">${plain}</unit></file>`), 'e'],
  ['attribute-value', match('ref="#s" type="guess"'), 'guess'],
  ['attribute-value', file(`<unit id="u" slr:sizeRestriction="3;9">${plain}</unit>`), '3;9'],
  ['attribute-value', unit(`<val:validation><val:rule isPresent="x" occurs="0"/></val:validation>${plain}`), '0'],
  ['attribute-value', file(`<unit id="u"><notes><note priority="11">N</note></notes>${plain}</unit>`), '11'],
  ['unexpected-element', unit('<segment><source>A</source><dock:pier/></segment>'), 'dock:pier'],
  ['unexpected-element', unit(`<val:validations/>${plain}`), 'val:validations'],
  ['unexpected-element', root(languages, `<dock:pier/><file id="f"><unit id="u">${plain}</unit></file>`), 'dock:pier'],
  ['element-order', unit(`${plain}<notes><note>N</note></notes>`), 'notes'],
  ['element-order', file(`<unit id="u">${plain}</unit><dock:pier/>`), 'dock:pier'],
  ['required-element', unit('<ignorable><source> </source></ignorable>'), 'unit'],
  ['required-element', root(languages, ''), 'xliff'],
  ['required-element', unit(`<notes></notes>${plain}`), 'notes'],
  [
    'required-element',
    unit(`<gls:glossary><gls:glossEntry><gls:term>pier</gls:term></gls:glossEntry></gls:glossary>${plain}`),
    'gls:glossEntry',
  ],
  ['repeated-element', unit('<segment><source>A</source><source>B</source></segment>'), 'source'],
  ['unexpected-text', unit(`stray ${plain}`), 'stray'],
  ['file-id-unique', root(languages, `<file id="f"><unit id="u">${plain}</unit></file>`.repeat(2)), 'f'],
  ['group-id-unique', file(`<group id="g"><group id="g"><unit id="u">${plain}</unit></group></group>`), 'g'],
  ['unit-id-unique', file(`<group id="g"><unit id="u">${plain}</unit></group><unit id="u">${plain}</unit>`), 'u'],
  ['segment-id-unique', unit('<segment id="s"><source>A</source></segment>'.repeat(2)), 's'],
  ['inline-id-unique', unit(segment('<ph id="1"/>', undefined, ' id="1"')), '1'],
  ['inline-id-unique', unit(segment('A<ph id="1"/>') + segment('B<ph id="1"/>')), '1'],
  ['note-id-unique', unit(`<notes><note id="n">A</note><note id="n">B</note></notes>${plain}`), 'n'],
  ['data-id-unique', unit(`<originalData><data id="d">A</data><data id="d">B</data></originalData>${plain}`), 'd'],
  [
    'match-id-unique',
    unit(
      `<mtc:matches>${'<mtc:match id="m" ref="#s"><source>A</source><target>B</target></mtc:match>'.repeat(2)}</mtc:matches><segment id="s"><source>A</source></segment>`,
    ),
    'm',
  ],
  ['extension-id-unique', unit(`<dock:piers><dock:pier id="p"/><dock:pier xml:id="p"/></dock:piers>${plain}`), 'p'],
  [
    'glossary-id-unique',
    unit(
      `<gls:glossary><gls:glossEntry id="e"><gls:term>pier</gls:term><gls:translation id="e">Anleger</gls:translation></gls:glossEntry></gls:glossary>${plain}`,
    ),
    'e',
  ],
  [
    'metadata-id-unique',
    unit(
      `<mda:metadata id="m"><mda:metaGroup id="m"><mda:meta type="t">v</mda:meta></mda:metaGroup></mda:metadata>${plain}`,
    ),
    'm',
  ],
  [
    'resource-id-unique',
    unit(
      `<res:resourceData><res:resourceItemRef id="r" ref="a"/><res:resourceItem id="r"><res:source href="a.png"/></res:resourceItem></res:resourceData>${plain}`,
    ),
    'r',
  ],
  [
    'target-language-missing',
    root('version="2.1" srcLang="en"', `<file id="f"><unit id="u">${segment('A', 'B')}</unit></file>`),
    'xliff',
  ],
  ['source-language', unit('<segment><source xml:lang="fr">A</source></segment>'), 'fr'],
  ['target-language', unit('<segment><source>A</source><target xml:lang="fr">B</target></segment>'), 'fr'],
  ['same-xml-space', unit('<segment><source xml:space="preserve">A</source><target>B</target></segment>'), 'target'],
  ['sub-state-needs-state', unit(segment('A', undefined, ' subState="dock:x"')), 'subState="dock:x"'],
  ['target-order', unit(`<segment><source>A</source><target order="2">B</target></segment>${segment('C', 'D')}`), '2'],
  ['target-order', unit('<segment><source>A</source><target order="5">B</target></segment>'), '5'],
  ['skeleton-href', file(`<skeleton/><unit id="u">${plain}</unit>`), 'skeleton'],
  ['skeleton-href', file(`<skeleton href="x.skl">x</skeleton><unit id="u">${plain}</unit>`), 'href="x.skl"'],
  ['end-code-reference', unit(`<segment><source><ec isolated="yes"/></source></segment>`), 'ec'],
  ['end-code-reference', source('<sc id="1"/>A<ec startRef="1" id="2"/>'), 'id="2"'],
  ['end-code-without-start', source('A<ec startRef="1"/>'), '1'],
  ['end-code-without-start', source('<ec startRef="1"/>A<sc id="1"/>'), '1'],
  ['start-code-without-end', source('<sc id="1"/>A'), 'sc'],
  ['start-code-without-end', source('<sc id="1" isolated="yes"/>A<ec startRef="1"/>'), 'isolated="yes"'],
  ['end-marker-without-start', source('A<em startRef="m"/>'), 'm'],
  ['start-marker-without-end', source('<sm id="m" translate="no"/>A'), 'sm'],
  ['code-pair-agrees', source('<sc id="1" canDelete="no"/>A<ec startRef="1" canDelete="yes"/>'), 'canDelete="yes"'],
  ['code-pair-agrees', source('<sc id="1" type="fmt"/>A<ec startRef="1" type="ui"/>'), 'type="ui"'],
  ['code-pair-agrees', source('<sc id="1" dir="rtl"/>A<ec startRef="1" dir="ltr"/>'), 'dir="ltr"'],
  ['copy-of', source('<ph id="1" canCopy="no"/><ph id="2" copyOf="1"/>'), '1'],
  ['copy-of', source('<ph id="2" copyOf="9"/>'), '9'],
  [
    'copy-of',
    unit(
      `<originalData><data id="d">x</data></originalData>${segment('<ph id="1" dataRef="d"/><ph id="2" copyOf="1" dataRef="d"/>')}`,
    ),
    'dataRef="d"',
  ],
  ['data-reference', source('<ph id="1" dataRef="d"/>'), 'd'],
  ['sub-flow-reference', source('<ph id="1" subFlows="elsewhere"/>'), 'elsewhere'],
  ['sub-type-needs-type', source('<ph id="1" subType="dock:x"/>'), 'subType="dock:x"'],
  ['sub-type-value', source('<ph id="1" type="ui" subType="xlf:b"/>'), 'xlf:b'],
  ['sub-type-value', source('<ph id="1" type="fmt" subType="xlf:pier"/>'), 'xlf:pier'],
  ['code-point', source('<cp hex="0041"/>'), '0041'],
  ['reorder-needs-fixed-code', source('<ph id="1" canReorder="firstNo" canDelete="no"/>'), 'canReorder="firstNo"'],
  ['reorder-sequence-start', source(`<ph id="1" canReorder="no" ${fixed}/>`), 'canReorder="no"'],
  [
    'reorder-sequence-kept',
    unit(
      segment(
        `<ph id="1" canReorder="firstNo" ${fixed}/><ph id="2" canReorder="no" ${fixed}/><ph id="3"/>`,
        `<ph id="1" canReorder="firstNo" ${fixed}/><ph id="3"/><ph id="2" canReorder="no" ${fixed}/>`,
      ),
    ),
    'ph',
  ],
  ['code-not-deletable', unit(segment('A<ph id="1" canDelete="no"/>', 'B')), 'target'],
  ['comment-annotation', source('<mrk id="m" type="comment">A</mrk>'), 'mrk'],
  ['comment-annotation', source('<mrk id="m" type="comment" ref="#n=gone">A</mrk>'), '#n=gone'],
  [
    'comment-annotation',
    unit(`<notes><note id="n">N</note></notes>${segment('<mrk id="m" type="comment" value="v" ref="#n=n">A</mrk>')}`),
    'ref="#n=n"',
  ],
  ['fragment-identifier', source('<mrk id="m" type="term" ref="#u=u/f=f">A</mrk>'), '#u=u/f=f'],
  ['fragment-identifier', source('<mrk id="m" type="term" ref="#n=a/d=b">A</mrk>'), '#n=a/d=b'],
  ['fragment-identifier', source('<mrk id="m" type="term" ref="#f=f//u=u">A</mrk>'), '#f=f//u=u'],
  ['fragment-identifier', source('<mrk id="m" type="term" ref="#f=f/f=f">A</mrk>'), '#f=f/f=f'],
  ['fragment-identifier', source('<mrk id="m" type="term" ref="#f=f/z=1">A</mrk>'), '#f=f/z=1'],
  ['match-reference', match('ref="s"'), 's'],
  ['match-reference', match('ref="#u"'), '#u'],
  [
    'resource-href',
    unit(`<res:resourceData><res:resourceItem><res:source/></res:resourceItem></res:resourceData>${plain}`),
    'res:source',
  ],
  [
    'resource-language',
    unit(
      `<res:resourceData><res:resourceItem><res:source xml:lang="fr" href="a.png"/></res:resourceItem></res:resourceData>${plain}`,
    ),
    'fr',
  ],
  ...(
    [
      ['revisions-reference', 'ref="gone"', 'content', 'gone'],
      ['revisions-reference', '', 'content', 'ctr:revisions'],
      ['revision-property', 'ref="n1"', 'colour', 'colour'],
      ['revision-property', 'ref="n1"', 'priority', 'priority'],
    ] as const
  ).map(
    ([rule, attributes, property, place]) =>
      [
        rule,
        unit(
          `<ctr:changeTrack><ctr:revisions appliesTo="note" ${attributes}><ctr:revision><ctr:item property="${property}">A</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack><notes><note id="n1">A</note><note id="n2">B</note></notes>${plain}`,
        ),
        place,
      ] as const,
  ),
  ['size-of-end-code', source('<sc id="1"/>A<ec startRef="1" slr:equivStorage="3"/>'), 'slr:equivStorage="3"'],
  ['size-figure', source('<ph id="1" slr:equivStorage="three"/>'), 'three'],
  ['size-figure', source('<ph id="1" slr:sizeInfo="2.5"/>'), '2.5'],
  ['size-info-reference', file(`<group id="g" slr:sizeInfoRef="x"><unit id="u">${plain}</unit></group>`), 'x'],
  ['validation-rule-test', unit(`<val:validation><val:rule/></val:validation>${plain}`), 'val:rule'],
  [
    'validation-rule-test',
    unit(`<val:validation><val:rule isPresent="a" endsWith="b"/></val:validation>${plain}`),
    'endsWith="b"',
  ],
  [
    'validation-rule-source',
    unit(`<val:validation><val:rule isNotPresent="a" existsInSource="yes"/></val:validation>${plain}`),
    'existsInSource="yes"',
  ],
  ['format-style', file(`<unit id="u" fs:fs="paragraph">${plain}</unit>`), 'paragraph'],
  ['format-style', file(`<unit id="u" fs:subFs="src,a.png">${plain}</unit>`), 'fs:subFs="src,a.png"'],
  ['format-style', source('<sc id="1" fs:fs="b"/>A<ec startRef="1" fs:fs="b"/>'), 'fs:fs="b"'],
  ['plural-case', file(`<unit id="u" pgs:switch="plural:boats">${plain}</unit>`), 'segment'],
  ['plural-case', unit('<segment pgs:case="one"><source>A</source></segment>'), 'pgs:case="one"'],
  [
    'plural-case',
    file('<unit id="u" pgs:switch="boats"><segment pgs:case="one"><source>A</source></segment></unit>'),
    'boats',
  ],
];

test.each(broken)('%s: %s', (rule, text, place) => {
  const problems = checkRules(scanXml(text));
  expect([...new Set(problems.map((problem) => problem.rule))]).toEqual([rule]);
  expect(problems.map(({ range }) => text.slice(range.start, range.end))).toContain(place);
});

test('every rule has an example', () => {
  expect([...new Set(broken.map(([rule]) => rule))].sort()).toEqual(rules.map((rule) => rule.id).sort());
});

test.each([
  [
    'a unit of everything',
    unit(
      `<notes><note id="n" dock:by="ada">About it</note></notes><originalData><data id="d">&lt;b><cp hex="0001"/></data></originalData>${segment(
        `<mrk id="m1" type="comment" ref="#n=n">A</mrk><pc id="1" dataRefStart="d">b<ph id="2"/></pc><sc id="3"/>c`,
        `<pc id="1" dataRefStart="d">b</pc><ph id="9" copyOf="2"/><sc id="3"/>`,
        ' state="translated" subState="dock:x"',
      )}<ignorable><source> </source></ignorable>${segment('d<ec startRef="3"/>')}`,
    ),
  ],
  [
    'a half translated unit',
    two('<sc id="1"/>Eins', '<ec startRef="1"/>Zwei')
      .replace('One', '<sc id="1"/>One')
      .replace('Two', '<ec startRef="1"/>Two'),
  ],
  [
    'an extension with elements of the same names',
    unit(`<dock:segment state="moored"><dock:source/></dock:segment>${plain}`),
  ],
  ['a match in another language', match('ref="#s" reference="yes"').replace('<target>', '<target xml:lang="fr">')],
  [
    'languages in another case',
    root(
      'version="2.2" srcLang="en-us" trgLang="zh-hant"',
      `<file id="f"><unit id="u"><segment><source xml:lang="en-US">A</source><target xml:lang="zh-Hant">B</target></segment></unit></file>`,
    ),
  ],
  [
    'targets in another order',
    unit(
      `<segment><source>A</source><target order="2">B</target></segment><segment><source>C</source><target order="1">D</target></segment>`,
    ),
  ],
  ['a size in words, which are a matter of the profile', source('<ph id="1" slr:sizeInfo="two lines"/>')],
  ['empty targets of a file to be translated', unit(segment('A<ph id="1" canDelete="no"/>', ''))],
  [
    'a prefix for the core',
    '<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"><x:file id="f"><x:unit id="u"><x:segment><x:source>A</x:source></x:segment></x:unit></x:file></x:xliff>',
  ],
])('%s is no finding', (_name, text) => {
  expect(problemsInEnglish(checkRules(scanXml(text))).map(({ rule, message }) => [rule, message])).toEqual([]);
});

test('a rule that is broken everywhere hides no other fault', () => {
  const text = file(`<unit id="u">${'<segment state="x"><source>A</source></segment>'.repeat(500)}<ignorable/></unit>`);
  const counts = new Map<string | undefined, number>();
  for (const { rule } of checkRules(scanXml(text))) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  expect(counts).toEqual(
    new Map([
      ['attribute-value', 100],
      ['required-element', 1],
    ]),
  );
});

test('what is not well-formed is not judged by the specification', () => {
  expect(checkRules(scanXml(source('<ph id="1" dataRef="d"/>').replace('</unit>', '')))).toEqual([]);
});
