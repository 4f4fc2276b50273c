import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import type { MessageSyntax } from '../catalog/segment.ts';
import { checkExample } from '../checks/run/checkExample.ts';
import { analyzeMessage } from './analyzeMessage.ts';
import { syntaxesOf } from './syntaxesOf.ts';

const dotnet: { syntaxes: MessageSyntax[] } = { syntaxes: ['dotnet', 'markup', 'accelerator'] };

test('a message that branches on either side is ICU, whatever else stands in braces in its file', () => {
  const branching = plain('{0, plural, one {boat} other {boats}}');
  expect(syntaxesOf({ source: branching, target: plain('{0}') }, dotnet)).toEqual(['icu', 'markup', 'accelerator']);
  expect(syntaxesOf({ source: plain('{0}'), target: branching }, dotnet)).toEqual(['icu', 'markup', 'accelerator']);
  expect(syntaxesOf({ source: plain('{0:N2} of {1,5}') }, dotnet)).toBe(dotnet.syntaxes);
  expect(syntaxesOf({ source: branching, syntaxes: ['printf'] }, dotnet)).toEqual(['printf']);
});

test('texts of branches are no placeholders, in .NET resources and in Java properties', () => {
  const segment = {
    source: '{0, plural, one {boat} other {# boats}} in the {harbour}',
    target: '{0, plural, one {Boot} other {# Boote}} im {harbour}',
  };
  for (const syntax of ['dotnet', 'java', 'brace'] as const) {
    for (const check of ['placeholder-missing', 'placeholder-extra', 'symbols'])
      expect(checkExample(check, segment, { syntaxes: [syntax] }).messages).toEqual([]);
    const lost = { ...segment, target: '{0, plural, one {Boot} other {# Boote}}' };
    expect(checkExample('placeholder-missing', lost, { syntaxes: [syntax] }).messages).toEqual([
      '“{harbour}” is missing',
    ]);
  }
});

test('texts of branches are no placeholders in a message that is broken either', () => {
  const broken = plain('{n, plural, =0 {none} one {boat} other {boats} in {harbour');
  expect(analyzeMessage(broken, ['icu']).units).toEqual([]);
  const ids = (value: string) => analyzeMessage(plain(value), ['icu']).units.map(({ id }) => id);
  expect(ids('{who, select, he {his} she {her} boat of {name}')).toEqual(['name']);
});
