import { messageId } from '../../shared/catalog/messageId.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { KeyUse } from './codeFile.ts';
import { collectedContent } from './collectedText.ts';
import type { KeyFile, Resolved } from './keyIndex.ts';

/** Files that a tool writes with the texts that stand in the code, for code that names some of them and leaves the rest to it. */
export interface CollectedKeys {
  readonly files: readonly KeyFile[];
  /** What a text of the code is there: by its name, else by the text itself. */
  resolve(use: Pick<KeyUse, 'key' | 'collected'>): readonly Resolved[];
  /** Names that people gave. */
  names(): readonly string[];
  /** Whether a segment has a name that somebody gave for a text of this project. */
  isOwn(file: KeyFile, segment: Segment): boolean;
}

/** Ids that Angular computes of the text: a number, or 40 hexadecimal digits in older versions. */
const computed = /^(?:\d{6,}|[\da-f]{40})$/;

/** See {@link CollectedKeys}. */
export function collectedKeys(files: readonly KeyFile[]): CollectedKeys {
  const byText = onceEach(textsOf);
  const placed = onceEach(idsOfPackages);
  return {
    files,
    isOwn: (file, { id }) => !computed.test(id) && !placed(file).has(id),
    resolve({ key, collected }) {
      return files.flatMap((file) => {
        const segments = (collected?.isNamed ? file.byKey.get(key) : byText(file).get(collected?.text ?? '')) ?? [];
        const byId = new Map<string, Segment[]>();
        for (const segment of segments) pushTo(byId, messageId(segment), segment);
        return [...byId].map(([id, ofId]) => ({ file, segments: ofId, key: id }));
      });
    },
    names: () => files.flatMap(({ byKey }) => [...byKey.keys()].filter((key) => !computed.test(key))),
  };
}

function textsOf({ file: { catalog } }: KeyFile): ReadonlyMap<string, readonly Segment[]> {
  const byText = new Map<string, Segment[]>();
  for (const segment of catalog.segments.all()) {
    const content = catalog.kind === 'bilingual' ? segment.source : segment.target;
    if (content) pushTo(byText, collectedContent(content), segment);
  }
  return byText;
}

/** The ids of texts that stand in installed packages alone: the file says where each was found. */
function idsOfPackages({ file: { catalog, format } }: KeyFile): ReadonlySet<string> {
  const around = format.entryAround?.(catalog.text);
  const isOfPackage = ({ range }: Segment) => {
    const { start, end } = around?.(range) ?? range;
    return catalog.text.slice(start, end).includes('node_modules/');
  };
  return new Set(catalog.segments.all().flatMap((segment) => (isOfPackage(segment) ? [segment.id] : [])));
}

/** What is worked out of a file, when it is first asked for. */
function onceEach<T>(work: (file: KeyFile) => T): (file: KeyFile) => T {
  const made = new Map<KeyFile, T>();
  return (file) => {
    const result = made.get(file) ?? work(file);
    made.set(file, result);
    return result;
  };
}
