/** C0 without tab and line feed, DEL, C1, and what turns the direction of a line around (UAX #9: LRE to RLO, LRI to PDI). */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text that may come from anywhere (the name of a file, the id of a segment, a message) in one line for people: nothing
 * in it steers a terminal, begins a line of its own, or turns others around.
 *
 * @example visible('fr\u001b[31m.json'); // 'fr\\u001b[31m.json'
 */
export function visible(text: string): string {
  return withoutControls(text.replace(/\r\n?|\n/g, '⏎').replaceAll('\t', ' '));
}

/** Lines without any control character but tabs and line ends. Within JSON the same strings are read from them. */
export function withoutControls(lines: string): string {
  return lines.replace(controls, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
