import { expect, test } from 'vitest';
import { putParticiples } from './apertiumParticiples.ts';

const spanish = { source: 'en', target: 'es' };
const end = '^.<sent>/.<sent>$[]';
const files = '^file<n><pl>/lima<n><f><pl>$';

test.each([
  [
    'Deleted files',
    `^Delete<vblex><past>/Eliminar<vblex><past>$ ${files}`,
    `^Delete<vblex><pp>/Eliminar<vblex><pp>$ ${files}`,
  ],
  [
    'Hidden files',
    '^Hide<vblex><pp>/Esconder<vblex><pp>$ ^file<vblex><pri><p3><sg>/archivar<vblex><pri><p3><sg>$',
    '^Hide<vblex><pp>/Esconder<vblex><pp>$ ^file<n><pl>/archivo<n><m><pl>$',
  ],
  [
    'File not found',
    '^File<vblex><pres>/Archivar<vblex><pres>$ ^not<adv>/no<adv>$ ^find<vblex><pp>/encontrar<vblex><pp>$',
    '^File<n><sg>/Archivo<n><m><sg>$ ^not<adv>/no<adv>$ ^find<vblex><pp>/encontrar<vblex><pp>$',
  ],
  [
    'No files found',
    `^No<det><ind><sp>/Ninguno<det><ind><GD><sg>$ ${files} ^find<vblex><past>/encontrar<vblex><past>$`,
    `^No<det><ind><sp>/Ninguno<det><ind><GD><sg>$ ${files} ^find<vblex><pp>/encontrar<vblex><pp>$`,
  ],
])('“%s” has a participle', (_, stream, wanted) => {
  expect(putParticiples(stream + end, spanish)).toBe(wanted + end);
});

test.each([
  ['You deleted files', `^Prpers<prn><subj>/Prpers<prn>$ ^delete<vblex><past>/eliminar<vblex><past>$ ${files}`],
  ['Import failed', '^Import<n><sg>/Importación<n><f><sg>$ ^fail<vblex><past>/fallar<vblex><past>$'],
  [
    'The file changed',
    '^The<det><def>/El<det><def>$ ^file<n><sg>/lima<n><f><sg>$ ^change<vblex><past>/cambiar<vblex><past>$',
  ],
])('“%s” says what happened', (_, stream) => {
  expect(putParticiples(stream + end, spanish)).toBe(stream + end);
});

test('texts of several sentences and other directions stay as they are', () => {
  const label = `^Delete<vblex><past>/Eliminar<vblex><past>$ ${files}`;
  expect(putParticiples(label + end + label + end, spanish)).toBe(label + end + label + end);
  expect(putParticiples(label + end, { source: 'en', target: 'ca' })).toBe(label + end);
});
