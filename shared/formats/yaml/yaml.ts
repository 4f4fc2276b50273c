import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { MessageSyntax, Segment } from '../../catalog/segment.ts';
import type { Format } from '../format.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { type CommentsAbove, commentsAbove, isFileHead, remarks } from '../hashComments.ts';
import { ignoredIn, ignoreNote } from '../ignoreNote.ts';
import { lineEndOf, startOfLine } from '../lines.ts';
import { booleanProblems } from './yamlBooleans.ts';
import { yamlDerive } from './yamlDerive.ts';
import { isLocalizationYaml } from './yamlDetect.ts';
import { placeOf, yamlEdits } from './yamlEdits.ts';
import type { YamlDialect, YamlEntry } from './yamlEntries.ts';
import { yamlInsert } from './yamlInsert.ts';
import { readingOf } from './yamlReading.ts';
import { yamlSlot } from './yamlScalar.ts';
import { readYamlTarget } from './yamlTarget.ts';
import type { YamlNode } from './yamlTree.ts';
import { writeYaml } from './yamlWrite.ts';

/**
 * YAML localization files (YAML 1.2), those of Rails and plain ones. Each string is a segment; its id is the path of
 * keys, in a Rails file without the language at its root.
 *
 * @example yaml.parse('de:\n  cart:\n    title: Warenkorb\n').segments[0]?.id; // 'cart.title'
 */
export const yaml: Format = {
  id: 'yaml',
  name: 'YAML',
  kind: 'monolingual',
  languageIds: ['yaml'],
  extensions: ['.yml', '.yaml'],
  states: ['untranslated', 'translated'],
  detect: isLocalizationYaml,
  parse: parseYaml,
  readTarget: readYamlTarget,
  encode: (content, segment, catalog) => {
    const node = readingOf(catalog).bySlot.get(segment.target?.range.start ?? -1);
    if (!node) return writeYaml(content.value, 'double', { flow: false, indent: 2, parent: 0, lineEnd: '\n' });
    return writeYaml(content.value, node.scalar?.style ?? 'double', placeOf(catalog.text, node));
  },
  edits: yamlEdits,
  ignore: ({ text }, segment, check) => {
    const start = startOfLine(text, segment.range.start);
    const indent = /^[ \t]*/.exec(text.slice(start, segment.range.start))?.[0] ?? '';
    return [{ range: { start, end: start }, newText: `${indent}# ${ignoreNote(check)}${lineEndOf(text, undefined)}` }];
  },
  insert: yamlInsert,
  derive: yamlDerive,
};

function parseYaml(text: string, path?: string): Catalog {
  const { tree, dialect, entries, languages } = readingOf({ text });
  const problems: Problem[] = [...tree.problems, ...twiceProblems(tree.nodes)];
  if (dialect === 'rails') problems.push(...booleanProblems(text, tree.nodes));
  const unique = uniqueIds();
  const segments = entries.map((entry) => segmentOf(text, entry, unique(entry.id), dialect));
  const [language] = languages;
  const step = Math.max(1, Math.floor(segments.length / 2000));
  const sample = segments.filter((_, i) => i % step === 0).map((segment) => segment.target?.value ?? '');
  return {
    format: 'yaml',
    dialect,
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(language && languages.length === 1 ? { targetLanguage: String(language.key) } : {}),
    segments,
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: syntaxesOf(dialect, path ?? '', sample),
  };
}

function segmentOf(text: string, { node, plural, language }: YamlEntry, id: string, dialect: YamlDialect): Segment {
  const target = node.scalar ? yamlSlot(text, node.scalar) : undefined;
  const line = startOfLine(text, node.keyRange.start);
  const first = /^[ \t]*$/.test(text.slice(line, node.keyRange.start));
  const above: CommentsAbove | undefined = first ? commentsAbove(text, line, node.behindText) : undefined;
  const behind = /^[ \t]+#[ \t]*([^\r\n]*)/.exec(text.slice(node.end, node.end + 500))?.[1];
  const comments = [
    ...(above && !(above.atTop && isFileHead(above.lines)) ? above.lines : []),
    ...(behind ? [behind] : []),
  ];
  const segment: { -readonly [K in keyof Segment]: Segment[K] } = {
    id,
    range: { start: Math.min(node.keyRange.start, node.start), end: Math.max(node.end, node.scalar?.end ?? 0) },
    state: target?.value === '' ? 'untranslated' : 'translated',
    translatable: true,
    notes: comments.length > 0 ? remarks(comments) : none,
    matches: none,
    ignored: comments.length > 0 ? ignoredIn(comments) : none,
  };
  if (target) segment.target = target;
  if (node.keyRange.end > node.keyRange.start && typeof node.key === 'string') segment.idRange = node.keyRange;
  if (plural) segment.plural = plural;
  if (language) segment.targetLanguage = language;
  if (dialect === 'rails' && typeof node.key === 'string' && /(?:^|_)html$/.test(node.key)) segment.syntaxes = htmlKey;
  return segment;
}

const none: readonly never[] = [];

/** Rails takes the texts of such keys for HTML (“Using Safe HTML Translations”). */
const htmlKey: readonly MessageSyntax[] = ['ruby', 'markup'];

function syntaxesOf(dialect: YamlDialect, path: string, values: readonly string[]): readonly MessageSyntax[] {
  const guessed = guessSyntaxes(values);
  if (/\+intl-icu\.[\w-]+\.ya?ml$/i.test(path)) return guessed.includes('markup') ? ['icu', 'markup'] : ['icu'];
  if (dialect === 'rails') return guessed.includes('markup') ? htmlKey : ['ruby'];
  return guessed;
}

/** Keys that stand twice in one map. */
function twiceProblems(nodes: readonly YamlNode[]): Problem[] {
  const problems: Problem[] = [];
  for (const map of nodes) {
    if (map.type !== 'map') continue;
    const keys = new Set<string>();
    for (const { key, keyRange } of map.children) {
      const name = String(key);
      if (keys.has(name) && name !== '<<') {
        const message = `The key “${name}” is there twice; programs see the last one only.`;
        problems.push({ id: 'duplicate-id', range: keyRange, message, severity: 'warning' });
      }
      keys.add(name);
    }
  }
  return problems;
}
