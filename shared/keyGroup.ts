/**
 * What keys that begin alike have in common: a key without its last part.
 *
 * @returns undefined for a key of one part, and for a text that is its own key, as in PO files.
 * @example keyGroup('actions.save') // 'actions'
 */
export function keyGroup(key: string): string | undefined {
  const end = Math.max(key.lastIndexOf('.'), key.lastIndexOf('/'), key.lastIndexOf(':'));
  return end > 0 && end < key.length - 1 && !/\s/.test(key) ? key.slice(0, end) : undefined;
}
