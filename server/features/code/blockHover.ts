import { say } from '../../../shared/sentences/sentence.ts';
import type { Session } from '../../lsp/session.ts';
import type { BlockKey } from './blockKey.ts';
import { escapeMarkdown, groupLine, languageLine, placeLink, stateWords } from './hoverText.ts';

/** The texts of a component's own key in every language of its `<i18n>` blocks, each with a link to its place. */
export function blockHover(session: Session, { document, key, isMessage, texts }: BlockKey): string {
  if (!isMessage) return groupLine(session, key, [...new Set(texts.map((text) => text.key))]);
  const { path, file } = document;
  const present = new Set(texts.map(({ language }) => language));
  const absent = new Set(file.blockTexts.flatMap(({ language }) => (present.has(language) ? [] : [language])));
  const lines = texts.map(({ language, range, target: { value } }) =>
    languageLine(session, {
      language,
      place: placeLink(session, path, file.text, range.start),
      value,
      words: value === '' ? stateWords.untranslated : undefined,
    }),
  );
  const missing = [...absent].map((language) => languageLine(session, { language, words: say`missing` }));
  return [`**${escapeMarkdown(key)}**`, ...lines, ...missing].join('\n\n');
}
