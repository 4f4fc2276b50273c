import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { codeAndKeys } from './codeAndKeys.ts';
import { checkCode, codeChecks } from './codeChecks.ts';

const folder = new URL('../../docs/checks/', import.meta.url);

/** Writes the files of an example and compares its code with its texts. */
async function messagesOf(body: string, id: string): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'interline-code-'));
  try {
    for (const [, name = '', text = ''] of body.matchAll(/^# (\S+)\n([\s\S]*?)(?=^# |$(?![\s\S]))/gm)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    const workspace = await openWorkspace(root);
    const signal = new AbortController().signal;
    const { code, index } = await codeAndKeys(workspace, signal);
    const { findings } = await checkCode(workspace, code, index, new Set([id]));
    return [...findings.values()].flat().map(({ message }) => message);
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe.each(codeChecks)('the page of $id holds what it says', ({ id }) => {
  const page = readFileSync(new URL(`${id}.md`, folder), 'utf8');
  const examples = [...page.matchAll(/^```(valid|invalid)\n([\s\S]*?)^```$/gm)];

  test('it has examples of both kinds', () => {
    expect(new Set(examples.map(([, kind]) => kind))).toEqual(new Set(['valid', 'invalid']));
  });

  for (const [i, [, kind, body = '']] of examples.entries()) {
    test(`${kind} example ${i + 1}`, async () => {
      const messages = await messagesOf(body, id);
      if (kind === 'valid') expect(messages).toEqual([]);
      else expect(messages).toHaveLength(1);
    });
  }
});
