/** American beginnings of words, the British ones, and what may follow: `color`, `colours`, and no `coloration`. */
export const britishForms: readonly (readonly [american: string, british: string, endings: RegExp])[] = [
  ...['color', 'favor', 'flavor', 'honor', 'humor', 'labor', 'neighbor', 'rumor', 'savor', 'vapor', 'endeavor'].map(
    (word) =>
      [word, word.replace(/or$/, 'our'), /^(?:|s|ed|ing|ful|fully|less|er|ers|able|ably|hood|hoods|ly)$/] as const,
  ),
  ...['behavior', 'harbor', 'armor', 'tumor', 'parlor', 'savior', 'odor', 'valor', 'vigor', 'rigor'].map(
    (word) => [word, word.replace(/or$/, 'our'), /^(?:|s|ed|ing|al|ally|less)$/] as const,
  ),
  ...['center', 'fiber', 'liter', 'theater', 'specter', 'somber', 'meager', 'caliber', 'luster'].map(
    (word) => [word, word.replace(/er$/, 're'), /^s?$/] as const,
  ),
  ['centered', 'centred', /^$/],
  ['centering', 'centring', /^$/],
  ...['cancel', 'label', 'model', 'travel', 'signal', 'level', 'fuel', 'total', 'channel', 'tunnel', 'marshal'].map(
    (word) => [word, `${word}l`, /^(?:ed|ing|er|ers)$/] as const,
  ),
  ...['catalog', 'analog'].map((word) => [word, `${word}ue`, /^s?$/] as const),
  ['defense', 'defence', /^(?:|s|less)$/],
  ['offense', 'offence', /^s?$/],
  ['pretense', 'pretence', /^s?$/],
  ['gray', 'grey', /^(?:|s|ed|ing|er|est|ish)$/],
  ['analyz', 'analys', /^(?:e|ed|er|ers|es|ing)$/],
  ['paralyz', 'paralys', /^(?:e|ed|es|ing)$/],
  ['fulfill', 'fulfil', /^(?:|s|ment)$/],
  ['skillful', 'skilful', /^(?:|ly)$/],
  ['jewelry', 'jewellery', /^$/],
  ['aluminum', 'aluminium', /^$/],
  ['skeptic', 'sceptic', /^(?:|s|al|ally|ism)$/],
  ['mustache', 'moustache', /^s?$/],
  ['plow', 'plough', /^(?:|s|ed|ing)$/],
];
