import { expect, test } from 'vitest';
import { gridHtml } from './gridHtml.ts';
import type { GridWords } from './gridWords.ts';

const word = `"'><script>alert(1)</script>`;
const words = { filter: word, states: { final: word } } as unknown as GridWords;
const html = gridHtml({
  cspSource: 'https://csp.example',
  nonce: 'n0nce',
  script: 'https://csp.example/grid.js',
  styles: ['https://csp.example/codicon.css', 'https://csp.example/grid.css'],
  language: 'de',
  title: word,
  place: { uri: word, layout: 'file' },
  words,
});

test('runs the script with the nonce and no other, whatever a file is called', () => {
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script nonce="n0nce" src="https://csp.example/grid.js">');
  expect(html).not.toMatch(/\son\w+=|\sstyle=|javascript:/);
});

test('hands every word to the page as it is', () => {
  const handed = (name: string) => {
    const written = html.match(new RegExp(`data-${name}="([^"]*)"`))?.[1] ?? '';
    return JSON.parse(written.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))));
  };
  expect(handed('words')).toEqual(words);
  expect(handed('place')).toEqual({ uri: word, layout: 'file' });
});
