/** What the voice service knows of a language, wherever an engine serves it. */
export interface VoiceLanguage {
  /** False for what is only a variant to translate into. */
  readonly source: boolean;
  /** Who transcribes it: `native`, or an external partner; undefined for variants. */
  readonly transcription?: 'native' | 'external';
  /** Who speaks it; undefined where nobody does. */
  readonly speech?: 'native' | 'external';
  readonly beta: boolean;
  readonly formality: boolean;
}

/**
 * The languages of the voice service by code in BCP 47 casing. One letter a fact: s source, t transcribed natively,
 * T transcribed externally, p spoken natively, P spoken externally, b beta, f formality.
 */
const rows: Readonly<Record<string, string>> = {
  ar: 'sTP',
  bg: 'sTP',
  bn: 'sT',
  cs: 'stP',
  da: 'sTP',
  de: 'stpf',
  el: 'sTP',
  en: 'stp',
  'en-GB': 'p',
  'en-US': 'p',
  es: 'stpf',
  et: 'sT',
  fi: 'sTP',
  fr: 'stpf',
  ga: 'sT',
  he: 'sT',
  hi: 'sTPb',
  hr: 'sT',
  hu: 'sTP',
  id: 'stP',
  it: 'stpf',
  ja: 'stpf',
  ko: 'stp',
  lt: 'sT',
  lv: 'sT',
  ms: 'sTPb',
  mt: 'sT',
  nb: 'sTP',
  nl: 'stp',
  pl: 'stpf',
  pt: 'stpf',
  'pt-BR': 'pf',
  'pt-PT': 'pf',
  ro: 'stP',
  ru: 'stpf',
  sk: 'sTP',
  sl: 'sT',
  sv: 'stp',
  ta: 'sTPb',
  th: 'sT',
  tl: 'sT',
  tr: 'stp',
  uk: 'stP',
  vi: 'sTP',
  zh: 'stp',
  'zh-Hans': 'p',
  'zh-Hant': 'p',
};

/** Every language of the voice service (shapes.md, Languages), by code in BCP 47 casing. */
export const voiceLanguages: ReadonlyMap<string, VoiceLanguage> = new Map(
  Object.entries(rows).map(([code, facts]) => [code, read(facts)]),
);

function read(facts: string): VoiceLanguage {
  const one = (native: string, external: string) =>
    facts.includes(native) ? ('native' as const) : facts.includes(external) ? ('external' as const) : undefined;
  const transcription = one('t', 'T');
  const speech = one('p', 'P');
  return {
    source: facts.includes('s'),
    beta: facts.includes('b'),
    formality: facts.includes('f'),
    ...(transcription ? { transcription } : {}),
    ...(speech ? { speech } : {}),
  };
}
