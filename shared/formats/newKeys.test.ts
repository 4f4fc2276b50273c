import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../catalog/textRange.ts';
import { android } from './android/android.ts';
import { fluent } from './fluent/fluent.ts';
import type { Format } from './format.ts';
import { ini } from './ini/ini.ts';
import { json } from './json/json.ts';
import { lang } from './lang.ts';
import { addNewKeys } from './newKeys.ts';
import { php } from './php/php.ts';
import { properties } from './properties/properties.ts';
import { resx } from './resx/resx.ts';
import { jsModule } from './script/jsModule.ts';
import { json5 } from './script/json5.ts';
import { strings } from './strings/strings.ts';
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
  ['ARB', json, 'lib/l10n/app_en.arb', '{\n  "@@locale": "en",\n  "cart.title": "Cart"\n}\n'],
  [
    'Chrome',
    json,
    '_locales/en/messages.json',
    '{\n  "cart.title": { "message": "Cart" },\n  "z": { "message": "Z" }\n}\n',
  ],
  ['properties', properties, 'messages.properties', '# Texts\ncart.title = Cart\nz = Z\n'],
  ['Apple strings', strings, 'en.lproj/a.strings', '/* Of goods */\n"cart.title" = "Cart";\n\n"z" = "Z";\n'],
  [
    'Android',
    android,
    'res/values/strings.xml',
    '<resources>\n    <string name="cart.title">Cart</string>\n    <plurals name="cart.item">\n        <item quantity="one">Item</item>\n        <item quantity="other">Items</item>\n    </plurals>\n</resources>\n',
  ],
  [
    '.NET resources',
    resx,
    'Texts.resx',
    '<root>\n  <data name="cart.title" xml:space="preserve">\n    <value>Cart</value>\n  </data>\n</root>\n',
  ],
  ['INI', ini, 'language/en.ini', 'Z="Z"\n\n[cart]\ntitle="Cart"\n'],
  ['Minecraft', lang, 'texts/en_US.lang', '## Texts\ncart.title=Cart\nz=Z\n'],
  ['Fluent', fluent, 'en.ftl', '# Texts\ncart = Goods\n    .title = Cart\nz = Z\n'],
  [
    'PHP',
    php,
    'lang/en/shop.php',
    "<?php\nreturn [\n    'cart' => [\n        'title' => 'Cart', // of goods\n    ],\n];\n",
  ],
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
    // Nothing is replaced: what was there is there still, in front of what is new and behind it.
    expect(added.edits.filter(({ range }) => content.slice(range.start, range.end).trim() !== '')).toEqual([]);
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

test('a flat key stands behind those of its beginning, or where the alphabet of the whole file puts it', () => {
  const added = (ids: readonly string[], key: string) => {
    const text = `{\n${ids.map((id) => `  "${id}": "x"`).join(',\n')}\n}\n`;
    const { text: after } = addNewKeys(json, json.parse(text, 'en.json'), new Map([[key, 'x']]), { isFlat: true });
    return Object.keys(JSON.parse(after));
  };
  expect(added(['cart.title', 'cart.pay', 'boat.hull'], 'cart.ship')).toEqual([
    'cart.title',
    'cart.pay',
    'cart.ship',
    'boat.hull',
  ]);
  expect(added(['b.a', 'b.c', 'd.a'], 'b.b')).toEqual(['b.a', 'b.b', 'b.c', 'd.a']);
});
