import type { Catalog } from '../../catalog/catalog.ts';
import { say } from '../../sentences/sentence.ts';
import { attributeOf, attributesOf } from '../../xml/attributes.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { syntaxProblems } from '../../xml/syntaxProblems.ts';
import { localName } from '../../xml/xmlDocument.ts';
import { listUnits, problemsInOrder, segmentSink, UnitSegments } from '../unitSegments.ts';
import { isAll, readUnit, reportTag, type TmxReading, textsOf } from './tmxSegments.ts';
import { tmxElements, tmxVariants } from './tmxUnit.ts';

/** Reads a translation memory. See `tmx`. */
export function parseTmx(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const reading: TmxReading = {
    ...segmentSink(),
    doc,
    problems: syntaxProblems(doc),
    hasSubflows: doc.names.some((name) => localName(name).toLowerCase() === 'sub'),
    declared: undefined,
    source: undefined,
    target: undefined,
  };
  const { nodes, version } = readElements(reading);
  settleLanguages(reading, nodes);
  const { problems, source, target } = reading;
  const units = new UnitSegments(reading, {
    count: nodes.length,
    read: (into, unit) => readUnit(into, nodes[unit] as number, unit + 1),
  });
  return {
    format: 'tmx',
    kind: 'bilingual',
    text,
    ...(version ? { dialect: version } : {}),
    ...(path === undefined ? {} : { path }),
    ...(source ? { sourceLanguage: source } : {}),
    ...(target ? { targetLanguage: target } : {}),
    segments: listUnits(text, units),
    problems: problemsInOrder(problems, units),
    errors: problems.filter(({ severity }) => severity === 'error'),
    syntaxes: ['printf', 'icu', 'markup', 'brace'],
  };
}

/** Reads what stands around the units, and says which elements those are. */
function readElements(reading: TmxReading): { readonly nodes: readonly number[]; readonly version?: string } {
  const { doc } = reading;
  const nodes: number[] = [];
  let version: string | undefined;
  const seen = new Set<string>();
  for (const [name, node] of tmxElements(doc)) {
    if (name === 'tmx') version ??= attributeOf(doc, node, 'version');
    else if (name === 'header' && !seen.has('header')) readHeader(reading, node);
    else if (name === 'tu') {
      if (!seen.has('tu') && !seen.has('header'))
        reportTag(reading, node, say`The <header> is missing before the first unit.`);
      nodes.push(node);
    }
    seen.add(name);
  }
  if (doc.size > 0 && !seen.has('tmx'))
    reportTag(reading, 0, say`The root element of a translation memory is <tmx>.`, 'error');
  return { nodes, ...(version ? { version } : {}) };
}

function readHeader(reading: TmxReading, node: number): void {
  const language = attributeOf(reading.doc, node, 'srclang');
  if (language === undefined || language.trim() === '') {
    reportTag(
      reading,
      node,
      say`The <header> does not say its srclang, the language that the units were translated from.`,
    );
  } else if (!isAll(language)) {
    reading.declared = language;
    reading.source = language;
  }
}

/** Finds the languages of the file, which its units are read by: most times the first unit has them. */
function settleLanguages(reading: TmxReading, nodes: readonly number[]): void {
  const { doc } = reading;
  for (const node of nodes) {
    const { source, targets } = textsOf(reading, attributesOf(doc, node), tmxVariants(doc, node));
    reading.source ||= source?.language;
    reading.target ||= targets.find(({ language }) => language)?.language;
    if (reading.source && reading.target) return;
  }
}
