/** A short text taken apart: its words in lower case with even spaces, and the punctuation at its end. */
export interface PhraseText {
  /** What two texts that say the same share. */
  readonly key: string;
  /** Without the end. */
  readonly body: string;
  readonly end: string;
}

const endPunctuation = /(?<![\s.…:：!！?？。;])(?:\s?[.…:：!！?？。;])+$/u;

/** @example phraseText('Save As...').key; // 'save as' */
export function phraseText(text: string): PhraseText {
  const even = text.replace(/\s+/g, ' ').trim();
  const end = endPunctuation.exec(even)?.[0] ?? '';
  const body = end.length < even.length ? even.slice(0, even.length - end.length) : even;
  return { key: body.toLowerCase().replaceAll('’', "'"), body, end: body === even ? '' : end };
}

const wide: Readonly<Record<string, string>> = { '.': '。', ':': '：', '!': '！', '?': '？' };

/**
 * Ends a phrase as the language ends it: `?` is `¿…?` in Spanish, ` :` stands off in French, `：` is wide in Chinese.
 *
 * @param end the punctuation at the end of the source text.
 * @param language root code.
 */
export function endPhrase(body: string, end: string, language: string): string {
  const mark = end.trim();
  if (mark === '') return body;
  if (language === 'zh' || language === 'ja') return body + (wide[mark] ?? mark.replace(/^\.{3}$/, '…'));
  if (language === 'fr' && /^[:!?;]/.test(mark)) return `${body}\u00a0${mark}`;
  if (language === 'es' && mark === '?') return body.startsWith('¿') ? `${body}?` : `¿${body}?`;
  if (language === 'es' && mark === '!') return body.startsWith('¡') ? `${body}!` : `¡${body}!`;
  if (language === 'el' && mark === '?') return `${body};`;
  if (language === 'th' && mark === '.') return body;
  return body + end;
}

/**
 * Gives a translation the case of the text that it stands for, where the known phrase was written otherwise: all
 * capitals, a capital at the start, or none (German keeps its capitals: they may be nouns).
 *
 * @param wanted the text to translate.
 * @param entry the same text as the phrase memory has it.
 */
export function restoreCase(translation: string, wanted: string, entry: string, language: string): string {
  if (wanted === entry || translation === '') return translation;
  const letters = wanted.replace(/[^\p{Lu}\p{Ll}]/gu, '');
  if (letters.length > 3 && letters === letters.toLocaleUpperCase() && entry !== entry.toLocaleUpperCase()) {
    return translation
      .split(/(\{\d+\})/)
      .map((part, i) => (i % 2 === 0 ? part.toLocaleUpperCase(language) : part))
      .join('');
  }
  const first = firstLetter(wanted);
  const there = firstLetter(translation);
  if (!first || !there) return translation;
  const place = there.index;
  if (/\p{Lu}/u.test(first.letter) && /\p{Ll}/u.test(there.letter)) {
    return (
      translation.slice(0, place) +
      there.letter.toLocaleUpperCase(language) +
      translation.slice(place + there.letter.length)
    );
  }
  const secondIsSmall = /^\p{Ll}|^\s|^$/u.test(translation.slice(place + there.letter.length));
  if (/\p{Ll}/u.test(first.letter) && /\p{Lu}/u.test(there.letter) && secondIsSmall && language !== 'de') {
    return (
      translation.slice(0, place) +
      there.letter.toLocaleLowerCase(language) +
      translation.slice(place + there.letter.length)
    );
  }
  return translation;
}

function firstLetter(text: string): { readonly letter: string; readonly index: number } | undefined {
  const match = /^(?:[^\p{L}{]*)(\p{L})/u.exec(text);
  return match?.[1] ? { letter: match[1], index: match[0].length - match[1].length } : undefined;
}
