import { expect, test } from 'vitest';
import { webviewPage } from './webviewPage.ts';

test('a page allows nothing from elsewhere, whatever its title is', () => {
  const html = webviewPage({
    cspSource: 'https://csp.example',
    nonce: 'n0nce',
    script: 'https://csp.example/page.js',
    styles: ['https://csp.example/page.css'],
    language: 'de',
    title: '</title><script>alert(1)</script>',
    body: '<main></main>',
  });
  const policy = html.match(/Content-Security-Policy" content="([^"]*)"/)?.[1]?.replaceAll('&#39;', "'");
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    'style-src https://csp.example',
    'font-src https://csp.example',
    "script-src 'nonce-n0nce'",
    "form-action 'none'",
    "base-uri 'none'",
  ]);
  expect(html.match(/<script.*/g)).toEqual(['<script nonce="n0nce" src="https://csp.example/page.js"></script>']);
});
