/** Words that leave people out, by language: what they are found by, and what says the same. */
export interface InclusiveWord {
  /** Whole words, in lower case; `*` at the end stands for any ending. */
  readonly words: readonly string[];
  readonly better: readonly string[];
}

export const inclusiveWords: Readonly<Record<string, readonly InclusiveWord[]>> = {
  en: [
    { words: ['blacklist*', 'black list', 'black-list*'], better: ['blocklist', 'deny list'] },
    { words: ['whitelist*', 'white list', 'white-list*'], better: ['allowlist', 'allow list'] },
    { words: ['master/slave', 'master-slave', 'master and slave'], better: ['primary and replica'] },
    { words: ['mankind'], better: ['humanity', 'people'] },
    { words: ['man-hour*', 'manhour*', 'man hour*'], better: ['working hours', 'person-hours'] },
    { words: ['manpower'], better: ['workforce', 'staff'] },
    { words: ['chairman', 'chairmen'], better: ['chair', 'chairperson'] },
    { words: ['fireman', 'firemen'], better: ['firefighter'] },
    { words: ['policeman', 'policemen'], better: ['police officer'] },
    { words: ['salesman', 'salesmen'], better: ['salesperson'] },
    { words: ['businessman', 'businessmen'], better: ['business person', 'executive'] },
    { words: ['stewardess*'], better: ['flight attendant'] },
    { words: ['he/she', 's/he', '(s)he', 'his/her'], better: ['they', 'their'] },
    { words: ['dummy value*', 'dummy data'], better: ['placeholder', 'sample'] },
    { words: ['sanity check*', 'sanity test*'], better: ['quick check', 'coherence check'] },
    { words: ['crippled'], better: ['limited', 'impaired'] },
    { words: ['handicapped'], better: ['disabled', 'with a disability'] },
    { words: ['wheelchair-bound', 'confined to a wheelchair'], better: ['wheelchair user'] },
    { words: ['grandfathered'], better: ['legacy', 'exempt'] },
  ],
  de: [
    { words: ['schwarze liste', 'schwarzen liste', 'blacklist*'], better: ['Sperrliste'] },
    {
      words: ['weiße liste', 'weißen liste', 'weisse liste', 'whitelist*'],
      better: ['Positivliste', 'Zulassungsliste'],
    },
    { words: ['mannstunde*', 'mannjahr*', 'manntag*'], better: ['Arbeitsstunden', 'Personenstunden'] },
    { words: ['mannschaftssprecher'], better: ['Teamsprecher:in', 'Sprecherin oder Sprecher'] },
    { words: ['putzfrau*'], better: ['Reinigungskraft'] },
    { words: ['krankenschwester*'], better: ['Pflegekraft'] },
    { words: ['behinderte', 'behinderten'], better: ['Menschen mit Behinderung'] },
    { words: ['an den rollstuhl gefesselt'], better: ['im Rollstuhl'] },
  ],
  fr: [
    { words: ['liste noire', 'listes noires'], better: ['liste de blocage'] },
    { words: ['liste blanche', 'listes blanches'], better: ['liste d’autorisation'] },
    { words: ['droits de l’homme', "droits de l'homme"], better: ['droits humains'] },
    { words: ['mademoiselle'], better: ['Madame'] },
    { words: ['handicapé', 'handicapés'], better: ['personne en situation de handicap'] },
    { words: ['heure-homme', 'heures-homme', 'jours-homme'], better: ['heures de travail'] },
  ],
  es: [
    { words: ['lista negra', 'listas negras'], better: ['lista de bloqueo'] },
    { words: ['lista blanca', 'listas blancas'], better: ['lista de permitidos'] },
    { words: ['minusválido*', 'minusválida*', 'discapacitado*'], better: ['persona con discapacidad'] },
    { words: ['horas hombre', 'horas-hombre'], better: ['horas de trabajo'] },
    { words: ['señorita'], better: ['señora'] },
  ],
  it: [
    { words: ['lista nera', 'liste nere'], better: ['elenco dei bloccati'] },
    { words: ['lista bianca', 'liste bianche'], better: ['elenco dei consentiti'] },
    { words: ['ore uomo', 'ore-uomo'], better: ['ore di lavoro'] },
    { words: ['handicappato', 'handicappati', 'handicappata'], better: ['persona con disabilità'] },
  ],
  pt: [
    { words: ['lista negra', 'listas negras'], better: ['lista de bloqueio'] },
    { words: ['lista branca', 'listas brancas'], better: ['lista de permissões'] },
    { words: ['deficiente físico', 'deficientes físicos'], better: ['pessoa com deficiência'] },
    { words: ['horas-homem', 'horas homem'], better: ['horas de trabalho'] },
  ],
  nl: [
    { words: ['zwarte lijst', 'blacklist*'], better: ['blokkeerlijst'] },
    { words: ['witte lijst', 'whitelist*'], better: ['toegestane lijst'] },
    { words: ['manuren', 'mandagen'], better: ['werkuren'] },
    { words: ['gehandicapte', 'gehandicapten'], better: ['mensen met een beperking'] },
  ],
};
