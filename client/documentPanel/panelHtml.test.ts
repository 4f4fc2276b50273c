import { expect, test } from 'vitest';
import { type PanelPage, panelHtml } from './panelHtml.ts';

const word = '"><script>alert(1)</script>';
const text: PanelPage['text'] = {
  title: word,
  intro: word,
  file: word,
  noFile: word,
  pick: word,
  from: word,
  detect: word,
  to: word,
  choose: word,
  translate: word,
  cancel: word,
  open: word,
  save: word,
  retry: word,
  useLocal: word,
  signIn: word,
  progress: word,
};
const html = panelHtml({
  cspSource: 'https://csp.example',
  nonce: 'n0nce',
  script: 'https://csp.example/panel.js',
  styles: ['https://csp.example/panel.css'],
  language: 'de',
  text,
});

test('runs the script with the nonce and no other', () => {
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script nonce="n0nce" src="https://csp.example/panel.js">');
  expect(html).not.toMatch(/\son\w+=|\sstyle=|javascript:/);
});

test('allows nothing from elsewhere', () => {
  const policy = html.match(/Content-Security-Policy" content="([^"]*)"/)?.[1]?.replaceAll('&#39;', "'");
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    'style-src https://csp.example',
    'font-src https://csp.example',
    "script-src 'nonce-n0nce'",
    "form-action 'none'",
    "base-uri 'none'",
  ]);
});

test('names every control for those who cannot see it', () => {
  expect(html).toContain('<html lang="de">');
  for (const id of ['source', 'target'])
    expect(html).toMatch(new RegExp(`id="${id}"[^>]* aria-labelledby="${id}-label"`));
  expect(html).toMatch(/id="status" role="status" aria-live="polite"/);
  expect(html).toMatch(/id="failure"[^>]* role="alert"/);
});
