/** Words and turns that show how a text speaks, by language. */

/** One of some words or turns, as a whole. */
export const oneOf = (list: string) =>
  new RegExp(`(?<![\\p{L}\\p{Nd}\\uFFFC'’-])(?:${list})(?![\\p{L}\\p{Nd}\\uFFFC-])`, 'giu');

/** Words that address a reader formally. */
export const formal = {
  fr: oneOf('vous|votre|vos|vôtres?'),
  it: /(?<=\p{Ll},? )(?:Lei|Suo|Sua|Suoi|Sue|Le|La)(?![\p{L}])/gu,
};

/** Words that address a reader as a friend. */
export const informal = { fr: oneOf("tu|toi|ton|ta|tes|t['’](?=\\p{L})"), it: oneOf('tu|te|ti|tuo|tua|tuoi|tue') };

/** Words by which a text speaks of its author. */
export const firstPerson = {
  // “i.e.” is no pronoun, and “us” in capitals a country.
  en: /(?<![\p{L}\p{Nd}\uFFFC'’-])(?:I(?!\.\p{L})|[Mm](?:e|y|ine|yself)|[Ww]e|us|[Oo]urs?|[Oo]urselves)(?![\p{L}\p{Nd}\uFFFC-])/gu,
  de: oneOf('ich|mich|mir|mein(?:e[nmrs]?)?|wir|uns|unser(?:e[nmrs]?)?'),
  fr: oneOf("je|moi|mon|ma|mes|nous|notre|nos|j['’](?=\\p{L})"),
  es: oneOf('yo|mí|mío|mía|nosotros|nosotras|nuestr[oa]s?'),
  it: oneOf('io|mio|mia|miei|mie|noi|nostr[oaie]'),
  ja: /(?:私|僕|俺|わたし|我々|私たち)(?=[はがのをにも])/gu,
  ko: /(?<!\p{L})(?:저는|제가|나는|내가|우리는|우리가)(?!\p{L})/gu,
};

/** Those of them that can be left out as a subject. */
export const firstSubject = {
  ja: /(?:私|僕|わたし|私たち)[はが]/gu,
  ko: /(?<!\p{L})(?:저는|제가|나는|내가)(?!\p{L})/gu,
  es: oneOf('yo|nosotros|nosotras'),
  it: oneOf('io|noi'),
};

/** Words that address a reader. */
export const secondPerson = {
  en: oneOf('you|your|yours|yourself|yourselves'),
  de: oneOf('du|dich|dir|dein(?:e[nmrs]?)?|ihr|euch|euer|eure[nmrs]?'),
  fr: oneOf('tu|toi|ton|ta|tes|vous|votre|vos'),
  es: oneOf('tú|usted|ustedes|vosotr[oa]s|tu|tus'),
  it: oneOf('tu|tuo|tua|tuoi|tue|voi|vostr[oaie]'),
  ja: /あなた(?:たち)?|貴方/gu,
  ko: /(?<!\p{L})(?:당신|너는|네가)/gu,
};

/** Two negations of which one takes back the other. */
export const negatives = {
  en: /(?<!\p{L})(?:not|n['’]t) (?:un(?:common|likely|usual|necessary|reasonable|familiar|able)|impossible|insignificant|without|never|nothing|nobody|none)(?!\p{L})|(?:do|does|did|is|are|was|have|has|can|could|will|would)n['’]t (?:\p{Ll}+ )?(?:nothing|nobody|never|nowhere|no one)(?!\p{L})/giu,
  de: /(?<!\p{L})nicht (?:un(?:gewöhnlich|möglich|wichtig|erheblich|bekannt|üblich|bedingt)\p{Ll}*|ohne|selten)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:pas|jamais) (?:im(?:possible|probable)|in(?:utile|habituel|connu|certain)\p{Ll}*|sans)(?!\p{L})/giu,
  es: /(?<!\p{L})no (?:\p{Ll}+ )?(?:im(?:posible|probable)|in(?:usual|útil|cierto|necesario)\p{Ll}*|sin)(?!\p{L})/giu,
  it: /(?<!\p{L})non (?:\p{Ll}+ )?(?:im(?:possibile|probabile)|in(?:solito|utile|certo|consueto)\p{Ll}*|senza)(?!\p{L})/giu,
};

/** Verbs that leave open what is meant. */
export const modal = {
  en: oneOf('should|would|could|might|may|shall|ought to'),
  de: oneOf('sollte[nst]*|könnte[nst]*|müsste[nst]*|dürfte[nst]*'),
  fr: oneOf('devrai[ts]|devriez|pourrai[ts]|pourriez'),
  es: oneOf('debería[ns]?|podría[ns]?'),
  it: oneOf('dovrebbe|dovrebbero|potrebbe|potrebbero|dovresti|potresti'),
};

/** Words of everyday speech. */
export const casual = {
  en: /(?<!\p{L})(?:hey|yeah|yep|nope|gonna|wanna|gotta|awesome|stuff|guys|cool|okay)(?!\p{L})/giu,
  de: oneOf('hey|du|dich|dir|dein(?:e[nmrs]?)?|super|cool|krass|ok'),
  fr: oneOf('tu|toi|ton|ta|tes|super|cool|salut'),
  es: oneOf('tú|ti|tu|tus|contigo|vale|guay|hola'),
  it: oneOf('tu|te|tuo|tua|tuoi|tue|ciao|dai'),
};

/** Words of formal letters. */
export const stiff = {
  en: oneOf(
    'dear sir(?: or madam)?|kindly|hereby|herewith|please be advised|we regret to inform you|shall|whom it may concern',
  ),
  de: /(?<=\p{Ll},? )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})/gu,
  fr: oneOf('vous|votre|vos|veuillez'),
  es: oneOf('usted|ustedes|estimad[oa]s?'),
  it: /(?<=\p{Ll},? )(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/gu,
};

/** Nouns with an empty verb, instead of the verb. */
export const nominal: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    'make a decision': 'decide',
    'make a change': 'change',
    'make an improvement': 'improve',
    'perform an installation': 'install',
    'perform a search': 'search',
    'carry out an analysis': 'analyze',
    'give consideration to': 'consider',
    'take into consideration': 'consider',
    'conduct an investigation': 'investigate',
    'provide assistance': 'help',
  },
  de: {
    'zur Anwendung kommen': '',
    'zur Verfügung stellen': '',
    'in Betracht ziehen': '',
    'eine Entscheidung treffen': '',
    'in Erwägung ziehen': '',
    'zum Einsatz kommen': '',
    'zur Durchführung bringen': '',
    'Verwendung finden': '',
  },
};
