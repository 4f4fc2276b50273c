import { describe, expect, test } from 'vitest';
import type { Segment } from '../catalog/segment.ts';
import { applyEdits } from '../catalog/textRange.ts';
import type { Format } from './format.ts';
import { po } from './po/po.ts';
import { qtTs } from './qtTs/qtTs.ts';
import { changeReview, type ReviewChange } from './review.ts';
import { xliff2 } from './xliff2/xliff2.ts';
import { xliff12 } from './xliff12/xliff12.ts';

/** The text after a change of its first segment, or of the one with an id. */
function changed(format: Format, text: string, change: ReviewChange, id?: string): string {
  const catalog = format.parse(text);
  const segment = (id === undefined ? catalog.segments.at(0) : catalog.segments.find(id)) as Segment;
  const result = changeReview(format, catalog, segment, change);
  return 'refused' in result ? result.refused.template : applyEdits(text, result.edits);
}

function remarks(format: Format, text: string): (string | undefined)[][] {
  const catalog = format.parse(text);
  return catalog.segments.all().map((segment) => format.review?.read(catalog, segment).map((note) => note.text) ?? []);
}

const jane = { text: 'Formal, please', author: 'Jane' };

describe('PO', () => {
  const entry = '#. Button\n#: a.c:1\nmsgid "Save"\nmsgstr "Speichere"\n';

  test('a request is a comment in front, and the fuzzy flag', () => {
    expect(changed(po, entry, { remark: jane, state: 'needs-review' })).toBe(
      '# Jane: Formal, please\n#. Button\n#: a.c:1\n#, fuzzy\nmsgid "Save"\nmsgstr "Speichere"\n',
    );
  });

  test('an entry without comments takes a request, too', () => {
    expect(changed(po, 'msgid "a"\nmsgstr "b"\n', { remark: jane, state: 'needs-review' })).toBe(
      '# Jane: Formal, please\n#, fuzzy\nmsgid "a"\nmsgstr "b"\n',
    );
  });

  test('an empty line separates remarks; wrapped lines are one', () => {
    const text = `# A remark that\n# was wrapped\n${entry}`;
    const added = changed(po, text, { remark: { text: 'Second' } });
    expect(added).toBe(`# A remark that\n# was wrapped\n#\n# Second\n${entry}`);
    expect(remarks(po, added)).toEqual([['A remark that\nwas wrapped', 'Second']]);
  });

  test('what developers and programs write is no remark', () => {
    expect(remarks(po, '#. dev\n#: a.c\n#, c-format\n#| msgid "x"\nmsgid "a"\nmsgstr "b"\n')).toEqual([[]]);
  });

  test('the first of several can be taken out', () => {
    const text = '# One\n#\n# Two\nmsgid "a"\nmsgstr "b"\n';
    const catalog = po.parse(text);
    const [first] = po.review?.read(catalog, catalog.segments.at(0) as Segment) ?? [];
    expect(first && changed(po, text, { cut: first })).toBe('# Two\nmsgid "a"\nmsgstr "b"\n');
  });

  test('lines keep the file’s ends', () => {
    expect(changed(po, 'msgid "a"\r\nmsgstr "b"\r\n', { remark: { text: 'x\n\ny' } })).toBe(
      '# x\r\n# y\r\nmsgid "a"\r\nmsgstr "b"\r\n',
    );
  });
});

describe('XLIFF 1.2', () => {
  const file = (unit: string) =>
    `<xliff version="1.2"><file original="a" datatype="x" source-language="en" target-language="de"><body>${unit}</body></file></xliff>`;
  const unit = (inner: string) =>
    file(`<trans-unit id="u">\n  <source>A</source>\n  <target>B</target>${inner}\n</trans-unit>`);

  test('a request is a note on the target, and its state', () => {
    expect(changed(xliff12, unit(''), { remark: jane, state: 'needs-review' })).toBe(
      unit('\n  <note from="Jane" annotates="target">Formal, please</note>').replace(
        '<target>',
        '<target state="needs-review-translation">',
      ),
    );
  });

  test('notes of developers stay notes, ours and those on the target are remarks', () => {
    const notes =
      '<note from="developer">D</note><note annotates="source">S</note><note annotates="target">T</note><note from="interline">Merge conflict</note><note from="interline">interline-ignore numbers</note>';
    expect(remarks(xliff12, unit(notes))).toEqual([['T', 'Merge conflict']]);
  });

  test('a remark that XML cannot hold is refused', () => {
    expect(changed(xliff12, unit(''), { remark: { text: 'a\u0001b' } })).not.toContain('<note');
  });
});

describe('XLIFF 2', () => {
  const file = (units: string) =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">${units}</file></xliff>`;
  const one = '<segment state="translated"><source>A</source><target>B</target></segment>';
  const note = '<note appliesTo="target" category="review">Jane: Formal, please</note>';

  test('a unit without notes gets them in front of its segments', () => {
    const text = file(`\n<unit id="u">\n  ${one}\n</unit>\n`);
    expect(changed(xliff2, text, { remark: jane, state: 'needs-review' })).toBe(
      text.replace('  <segment state="translated">', `  <notes>${note}</notes>\n  <segment state="initial">`),
    );
  });

  test('further notes stand behind the others, each on its line', () => {
    const text = file(`<unit id="u">\n<notes>\n  <note>D</note>\n</notes>\n${one}</unit>`);
    expect(changed(xliff2, text, { remark: jane })).toBe(text.replace('</note>', `</note>\n  ${note}`));
    expect(remarks(xliff2, text)).toEqual([[]]);
  });

  test('of several segments one is meant', () => {
    const segments = '<segment id="a"><source>A</source></segment><segment id="b"><source>B</source></segment>';
    const added = changed(
      xliff2,
      file(`<unit id="u">${segments}</unit><unit id="v">${one}</unit>`),
      { remark: jane },
      'u/b',
    );
    expect(added).toContain('<note appliesTo="target" category="review" ref="#b">');
    expect(remarks(xliff2, added)).toEqual([[], ['Jane: Formal, please'], []]);
  });
});

test('Qt keeps remarks in the translator’s comment', () => {
  const text = (comment: string) =>
    `<!DOCTYPE TS><TS version="2.1" language="de"><context><name>C</name><message>\n  <source>A</source>${comment}\n  <translation>B</translation>\n</message></context></TS>`;
  const added = changed(qtTs, text(''), { remark: jane, state: 'needs-review' });
  expect(added).toBe(
    text('\n  <translatorcomment>Jane: Formal, please</translatorcomment>').replace(
      '<translation>',
      '<translation type="unfinished">',
    ),
  );
  const both = changed(qtTs, added, { remark: { text: 'Done' } });
  expect(remarks(qtTs, both)).toEqual([['Jane: Formal, please', 'Done']]);
});
