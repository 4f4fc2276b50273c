const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const slavicSouth = words('na za od iz do ili sa pri');

/**
 * Words that never stand twice in a row in their language: articles, prepositions and conjunctions that are spelled as no
 * verb, pronoun or particle is. French `vous vous`, Spanish `para para` (it stops to), German `die die` and Dutch `in in`
 * are right, so they are not here, and a language that doubles words for its grammar has no entry at all.
 */
export const doubledWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words('the a an of to and with from for or if at your'),
  de: words('und oder von für im zum zur vom wenn dass eine einen einem einer eines'),
  nl: words('de een en met of niet'),
  fr: words('le la les de des du un une et dans pour sur avec par au aux ou ce cette vos votre ne'),
  es: words('de del el la los las un una y o en con por al su sus'),
  pt: words('de do dos das os as um uma em com por ao aos na nas e ou'),
  it: words('di il la un una per con del della dei delle nel nella al alla da sul sulla e in'),
  ca: words('de del la el un una amb per'),
  gl: words('de do dos da das os as un unha en con por ao'),
  ro: words('de la cu în pe și pentru din să sau un'),
  sv: words('och en ett inte eller att'),
  // “at at” meets where a clause begins within another: “jeg ved at at ro er svært”.
  da: words('og en et ikke eller'),
  nb: words('og en et ikke eller å'),
  no: words('og en et ikke eller å'),
  nn: words('og ein eit ikkje eller å'),
  fi: words('ja tai että'),
  hu: words('és hogy'),
  pl: words('i w z na do nie się dla od przez oraz lub że'),
  cs: words('v na do pro že nebo pod při od'),
  sk: words('v na do pre že alebo pod pri od'),
  hr: slavicSouth,
  bs: slavicSouth,
  sr: words('na za od iz do ili sa pri на за од из до или са при'),
  sl: words('na za od iz do ali pri'),
  ru: words('в и с к на не для по от из или при под до'),
  uk: words('в у і з на не для від або до при'),
  be: words('у ў і з на не для або да пры'),
  bg: words('с в и на за от не или при до'),
  mk: words('со во и на за од не или при до'),
  el: words('να και από για θα στο στη στην των ή'),
};

/** What stands before a word of the list that is right twice: Swedish “var och en en” is “each one a”, German “wenn einer einer” “if one of a”. */
export const rightTwiceBehind: Readonly<Record<string, RegExp>> = {
  sv: /(?<!\p{L})vart? och $/iu,
  da: /(?<!\p{L})hvert? og $/iu,
  nb: /(?<!\p{L})hvert? og $/iu,
  no: /(?<!\p{L})hvert? og $/iu,
  nn: /(?<!\p{L})kvart? og $/iu,
  de: /(?<!\p{L})(?:wenn|dass|ob|als|weil) $/iu,
};
