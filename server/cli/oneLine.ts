/** A text of a file in one line for people: line ends shown, control characters kept from the terminal. */
export function oneLine(text: string): string {
  return text.replace(/\r\n?|\n/g, '⏎').replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}
