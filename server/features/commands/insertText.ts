import { codeTexts, contentFrom } from '../../../shared/catalog/content.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { CommandRun } from '../executeCommand.ts';
import { segmentAt } from '../segmentAt.ts';
import { valueOffset } from '../valueOffset.ts';
import { applyTranslations } from './applyTranslations.ts';

/**
 * Puts words at the cursor of a translation, written as the file writes texts. The translation is to be reviewed then, where
 * it had none before.
 *
 * @param wanted `{ position, text }`; the position as in LSP.
 * @returns false where the cursor stands in no translation.
 * @throws RequestRefused in a sentence for the user, such as for a text that the file cannot hold.
 */
export async function insertText({ session }: CommandRun, uri: string, wanted: unknown): Promise<boolean> {
  const { position, text } = (wanted ?? {}) as {
    readonly position?: { readonly line: number; readonly character: number };
    readonly text?: unknown;
  };
  const snapshot = await session.latest(uri);
  if (!snapshot || !position || typeof text !== 'string') return false;
  const { catalog } = snapshot.file;
  const offset = snapshot.text.offsetAt(position);
  const place = catalog.isSource ? undefined : segmentAt(catalog, offset);
  if (place?.part !== 'target' || !place.segment.translatable) return false;
  const { id, source, target, state } = place.segment;
  const [value, caret] = target ? [target.value, valueOffset(target, offset)] : ['', 0];
  const content = contentFrom(value.slice(0, caret) + text + value.slice(caret), codeTexts(source, target));
  const change = { id, content, state: state === 'untranslated' ? 'needs-review' : state } as const;
  const [placed] = await applyTranslations(session, snapshot, [change], say`Insert match`);
  if (placed?.failure !== undefined) throw new RequestRefused(placed.failure);
  return true;
}
