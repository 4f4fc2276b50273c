import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { component, extracted } from './testExtraction.ts';

const inJsx = (body: string, library: 'i18next' | 'react-intl' | 'next-intl' = 'i18next') =>
  extracted('src/Cart.tsx', component(body), library);

test('i18next: a sentence with elements is one text with tags, its elements are those of <Trans>', async () => {
  const body =
    '<p>Read <a href={url} title="Terms of use">the <b>full</b> terms</a> first, <b>{user.name}</b>!<br />Or <b className="x">leave</b>.</p>';
  const { text, entries } = await inJsx(body);
  expect(entries).toEqual({
    'cart.readTheFullTermsFirst': 'Read <a>the <b>full</b> terms</a> first, <b>{{name}}</b>!<br/>Or <b2>leave</b2>.',
  });
  expect(text).toContain("import { useTranslation, Trans } from 'react-i18next';");
  expect(text).toContain(
    '<p><Trans i18nKey="cart.readTheFullTermsFirst" values={{ name: user.name }} components={{ a: <a href={url} title="Terms of use" />, b: <b />, br: <br />, b2: <b className="x" /> }} /></p>',
  );
});

test('i18next: the element takes the function whose keys have a prefix, and needs no hook', async () => {
  const prefixed = component('<p>Pay <b>now</b></p>', "  const { t } = useTranslation('', { keyPrefix: 'cart' });\n");
  expect((await extracted('src/Cart.tsx', prefixed, 'i18next')).text).toContain(
    '<Trans i18nKey="payNow2" t={t} components={{ b: <b /> }} />',
  );
  const bare = 'export const Cart = () => <p>Pay <b>later</b></p>;\n';
  expect((await extracted('src/Cart.tsx', bare, 'i18next')).text).toBe(
    'import { Trans } from \'react-i18next\';\n\nexport const Cart = () => <p><Trans i18nKey="cart.payLater" components={{ b: <b /> }} /></p>;\n',
  );
});

test('what an element of the library translates already stays; its imports are one', async () => {
  const body = '<p><Trans>Pay <b>now</b></Trans></p>';
  expect((await inJsx(body)).text).toBe(component(body));
  const bare = 'export const Cart = () => <p title="Bill"><i>Pay</i> <q>or <b>not</b></q></p>;\n';
  const { text } = await extracted('src/Cart.tsx', bare, 'i18next');
  expect(text).toMatch(/^import \{ useTranslation, Trans \} from 'react-i18next';\n\nexport/);
});

test('FormatJS and next-intl: elements are functions of their content', async () => {
  const body = "<p>Read <Link to=\"/x\">the terms</Link>{' '}\n    first, {a} & <i>go</i>: {'{'}</p>";
  const formatJs = await inJsx(body, 'react-intl');
  const message = "Read <a2>the terms</a2> first, {a} & <i>go</i>: '{'";
  expect(Object.values(formatJs.entries)).toEqual([message]);
  expect(() => parse(message)).not.toThrow();
  expect(formatJs.text).toContain(
    '<p><FormattedMessage id="cart.readTheTermsFirstGo" values={{ a, a2: (chunks) => <Link to="/x">{chunks}</Link>, i: (chunks) => <i>{chunks}</i> }} /></p>',
  );
  const code =
    "import { useTranslations } from 'next-intl';\nexport default function Page() {\n  const t = useTranslations('cart');\n  return <p>Ship <b>it</b></p>;\n}\n";
  const nextIntl = await extracted('src/page.tsx', code, 'next-intl');
  expect(nextIntl.text).toContain("<p>{t.rich('shipIt', { b: (chunks) => <b>{chunks}</b> })}</p>");
  expect(nextIntl.entries).toEqual({ 'cart.shipIt': 'Ship <b>it</b>' });
});

