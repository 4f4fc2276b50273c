import { unrelated } from '../../formats/dita/ditaElements.data.ts';
import type { DitaLink } from '../../formats/dita/ditaLinks.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import type { FileCheck } from '../contract/check.ts';
import type { LinkedFiles } from '../contract/linkedFiles.ts';
import { type DitaFile, ditaFile, ditaPair } from './ditaFiles.ts';

/** References of DITA that lead nowhere, and keys that are defined twice. */
export const ditaReferences: FileCheck = {
  scope: 'file',
  id: 'dita-references',
  severity: 'warning',
  summary: 'A reference of DITA leads nowhere',
  inSource: true,
  readsText: true,
  needsFact: 'references',
  *run({ catalog, files }) {
    const file = ditaFile(catalog);
    if (!file) return;
    const pair = ditaPair(catalog);
    const theirs = new Set(pair?.source.links.links.map(({ value }) => value));
    const byElement = new Map(file.links.links.filter(isReuse).map((link) => [link.from ?? '', link]));
    for (const link of file.links.links) {
      // What the source says is the source's fault, or stands in a file that is still to be translated.
      if (theirs.has(link.value)) continue;
      const message = faultOf(link, file, files, pair !== undefined) ?? loopOf(link, byElement);
      if (message) yield { range: link.range, message, data: { attribute: link.attribute, value: link.value } };
    }
    yield* twice(file);
  },
};

function faultOf(
  link: DitaLink,
  file: DitaFile,
  files: LinkedFiles | undefined,
  isTranslation: boolean,
): Sentence | undefined {
  const { attribute, value, path, key, ids } = link;
  if (attribute === 'copy-to') return undefined;
  if (key !== undefined) {
    if (!files?.keys || isDefined(files.keys, key)) return undefined;
    return say`No map of the project defines the key “${key}”`;
  }
  if (path === undefined || (path === '' && ids.length === 0)) return undefined;
  const linkedFile = path === '' ? file.links : files?.fileAt(path);
  // A build may make it, unless the source leads elsewhere.
  if (!linkedFile)
    return files && isTranslation ? say`The ${attribute} “${value}” leads to a file that does not exist` : undefined;
  if (link.foreign || !linkedFile.ids) return undefined;
  const lost = ids.find((id) => linkedFile.ids?.has(id) === false);
  if (lost === undefined) return otherElement(link, linkedFile.ids);
  return path === ''
    ? say`No element of the file has the id “${lost}”`
    : say`No element of “${path}” has the id “${lost}”`;
}

/** What is reused has to be what stands there: a paragraph cannot be a list. */
function otherElement({ attribute, element, ids, value }: DitaLink, there: ReadonlyMap<string, string>) {
  const other = attribute === 'conref' ? there.get(ids.at(-1) ?? '') : undefined;
  if (other === undefined || other === element || !unrelated.has(element) || !unrelated.has(other)) return undefined;
  return say`A <${element}> cannot reuse “${value}”, which is a <${other}>`;
}

/** Links of reuse that are followed; longer chains are written by nobody. */
const longestChain = 50;

/** Elements of one file that reuse one another in a circle. */
function loopOf(link: DitaLink, byElement: ReadonlyMap<string, DitaLink>): Sentence | undefined {
  if (!isReuse(link)) return undefined;
  let current: DitaLink | undefined = link;
  for (let step = 0; current && step < longestChain; step++) {
    const next: string = current.ids.at(-1) ?? '';
    if (next === link.from) return say`“${link.value}” leads back to this element`;
    current = byElement.get(next);
  }
  return undefined;
}

/** An element with an id that takes the content of another one in its file. */
const isReuse = ({ attribute, path, from }: DitaLink) => attribute === 'conref' && path === '' && from !== undefined;

/** Keys of a scope bear its name (`scope.key`), and within the scope they may leave it out. */
function isDefined(keys: ReadonlySet<string>, key: string): boolean {
  if (keys.has(key)) return true;
  const last = key.slice(key.lastIndexOf('.') + 1);
  return last !== key && keys.has(last);
}

/** Of equal keys the first counts, unless conditions choose between them (DITA 1.3, 2.4.4.3). */
function* twice({ links, doc }: DitaFile) {
  if (links.keys.length < 2 || !/map$/i.test(doc.names[0] ?? '')) return;
  const seen = new Set<string>();
  for (const { name, range, when } of links.keys) {
    if (when !== '') continue;
    if (seen.has(name)) {
      yield {
        range,
        message: say`The key “${name}” is defined above already, and that definition counts`,
        data: { key: name },
        severity: 'info' as const,
      };
    }
    seen.add(name);
  }
}
