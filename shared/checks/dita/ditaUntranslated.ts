import { untouched } from '../../formats/dita/ditaElements.data.ts';
import { say } from '../../sentences/sentence.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { tagRange } from '../../xml/startReading.ts';
import { contentRange, localName, nextOf, qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import type { FileCheck } from '../contract/check.ts';
import { ditaPair } from './ditaFiles.ts';

/** Content of DITA that is not to be translated and yet differs from the source. */
export const ditaUntranslated: FileCheck = {
  scope: 'file',
  id: 'dita-untranslated',
  severity: 'warning',
  summary: 'Content of DITA that is not to be translated differs from the source',
  readsText: true,
  needsFact: 'references',
  *run({ catalog }) {
    const pair = ditaPair(catalog);
    if (!pair) return;
    const theirs = leftAlone(pair.source.doc);
    const ours = leftAlone(pair.target.doc);
    // With other elements than the source's nobody can say which belong together.
    if (theirs.length !== ours.length || theirs.some(({ name }, i) => name !== ours[i]?.name)) return;
    for (const [i, { node, name, said }] of ours.entries()) {
      const other = theirs[i];
      if (!other || contentOf(pair.target.doc, node) === contentOf(pair.source.doc, other.node)) continue;
      yield {
        range: tagRange(pair.target.doc, node),
        message: said
          ? say`This <${name}> says translate="no", and yet its content differs from the source`
          : say`What is in <${name}> is not translated as a rule, and yet it differs from the source`,
        data: { element: name },
        ...(said ? {} : { severity: 'info' as const }),
      };
    }
  },
};

interface LeftAlone {
  readonly node: number;
  readonly name: string;
  /** True where the element itself says so. */
  readonly said: boolean;
}

/** The outermost elements whose content is not translated. */
function leftAlone(doc: XmlDocument): LeftAlone[] {
  const elements: LeftAlone[] = [];
  for (let node = 0; node < doc.size; ) {
    const name = localName(qualifiedName(doc, node));
    const said = attributesOf(doc, node).get('translate');
    if (said === 'no' || (untouched.has(name) && said !== 'yes')) {
      elements.push({ node, name, said: said === 'no' });
      node = nextOf(doc, node);
    } else node++;
  }
  return elements;
}

/** Line ends apart, which belong to the file; of all but code white space at the edges too. */
function contentOf(doc: XmlDocument, node: number): string {
  const { start, end } = contentRange(doc, node);
  return doc.text.slice(start, end).replaceAll('\r\n', '\n').trimEnd();
}