test('an element with nothing but a value is a part of the sentence around it', async () => {
  const body = '<p>Show {a} of <b>{items.length}</b> boats</p>';
  expect((await inJsx(body)).text).toContain(
    '<Trans i18nKey="cart.showOfBoats" values={{ a, count: items.length }} components={{ b: <b /> }} />',
  );
  const atEnd = await inJsx('<p>Boats in all: <b>{items.length}</b></p>');
  expect(Object.values(atEnd.entries)).toEqual(['Boats in all:']);
  // Where messages have no tags, its pieces stay.
  const jsx = component(body).replace('react-i18next', 'vue-i18n').replace('useTranslation', 'useI18n');
  const { entries, left } = await extracted('src/Cart.jsx', jsx, 'vue-i18n');
  expect([entries, left.length]).toEqual([{}, 2]);
});

test('an element on a line of its own is no part of a sentence; one that a space joins is', async () => {
  const parted = await inJsx('<label>\n    Name of the boat\n    <small>optional</small>\n  </label>');
  expect(parted.entries).toEqual({});
  expect(parted.left).toHaveLength(2);
  const joined = await inJsx("<label>\n    Name{' '}\n    <small>optional</small>\n  </label>");
  expect(Object.values(joined.entries)).toEqual(['Name <small>optional</small>']);
  const icons = await inJsx('<button><BoatIcon /> Go on</button>');
  expect(Object.values(icons.entries)).toEqual(['Go on']);
});

test('a selection within a sentence takes it whole', async () => {
  const { entries } = await inJsx('<p>Read <a href="/x">the «»terms</a> first</p>');
  expect(Object.values(entries)).toEqual(['Read <a>the terms</a> first']);
});

test('words by a number become plural forms of i18next, in the style of the file', async () => {
  const body =
    "<p title=\"Bill\">{items.length} {items.length === 1 ? 'file' : 'files'} of {user.name} {items.length !== 1 ? 'are' : 'is'} here</p>";
  const { text, entries } = await inJsx(body);
  expect(entries).toEqual({
    'cart.bill': 'Bill',
    'cart.filesOfAreHere_one': '{{count}} file of {{name}} is here',
    'cart.filesOfAreHere_other': '{{count}} files of {{name}} are here',
  });
  expect(text).toContain("{t('cart.filesOfAreHere', { count: items.length, name: user.name })}");
  const old = '{\n  "boat": "{{count}} boat",\n  "boat_plural": "{{count}} boats"\n}\n';
  const inOld = await extracted('src/Cart.tsx', component("<b>{n} {n == 1 ? 'mast' : 'masts'}</b>"), 'i18next', {
    source: old,
  });
  expect(inOld.entries).toEqual({ masts: '{{count}} mast', masts_plural: '{{count}} masts' });
});

test('words by a number become a plural of ICU, also within tags and in a template literal', async () => {
  const { entries, text } = await inJsx("<p>You have <b>{n} boat{n === 1 ? '' : 's'} #1</b> in {n}</p>", 'react-intl');
  const [message = ''] = Object.values(entries);
  expect(message).toBe("{n, plural, one {You have <b># boat '#'1</b> in #} other {You have <b># boats '#'1</b> in #}}");
  expect(() => parse(message)).not.toThrow();
  expect(text).toContain('values={{ n, b: (chunks) => <b>{chunks}</b> }}');
  const inTags = await inJsx("<p>You have <b>{n} {n === 1 ? 'boat' : 'boats'}</b></p>");
  expect(inTags.text).toContain('<Trans i18nKey="cart.youHaveBoats" count={n} components={{ b: <b /> }} />');
  const template = await inJsx(`f(\`«»\${n} boat\${n === 1 ? '' : 's'}\`)`);
  expect(template.text).toContain("f(t('cart.boats', { count: n }))");
});

test('what may be no plural, or none of the language, is none', async () => {
  for (const condition of ['n > 1', 'n', 'n === 2', 'next() === 1', "n === '1'"]) {
    const { entries } = await inJsx(`<p>{n} {${condition} ? 'boat' : 'boats'}</p>`);
    expect(entries).toEqual({});
  }
  const two = await inJsx("<p>Found {a} {a === 1 ? 'boat' : 'boats'} in {b} {b === 1 ? 'yard' : 'yards'}</p>");
  expect([two.entries, two.left]).toEqual([
    {},
    ['Two numbers decide about the words of this text; extract it by hand.'],
  ]);
});
