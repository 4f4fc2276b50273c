import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDocuments } from './yamlDocuments.ts';
import { readKeyLines } from './yamlLines.ts';
import { YamlTree } from './yamlTree.ts';

/** Everything that a tree tells of a text. */
function summary(tree: YamlTree): unknown {
  tree.finish();
  return tree.nodes.map(({ tree: _, parent, children, scalar, ...node }) => ({
    ...node,
    parent: parent?.value,
    children: children.map(({ value }) => value),
    keyRange: [tree.keyStart(node.value), tree.keyEnd(node.value)],
    places: [tree.valueAt(node.value), tree.start(node.value), tree.end(node.value), tree.behindText(node.value)],
    marks: [tree.isFlow(node.value), tree.isAnchored(node.value)],
    scalar: scalar && { indicated: false, ...scalar },
  }));
}

/** Whether the lines of a text were enough; what they gave is what the package gives of the whole. */
function checkLines(text: string): boolean {
  const source = text.replace(/\r(?!\n)/g, '\n');
  const lines = new YamlTree(text);
  if (!readKeyLines(source, lines)) return false;
  const whole = new YamlTree(text);
  expect(readDocuments(source, whole)).toEqual([]);
  expect(summary(lines)).toEqual(summary(whole));
  return true;
}

const entry = fc.constantFrom(
  'a: Deck\n',
  'b c : Zwei # Anmerkung\n',
  '"c:d": "Koje \\"2\\" %{n}"\n',
  "'e': 'Fahrt''en'\n",
  'f:\n',
  '  g: 12\n',
  '    h: ja: nein\n',
  '  i: |\n    Zeile\n\n    Zeile\n',
  '  j: >-\n      Zeile\n',
  'k: Text\n  geht weiter\n',
  'l: "offen\n  bis hier"\n',
  'm:\n- eins\n- zwei: drei\n',
  '  - vier\n',
  'n: &name\n  o: x\n',
  'p: *name\n',
  'q: {r: s,\n  t: u}\n',
  'v: [\n  w\n]\n',
  '? x\n: y\n',
  '  text\n',
  '# Anmerkung\n',
  '\t\n',
  '\n',
  '---\n',
  '--- z: 1\n',
  '...\n',
  ':sym: !ruby/sym x\n',
);
const typed = fc.constantFrom(
  '',
  ' ',
  '\t',
  ':',
  ': ',
  ' #',
  '"',
  "'",
  '\\',
  '- ',
  '|',
  '\n',
  '\r',
  '\r\n',
  '\ufeff',
  '😀',
);

test('lines with a key read as the whole text does', () => {
  let enough = 0;
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 7 }), fc.nat(), typed, (entries, seed, piece) => {
      const text = entries.join('');
      const place = seed % (text.length + 1);
      if (checkLines(text.slice(0, place) + piece + text.slice(place))) enough++;
    }),
    { numRuns: 2000 },
  );
  expect(enough).toBeGreaterThan(100);
});

const corpus = join(import.meta.dirname, '../../../../shared/corpus');

test.skipIf(!existsSync(corpus))(
  'real files are read line by line as the package reads them (../shared/corpus)',
  () => {
    const names = ['yaml', 'nasty/yaml'].flatMap((folder) =>
      readdirSync(join(corpus, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(corpus, folder, name),
      ),
    );
    const files = names.filter((name) => /\.ya?ml$/.test(name));
    const enough = files.filter((name) => checkLines(readFileSync(name, 'utf8')));
    expect(enough.length).toBeGreaterThan(0.9 * files.length);
  },
);
