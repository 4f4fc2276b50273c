import { expect, test } from 'vitest';
import { detectLanguage } from './detect.ts';

test.each([
  ['Please check the connection of your printer and try again.', 'en'],
  ['Bitte überprüfen Sie die Verbindung Ihres Druckers.', 'de'],
  ['Veuillez vérifier la connexion de votre imprimante.', 'fr'],
  ['Sila semak sambungan pencetak anda dan cuba lagi.', 'id'],
  ['Jeg skjønner ikke hvorfor skriveren ikke virker, kan noen hjelpe meg?', 'nb'],
  ['プリンターの接続を確認してください', 'ja'],
  ['请检查您的打印机连接', 'zh'],
  ['프린터 연결을 확인하십시오', 'ko'],
  ['Ελέγξτε τη σύνδεση', 'el'],
  ['אנא בדוק את החיבור', 'he'],
])('%s is %s', (text, language) => {
  expect(detectLanguage(text)).toMatchObject({ status: 'success', language });
});

test('what has no language, and what cannot be told, is said honestly', () => {
  for (const text of ['', '   ', '42 %', '{name}', '%s: %d', '<br/>', 'https://a.example/']) {
    expect(detectLanguage(text)).toEqual({ status: 'no_language_detected' });
  }
  const unsure = ['OK', 'Menu', 'Info', 'Radio', 'Alarm'].map((text) => detectLanguage(text).status);
  expect(unsure).toContain('insufficient_confidence');
  expect(detectLanguage('Barua pepe ፋይሉን መክፈት አልተቻለም እባክዎ እንደገና ይሞክሩ').status).toBe('unsupported_language');
});
