/**
 * What keys that begin alike have in common: a key without its last part. Where an id is a number, a hash or a text, its context
 * may hold the key (`resname` of XLIFF, `msgctxt` of PO), or name what several texts belong to.
 *
 * @param id of the entry.
 * @param context see `Segment.context`.
 * @returns undefined for a key of one part, and for a text that is its own key, as in PO files.
 * @example keyGroup('actions.save') // 'actions'
 * @example keyGroup('17', 'actions.save') // 'actions'
 * @example keyGroup('Toolbar|Save', 'Toolbar') // 'Toolbar'
 */
export function keyGroup(id: string, context = ''): string | undefined {
  const named = beginningOf(context);
  // In PO the text follows its context.
  if (context !== '' && id.startsWith(`${context}|`)) return named ?? (/\s/.test(context) ? undefined : context);
  return beginningOf(id) ?? named;
}

function beginningOf(key: string): string | undefined {
  const end = Math.max(key.lastIndexOf('.'), key.lastIndexOf('/'), key.lastIndexOf(':'));
  return end > 0 && end < key.length - 1 && !/\s/.test(key) ? key.slice(0, end) : undefined;
}
