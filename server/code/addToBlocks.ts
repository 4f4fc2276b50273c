import { pushAll } from '../../shared/catalog/pushAll.ts';
import type { TextEdit } from '../../shared/catalog/textRange.ts';
import { addNewKeys } from '../../shared/formats/newKeys.ts';
import { yaml } from '../../shared/formats/yaml/yaml.ts';
import { sameLanguage } from '../../shared/languages/languageTag.ts';
import { blocksOf, type I18nBlock, textsOfBlock } from './i18nBlocks.ts';

/**
 * The edits that add a key to the `<i18n>` blocks of a component, beside its neighbours: with its text in one language and
 * without one in the others.
 *
 * @param text the whole component.
 * @param languages `source`: to that language alone; where the blocks lack it, to the first one that they have.
 * @returns none where a block is laid out in a way that new keys cannot be added to.
 * @example addToBlocks('<i18n>\n{ "en": { "a": "A" } }\n</i18n>', { key: 'b', value: 'B', source: 'en' }, 'all')[0]?.newText
 */
export function addToBlocks(
  text: string,
  { key, value, source }: { readonly key: string; readonly value: string; readonly source: string },
  languages: 'source' | 'all',
): readonly TextEdit[] {
  const blocks = blocksOf(text).flatMap((block) => (block.isGlobal ? [] : languageParts(block)));
  const present = new Map<string, I18nBlock>();
  for (const block of blocks) {
    for (const { language } of textsOfBlock(block)) if (!present.has(language)) present.set(language, block);
  }
  const names = [...present.keys()];
  const first = names.find((name) => sameLanguage(name, source)) ?? names[0];
  const edits: TextEdit[] = [];
  for (const block of blocks) {
    const filled = names.filter((name) => present.get(name) === block && (languages === 'all' || name === first));
    if (filled.length === 0) continue;
    const ofBlock = editsOf(block, key, new Map(filled.map((name) => [name, name === first ? value : ''])));
    if (ofBlock.length === 0) return [];
    pushAll(edits, ofBlock);
  }
  return edits;
}

/** A YAML block in its languages, each a text of its own; any other as it is. */
function languageParts(block: I18nBlock): readonly I18nBlock[] {
  const { format, body, start } = block;
  if (format !== yaml || block.locale !== undefined) return [block];
  const [, indent] = /^([ \t]*)[^\s#]/m.exec(body) ?? [];
  const roots = [...body.matchAll(/^([ \t]*)[^\s#-]/gm)]
    .filter(([, depth]) => depth === indent)
    .map(({ index }) => index);
  return roots.map((from, i) => ({ ...block, body: body.slice(from, roots[i + 1]), start: start + from }));
}

/** @param texts by language. */
function editsOf(block: I18nBlock, key: string, texts: ReadonlyMap<string, string>): readonly TextEdit[] {
  const { format, body, start, locale } = block;
  const catalog = format.parse(body);
  const isOne = locale !== undefined || catalog.targetLanguage !== undefined;
  const isFlat = textsOfBlock(block).some(({ range }) =>
    body.slice(range.start - start, range.end - start).includes('.'),
  );
  const added = new Map([...texts].map(([language, value]) => [isOne ? key : `${language}.${key}`, value]));
  const { edits } = addNewKeys(format, catalog, added, { isFlat: isFlat && isOne });
  return edits.map(({ range, newText }) => ({
    range: { start: range.start + start, end: range.end + start },
    newText,
  }));
}
