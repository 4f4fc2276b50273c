import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../catalog/textRange.ts';
import type { Format } from './format.ts';
import { json } from './json/json.ts';
import { addNewKeys } from './newKeys.ts';
import { jsModule } from './script/jsModule.ts';
import { json5 } from './script/json5.ts';
import { yaml } from './yaml/yaml.ts';

const files: readonly (readonly [string, Format, string, string])[] = [
  [
    'nested JSON',
    json,
    'en.json',
    '{\n  "cart": {\n    "title": "Cart",\n    "pay": { "now": "Pay" }\n  },\n  "z": "Z"\n}\n',
  ],
  ['JSON on one line', json, 'en.json', '{"cart":{"title":"Cart"}}'],
  ['FormatJS', json, 'en.json', '{\n  "cart.title": { "defaultMessage": "Cart" }\n}\n'],
  ['YAML', yaml, 'en.yml', '# Texts\ncart:\n  title: Cart # of goods\n  pay:\n    now: "Pay"\nz: Z\n'],
  ['Rails', yaml, 'config/locales/en.yml', 'en:\n  cart:\n    title: Cart\n'],
  ['JSON5', json5, 'en.json5', "{\n  cart: {\n    title: 'Cart', // of goods\n  },\n}\n"],
  ['a module', jsModule, 'locales/en.js', "export default {\n  cart: {\n    title: 'Cart',\n  },\n};\n"],
  ['a module of CommonJS', jsModule, 'locales/en.js', 'module.exports = { cart: { title: "Cart" } };\n'],
];

const name = fc.constantFrom('a', 'title', 'payNow', 'pay-now', 'message', 'other', 'two words');
const keys = fc.array(fc.array(name, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
const text = fc.string({
  unit: fc.constantFrom('a', 'é', ' ', '"', "'", '{', '}', ':', '#', '\\', '\n', '`', '$'),
  minLength: 1,
});

describe.each(files)('%s', (_, format, path, content) => {
  test('gets a key beside its group; the other bytes stay', () => {
    const added = addNewKeys(format, format.parse(content, path), new Map([['cart.ship', 'Ship it']]), {
      isFlat: path === 'en.json' && content.includes('defaultMessage'),
    });
    expect(added.refused).toEqual(new Map());
    const ids = format
      .parse(added.text, path)
      .segments.all()
      .map(({ id, target }) => `${id} ${target?.value}`);
    expect(ids).toContain('cart.ship Ship it');
    expect(ids).toContain('cart.title Cart');
    expect(
      added.text
        .replace(/\s*(?:"cart\.)?["']?ship["']?: ?(?:\{[\s\S]*?\}|["']?Ship it["']?),?/, '')
        .replace(/[\s,]/g, ''),
    ).toBe(content.replace(/[\s,]/g, ''));
  });

  test('whatever keys are asked for, each is there with its text or refused, and nothing else changes', () => {
    fc.assert(
      fc.property(keys, text, (paths, value) => {
        const before = format.parse(content, path);
        const texts = new Map(paths.map((parts) => [parts.join('.'), value]));
        const { edits, refused, text: after } = addNewKeys(format, before, texts, { isFlat: false });
        expect(applyEdits(content, edits)).toBe(after);
        const now = format.parse(after, path).segments;
        for (const key of texts.keys()) if (!refused.has(key)) expect(now.find(key)?.target?.value).toBe(value);
        for (const { id, target } of before.segments.all()) expect(now.find(id)?.target?.value).toBe(target?.value);
        expect(now.count).toBe(before.segments.count + texts.size - refused.size);
      }),
      { numRuns: 60 },
    );
  });
});
