/**
 * Makes an element. Words are put in as text: nothing in them becomes markup.
 *
 * @param name its class; none where it is empty.
 * @example element('span', 'figure', '12'); // <span class="figure">12</span>
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name = '',
  words = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (name !== '') made.className = name;
  if (words !== '') made.textContent = words;
  return made;
}
