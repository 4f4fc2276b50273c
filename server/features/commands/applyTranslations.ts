import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import { placeTranslations } from '../../translation/translateFile.ts';
import { editDocument } from './editDocument.ts';

/**
 * Puts translations into a document through the client. They may have been made for an earlier text: a segment whose
 * source or target was edited since keeps what is there.
 *
 * @param before the snapshot that the translations were made for.
 * @returns the translations with what could not be placed as failures.
 */
export async function applyTranslations(
  session: Session,
  before: Snapshot,
  translations: readonly SegmentTranslation[],
  label: Sentence,
): Promise<readonly SegmentTranslation[]> {
  const placed = await editDocument(session, before.uri, label, (now) =>
    placeTranslations(now.file, stillWanted(before, now, translations)),
  );
  return placed.translations;
}

function stillWanted(
  before: Snapshot,
  now: Snapshot,
  translations: readonly SegmentTranslation[],
): readonly SegmentTranslation[] {
  if (now.file === before.file) return translations;
  const was = before.file.catalog.segments;
  const is = now.file.catalog.segments;
  return translations.map((translation) => {
    const old = was.find(translation.id);
    const current = is.find(translation.id);
    const same =
      old?.source?.value === current?.source?.value && (old?.target?.value ?? '') === (current?.target?.value ?? '');
    if (same || !translation.content) return translation;
    return { id: translation.id, failure: say`It has been edited in the meantime.` };
  });
}
