import type { Catalog, Problem } from '../../catalog/catalog.ts';
import { ignoreNote } from '../../catalog/ignoreNote.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { MessageSyntax } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import { inUsualFolders } from '../../languages/localePath.ts';
import { say } from '../../sentences/sentence.ts';
import { alignedLists } from '../alignedLists.ts';
import { controlFaults } from '../controlFaults.ts';
import type { Format } from '../format.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { lineEndOf, startOfLine } from '../lines.ts';
import { rails } from './rails.ts';
import { booleanProblems } from './yamlBooleans.ts';
import { yamlDerive } from './yamlDerive.ts';
import { isLocalizationYaml } from './yamlDetect.ts';
import { placeOf, yamlEdits } from './yamlEdits.ts';
import type { YamlDialect } from './yamlEntries.ts';
import { yamlInsert } from './yamlInsert.ts';
import { yamlOutline } from './yamlOutline.ts';
import { readingOf, stringAt } from './yamlReading.ts';
import { yamlSegments } from './yamlSegments.ts';
import type { YamlTree } from './yamlTree.ts';
import { writeYaml } from './yamlWrite.ts';

/**
 * YAML localization files (YAML 1.2), those of Rails, messages of browser extensions and of go-i18n, and plain ones. Each string is a
 * segment, of a browser's message its text; the id is the path of keys, in a Rails file without the language at its root.
 *
 * @example yaml.parse('de:\n  cart:\n    title: Warenkorb\n').segments[0]?.id; // 'cart.title'
 */
export const yaml: Format = {
  id: 'yaml',
  name: 'YAML',
  kind: 'monolingual',
  languageIds: ['yaml'],
  extensions: ['.yml', '.yaml'],
  shownBy: { paths: [inUsualFolders('.yml'), inUsualFolders('.yaml')] },
  facts: { orderIsFree: true, shownAlone: true, askedByCode: true, lastBreaksAreStyle: true, mayBeOfPages: true },
  dialects: { rails, chrome: { askedByCode: false, placeholdersDeclared: 'within' } },
  states: ['untranslated', 'translated'],
  // Lines of a template language make other files of it, whose texts are not these.
  detect: (path, head) => !/^\s*<%/m.test(head) && isLocalizationYaml(path, head) && 'perhaps',
  parse: parseYaml,
  correspondence: alignedLists,
  encode: (content, segment, catalog) => {
    const node = stringAt(readingOf(catalog), segment.target?.range.start ?? -1);
    if (!node) return writeYaml(content.value, 'double', { flow: false, indent: 2, parent: 0, lineEnd: '\n' });
    return writeYaml(content.value, node.scalar?.style ?? 'double', placeOf(catalog.text, node));
  },
  edits: yamlEdits,
  ignore: ({ text }, segment, check) => {
    const start = startOfLine(text, segment.range.start);
    const indent = /^[ \t]*/.exec(text.slice(start, segment.range.start))?.[0] ?? '';
    return [{ range: { start, end: start }, newText: `${indent}# ${ignoreNote(check)}${lineEndOf(text, undefined)}` }];
  },
  outline: yamlOutline,
  insert: yamlInsert,
  derive: yamlDerive,
};

/** What no reader takes unescaped (YAML 1.2, §5.1). */
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;

function parseYaml(text: string, path?: string): Catalog {
  const entries = readingOf(path === undefined ? { text } : { text, path });
  const { tree, dialect, strings, languages } = entries;
  const problems: Problem[] = [...tree.problems, ...twiceProblems(tree)];
  pushAll(problems, controlFaults(text, refused, 'YAML'));
  if (dialect === 'rails') pushAll(problems, booleanProblems(tree));
  const [language] = languages;
  const segments = yamlSegments(entries);
  const step = Math.max(1, Math.floor(strings.length / 2000));
  const sample: string[] = [];
  for (let place = 0; place < strings.length; place += step) sample.push(segments[place]?.target?.value ?? '');
  return {
    format: 'yaml',
    dialect,
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(language && languages.length === 1 ? { targetLanguage: String(language.key) } : {}),
    segments: segmentList(segments),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: syntaxesOf(dialect, path ?? '', sample),
  };
}

function syntaxesOf(dialect: YamlDialect, path: string, values: readonly string[]): readonly MessageSyntax[] {
  const syntax = /\+intl-icu\.[\w-]+\.ya?ml$/i.test(path) ? 'icu' : dialect === 'rails' ? 'ruby' : undefined;
  if (syntax) return [syntax, ...guessSyntaxes(values, ['markup'])];
  return dialect === 'chrome' ? chromeSyntaxes : guessSyntaxes(values);
}

const chromeSyntaxes: readonly MessageSyntax[] = ['chrome', 'markup'];

/** Keys that stand twice in one map. */
function twiceProblems(tree: YamlTree): Problem[] {
  const problems: Problem[] = [];
  /** The last map that had a key: one list for all of them, since a file may have as many maps as texts. */
  const holders = new Map<string, number>();
  for (let map = 0; map < tree.count; map++) {
    if (tree.type(map) !== 'map') continue;
    for (let child = tree.first(map); child >= 0; child = tree.next(child)) {
      const name = String(tree.key(child));
      if (holders.get(name) === map && name !== '<<') {
        const message = say`The key “${name}” appears twice; programs see only the last one.`;
        const range = { start: tree.keyStart(child), end: tree.keyEnd(child) };
        problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
      }
      holders.set(name, map);
    }
  }
  return problems;
}
