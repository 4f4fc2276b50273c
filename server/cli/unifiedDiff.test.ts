import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, type TextEdit } from '../../shared/catalog/textRange.ts';
import { unifiedDiff } from './unifiedDiff.ts';

test('changes near one another share a hunk, those far away have their own', () => {
  const lines = Array.from({ length: 20 }, (_, i) => `line ${i + 1}`);
  const text = `${lines.join('\n')}\n`;
  const replaced = (word: string, newText: string): TextEdit => {
    const start = text.indexOf(`${word}\n`);
    return { range: { start, end: start + word.length }, newText };
  };
  const diff = [
    ...unifiedDiff('a.txt', text, [
      replaced('line 2', 'two\nand more'),
      replaced('line 4', 'four'),
      replaced('line 19', ''),
    ]),
  ];
  expect(diff.filter((line) => !line.startsWith(' '))).toEqual([
    '--- a/a.txt',
    '+++ b/a.txt',
    '@@ -1,7 +1,8 @@',
    '-line 2',
    '+two',
    '+and more',
    '-line 4',
    '+four',
    '@@ -16,5 +17,5 @@',
    '-line 19',
    '+',
  ]);
  expect([...unifiedDiff('a.txt', text, [])]).toEqual([]);
  const first = { range: { start: 0, end: 0 }, newText: 'a' };
  expect([...unifiedDiff('a.txt', '\n', [first])].slice(2)).toEqual(['@@ -1 +1 @@', '-', '+a']);
});

test('git apply makes of the old text the new one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'));
  const piece = fc.constantFrom('a', 'b\n', '\n', 'cc\r\n', 'é ');
  const edit = fc.record({ offset: fc.nat(60), length: fc.nat(6), newText: fc.array(piece, { maxLength: 3 }) });
  try {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.array(edit, { maxLength: 4 }), (pieces, wanted) => {
        const text = pieces.join('');
        const edits: TextEdit[] = [];
        let free = 0;
        for (const { offset, length, newText } of wanted.sort((a, b) => a.offset - b.offset)) {
          const start = Math.max(offset, free);
          const end = start + length;
          if (end > text.length) continue;
          edits.push({ range: { start, end }, newText: newText.join('') });
          free = end + 1;
        }
        const after = applyEdits(text, edits);
        const diff = [...unifiedDiff('a.txt', text, edits)];
        fc.pre(text !== '' && after !== '' && after !== text);
        writeFileSync(join(folder, 'a.txt'), text);
        writeFileSync(join(folder, 'a.diff'), `${diff.join('\n')}\n`);
        const { status, stderr } = spawnSync('git', ['apply', '--whitespace=nowarn', 'a.diff'], { cwd: folder });
        expect([status, stderr.toString()]).toEqual([0, '']);
        expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe(after);
      }),
      { numRuns: 40 },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
