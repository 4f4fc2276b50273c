import { type InputBoxOptions, window } from 'vscode';

/**
 * Asks for a text that must not be empty.
 *
 * @param options of the input box.
 * @param empty what the person reads while there is no text.
 * @param more says what else is wrong with a text, which is trimmed; undefined where nothing is.
 * @returns the text without spaces around it; undefined where the person stopped.
 * @example const name = await askText({ title, value: 'Harbour' }, l10n.t('The name is empty.'));
 */
export async function askText(
  options: Omit<InputBoxOptions, 'validateInput'>,
  empty: string,
  more?: (text: string) => string | undefined,
): Promise<string | undefined> {
  const validateInput = (entered: string) => {
    const text = entered.trim();
    return text === '' ? empty : more?.(text);
  };
  return (await window.showInputBox({ ...options, validateInput }))?.trim();
}
