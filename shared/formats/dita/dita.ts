import { encodeContent, lineEndFor } from '../../xml/encodeContent.ts';
import { withoutProlog } from '../../xml/withoutProlog.ts';
import type { Format } from '../format.ts';
import { deriveDita, editDita, keepEdges } from './ditaEdits.ts';
import { topicRoots } from './ditaElements.data.ts';
import { parseDita } from './ditaParse.ts';

/** DITA 1.0 to 1.3 and 2.0 topics and maps: one language a file, a text for each block, title and attribute. */
export const dita: Format = {
  id: 'dita',
  name: 'DITA',
  kind: 'monolingual',
  languageIds: ['dita', 'xml'],
  extensions: ['.dita', '.ditamap', '.bookmap', '.xml'],
  shownBy: { extension: true },
  facts: { genre: 'topic', references: 'DITA' },
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  detect: (path, head) => !/\.xml$/i.test(path) || isDita(head),
  parse: parseDita,
  encode: (content, _segment, catalog) => encodeContent(keepEdges(content), lineEndFor(content.value, catalog.text)),
  edits: editDita,
  derive: deriveDita,
};

/** True for the start of an XML file that says it is DITA: by its document type, its version or its root and title. */
function isDita(head: string): boolean {
  const text = withoutProlog(head);
  if (/<!DOCTYPE[^[>]*\bDITA\b/.test(text) || /\bDITAArchVersion\s*=/.test(text)) return true;
  const root = /<([A-Za-z][\w-]*)(\s[^>]*)?>/.exec(text.replace(/<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/, ''));
  if (!root || !topicRoots.has(root[1] ?? '')) return false;
  return /(?:map|Scheme)$/.test(root[1] ?? '')
    ? /<(?:topicref|mapref|chapter|keydef)\b/.test(text)
    : /\bid\s*=/.test(root[2] ?? '') && /<title\b/.test(text);
}
