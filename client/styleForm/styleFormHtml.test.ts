import { expect, test } from 'vitest';
import { styleFormHtml } from './styleFormHtml.ts';

const word = '"><script>alert(1)</script>';
const html = styleFormHtml({
  cspSource: 'https://csp.example',
  nonce: 'n0nce',
  script: 'https://csp.example/form.js',
  styles: ['https://csp.example/form.css'],
  language: 'de',
  title: word,
  intro: word,
  filter: word,
  words: { none: word, before: word, after: word, noMatch: word },
});

test('runs the script with the nonce and no other, whatever a list is called', () => {
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script nonce="n0nce" src="https://csp.example/form.js">');
  expect(html).not.toMatch(/\son\w+=|\sstyle=|javascript:/);
});
