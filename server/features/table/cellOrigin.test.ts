import { expect, test } from 'vitest';
import type { Format } from '../../../shared/formats/format.ts';
import { po } from '../../../shared/formats/po/po.ts';
import { xliff2 } from '../../../shared/formats/xliff2/xliff2.ts';
import { xliff12 } from '../../../shared/formats/xliff12/xliff12.ts';
import { cellOrigin } from './cellOrigin.ts';

const originIn = (format: Format, text: string) => {
  const [segment] = format.parse(text).segments;
  if (!segment) throw new Error('no segment');
  return cellOrigin(segment);
};
const unit = (inner: string) =>
  originIn(
    xliff12,
    `<xliff version="1.2"><file source-language="en" target-language="de"><body><trans-unit id="a">${inner}</trans-unit></body></file></xliff>`,
  );

test('XLIFF 1.2 tells it by the qualifier of the state', () => {
  expect(unit('<source>Sail</source><target state-qualifier="leveraged-mt">Segel</target>')).toEqual({
    name: 'leveraged-mt',
  });
  expect(unit('<source>Sail</source><target state="translated">Segel</target>')).toBeUndefined();
  expect(unit('<source>Sail</source><target state-qualifier="exact-match"></target>')).toBeUndefined();
});

test('a match of the file that was taken as it is tells how alike its source is', () => {
  const proposed = (text: string) =>
    unit(
      `<source>Hoist the sails</source><target>${text}</target><alt-trans match-quality="83%" origin="harbour.tmx"><source>Hoist the sail</source><target>Das Segel hissen</target></alt-trans>`,
    );
  expect(proposed('Das Segel hissen')).toEqual({ name: 'harbour.tmx', similarity: 83 });
  expect(proposed('Die Segel hissen')).toBeUndefined();
});

test('a tool’s own attributes go before', () => {
  const text = `<xliff version="1.2" xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><file source-language="en" target-language="de"><body><trans-unit id="a"><source>Sail</source><seg-source><mrk mtype="seg" mid="1">Sail</mrk></seg-source><target><mrk mtype="seg" mid="1">Segel</mrk></target><sdl:seg-defs><sdl:seg id="1" conf="Draft" origin="tm" percent="85"/></sdl:seg-defs></trans-unit></body></file></xliff>`;
  expect(originIn(xliff12, text)).toEqual({ name: 'tm 85 %' });
});

test('XLIFF 2 tells it by the finer state', () => {
  const text = `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"><file id="f"><unit id="u"><segment state="translated" subState="desk:mt"><source>Sail</source><target>Segel</target></segment></unit></file></xliff>`;
  expect(originIn(xliff2, text)).toEqual({ name: 'desk:mt' });
});

test('the source text of before shows what changed since', () => {
  const text = '#, fuzzy\n#| msgid "Hoist the sail"\nmsgid "Hoist the sails"\nmsgstr "Das Segel hissen"\n';
  expect(originIn(po, text)).toEqual({
    changed: [
      { kind: 'same', text: 'Hoist the ' },
      { kind: 'removed', text: 'sail' },
      { kind: 'added', text: 'sails' },
    ],
  });
});
