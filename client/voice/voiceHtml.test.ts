import { expect, test } from 'vitest';
import { voiceHtml } from './voiceHtml.ts';
import type { VoiceWords } from './voiceWords.ts';

test('words never become markup, and one script runs', () => {
  const names = ['title', 'intro', 'file', 'noFile', 'pick', 'from', 'to', 'detect', 'noMicrophone', 'denied'];
  const words = Object.fromEntries(names.map((name) => [name, '"><script>alert(1)</script>']));
  const html = voiceHtml({
    ...{ cspSource: 'https://csp.example', nonce: 'n0nce', script: 'https://csp.example/voice.js' },
    ...{ styles: ['https://csp.example/voice.css'], language: 'de', words: words as unknown as VoiceWords },
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toMatch(/\son\w+=|\sstyle=|javascript:/);
  expect(html).toContain('data-no-file="&#34;&#62;');
});
