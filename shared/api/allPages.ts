import { pushAll } from '../catalog/pushAll.ts';

/** The most entries that a page of the service's lists may have. */
const pageSize = 25;

/**
 * A list of the service from its first page to its last.
 *
 * @param readPage gives the entries of one page; a page that is not full is the last one.
 * @throws what `readPage` throws.
 * @example const lists = await allPages((query) => client.styleRules.list(query, signal));
 */
export async function allPages<Entry>(
  readPage: (query: { readonly page: number; readonly page_size: number }) => Promise<readonly Entry[]>,
): Promise<readonly Entry[]> {
  const all: Entry[] = [];
  for (let page = 0; ; page++) {
    const entries = await readPage({ page, page_size: pageSize });
    pushAll(all, entries);
    if (entries.length < pageSize) return all;
  }
}
