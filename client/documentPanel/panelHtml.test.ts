import { expect, test } from 'vitest';
import { panelHtml } from './panelHtml.ts';
import type { PanelWords } from './panelWords.ts';

const word = '"><script>alert(1)</script>';
const words: PanelWords = {
  ...{ title: word, intro: word, files: word, noFiles: word, pick: word, remove: word, from: word, detect: word },
  ...{ to: word, noTargets: word, languages: word, options: word, choose: word, formality: word, pdf: word },
  lists: { glossaries: word, styles: word, memory: word },
  switches: { watermark: word, whole: word },
  formalities: { '': word, prefer_more: word, prefer_less: word },
  pdfs: { '': word, docx: word },
  ...{ loadLanguages: word, queue: word, columns: [word], cancelAll: word, clear: word, progress: word, large: word },
  actions: {
    ...{
      open: word,
      cancel: word,
      retry: word,
      install: word,
      useLocal: word,
      signIn: word,
      usage: word,
      remove: word,
    },
  },
};
const html = panelHtml({
  cspSource: 'https://csp.example',
  nonce: 'n0nce',
  script: 'https://csp.example/panel.js',
  styles: ['https://csp.example/panel.css'],
  language: 'de',
  text: words,
});

test('runs the script with the nonce and no other', () => {
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script nonce="n0nce" src="https://csp.example/panel.js">');
  expect(html).not.toMatch(/\son\w+=|\sstyle=|javascript:/);
});

test('names every control for those who cannot see it', () => {
  expect(html).toContain('<html lang="de">');
  for (const id of ['source', 'formality', 'pdf'])
    expect(html).toMatch(new RegExp(`id="${id}"[^>]* aria-labelledby="${id}-label"`));
  expect(html).toMatch(/id="summary" role="status" aria-live="polite"/);
  expect(html).toMatch(/id="problem"[^>]* role="alert"/);
});
