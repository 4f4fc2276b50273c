import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { po } from '../shared/formats/po/po.ts';
import { xliff2 } from '../shared/formats/xliff2/xliff2.ts';
import { xliff12 } from '../shared/formats/xliff12/xliff12.ts';
import { parseRules } from '../shared/rules/ruleFile.ts';
import { testRules } from '../shared/rules/ruleTests.ts';

const root = join(import.meta.dirname, '..');

interface Snippet {
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly contributes: { readonly snippets: readonly { readonly language: string; readonly path: string }[] };
};
const snippetsOf = (language: string): ReadonlyMap<string, string> => {
  const paths = manifest.contributes.snippets.filter((one) => one.language === language).map(({ path }) => path);
  const snippets = paths.flatMap((path) =>
    Object.values(JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, Snippet>),
  );
  return new Map(snippets.map(({ prefix, body }) => [prefix, expanded(body.join('\n'))]));
};

/** As an editor leaves a snippet where nobody types anything: its defaults, and the first of choices. */
function expanded(body: string): string {
  return body
    .replace(/\$\{\d+\|((?:[^,|\\]|\\.)*)(?:,[^|]*)?\|\}/g, '$1')
    .replace(/\$\{\d+:((?:[^}\\]|\\.)*)\}/g, (_, words: string) => words.replace(/\\([$}\\])/g, '$1'))
    .replace(/\$(?:\d+|\{\d+\})/g, '');
}

const cases = (language: string) => [...snippetsOf(language)];

describe('snippets of XLIFF', () => {
  test.each(cases('xliff'))('%s is read without a fault', (prefix, text) => {
    const isFile = text.startsWith('<?xml');
    const isSecond = text.includes('<unit') || text.includes('document:2.0');
    const around = isSecond
      ? [
          '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de"><file id="f">',
          '</file></xliff>',
        ]
      : [
          '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" datatype="plaintext" source-language="en" target-language="de"><body>',
          '</body></file></xliff>',
        ];
    const catalog = (isSecond ? xliff2 : xliff12).parse(isFile ? text : around.join(text));
    expect([...catalog.problems], prefix).toEqual([]);
    expect(catalog.segments.all()).toMatchObject([{ source: { value: 'Text' }, state: 'untranslated' }]);
    expect(catalog).toMatchObject({ sourceLanguage: 'en', targetLanguage: 'de' });
  });
});

describe('snippets of PO', () => {
  const header = snippetsOf('po').get('header') ?? '';

  test.each(cases('po'))('%s is read without a fault', (prefix, text) => {
    const catalog = po.parse(prefix === 'header' ? text : `${header}\n${text}\n`);
    expect([...catalog.problems]).toEqual([]);
    expect(catalog.targetLanguage).toBe('de');
    expect(catalog.segments.count).toBe(prefix === 'header' ? 0 : prefix === 'msgid_plural' ? 2 : 1);
  });
});

describe('snippets of rules', () => {
  test.each(cases('yaml'))('%s makes rules whose tests pass', (prefix, text) => {
    const { rules, faults } = parseRules(prefix === 'interline-rules' ? text : `rules:\n${text.replace(/^/gm, '  ')}`);
    expect(faults).toEqual([]);
    const results = testRules(rules);
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ fault }) => fault !== undefined)).toEqual([]);
  });
});
