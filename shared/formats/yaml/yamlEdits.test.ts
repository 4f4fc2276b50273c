import { expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { changeSegments } from '../change.ts';
import { yaml } from './yaml.ts';

test.each([
  [
    'a plain scalar',
    ['de:', '  a: Das  Boot liegt heute am langen Steg', '    und wartet dort auf  die Gäste', '  b: x'],
  ],
  [
    'a folded block',
    ['de:', '  a: >', '    Das  Boot liegt heute am langen Steg', '    und wartet dort auf  die Gäste', '  b: x'],
  ],
  [
    'a literal block',
    ['de:', '  a: |-', '    Das  Boot liegt heute am langen Steg', '    und wartet dort auf  die Gäste', '  b: x'],
  ],
  [
    'single quotes',
    ['de:', "  a: 'Das  Boot liegt heute am langen Steg", "    und wartet dort auf  die ''Gäste'''", '  b: x'],
  ],
  [
    'double quotes',
    ['de:', '  a: "Das  Boot liegt heute am langen Steg', '    und wartet dort auf  die \\"Gäste\\""', '  b: x'],
  ],
])('slips on several lines of %s are mended where they stand', (_, lines) => {
  const text = `${lines.join('\n')}\n`;
  const catalog = yaml.parse(text);
  const [segment] = catalog.segments;
  if (!segment?.target) throw new Error('no segment');
  const content = plain(segment.target.value.replaceAll('  ', ' '));
  const changed = changeSegments(yaml, catalog, new Map([[segment.id, { content }]]));
  expect(changed.text).toBe(text.replace('Das  Boot', 'Das Boot').replace('auf  die', 'auf die'));
});
