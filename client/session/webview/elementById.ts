/**
 * An element of the page that is always there.
 *
 * @throws Error where it is not: the page and its script do not fit together.
 * @example const filter = elementById<HTMLInputElement>('filter');
 */
export function elementById<T extends HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element “${id}”.`);
  return element as T;
}
