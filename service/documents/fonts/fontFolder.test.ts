import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { fontFolder } from './fontFolder.ts';

const folder = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

test('a font of the folder has every letter, and the cut that is wanted where there is one', async () => {
  const fonts = fontFolder(folder);
  const bold = await fonts.fontFor({ bold: true, italic: false }, 'ميناء');
  expect(bold).toMatchObject({ bold: true, italic: false });
  expect(bold?.has('ميناء')).toBe(true);
  expect((await fonts.fontFor({ bold: false, italic: false }, 'ℊ'))?.family).toMatch(/Math/);
  expect(await fonts.fontFor({ bold: false, italic: false }, '港')).toBeUndefined();
});

test('a folder that is not there has no fonts', async () => {
  expect(await fontFolder(`${folder}/none`).fontFor({ bold: false, italic: false }, 'a')).toBeUndefined();
});
