import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkedText } from '../../shared/catalog/chunkedText.ts';
import { openProjects } from './projects.ts';
import type { ServiceAccess } from './serviceAccess.ts';

test('what is typed is read in the project that is asked, whichever of two openings ends first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'interline-projects-'));
  try {
    const path = join(folder, 'de.po');
    const text = (target: string) => `msgid "Boat"\nmsgstr "${target}"\n`;
    writeFileSync(path, text('Boot'));
    const answers: (() => void)[] = [];
    const projects = openProjects({
      service: {} as ServiceAccess,
      settings: () => new Promise((answer) => answers.push(() => answer({}))),
      fault: (_, error) => expect.unreachable(String(error)),
      notice: () => undefined,
    });
    projects.add([folder]);
    const dropped = projects.for(path);
    projects.reopen();
    const current = projects.for(path);
    const [first, second] = answers;
    second?.();
    await current;
    first?.();
    await dropped;
    projects.setBuffer(path, chunkedText(text('Kahn')));
    const file = await (await projects.for(path)).workspace.files.read(path);
    expect(file?.catalog.segments.at(0)?.target?.value).toBe('Kahn');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
