/** A slip: what it looks like, and what stands in its place (`$1` for the first group, as in `String.replace`). */
export type Slip = readonly [pattern: RegExp, written: string];

/** Where a sentence begins, or a clause that no relative clause can be. */
const start = String.raw`(?<=(?:^|[.!?]\s|[.!?]["'”’)]\s|\n)["'“‘(]?(?:(?:[Aa]nd|[Bb]ut) )?)`;
/** What ends a clause. */
const end = '(?=[.,;:!?)]|$)';
const article = '(?:a|an|any|my|our|that|the|these|this|those)';
/** Verbs that need an object, which is no clause. */
const objectVerb = '(?:Change|Close|Delete|Edit|Enter|Open|Print|Rename|Save|Send|Share|Thank|Update|Upload)';
const preposition = '(?:about|at|from|into|of|under|with|without)';
/** What “you are” and “they are” are followed by, other than a noun. */
const predicate =
  '(?!\\p{L}+ing\\b|\\p{L}+ed\\b|a\\b|able|all|an\\b|at\\b|back|busy|done|finished|free|from|good|here|in\\b|late|new|no\\b|not|off|on\\b|out|ready|right|safe|so\\b|the\\b|there|too|up\\b|very|welcome|wrong)';
const negated =
  "(?:(?:ca|could|did|do|does|had|has|have|wo|would)n['’]t|cannot|(?:can|could|did|do|does|had|has|have|will|would) not)";
const contained = '(?:contain|find|get|have|need|own|see|want)';
/** Plural for the grammar, whatever the noun before means. */
const several = '(?:Both|Many|Several|These|Those)';
/** Nouns that have no other plural, no plural, or name an amount of time. */
const unusual =
  '(?!children|data|dead|each|elderly|few|fish|hundred|injured|less|many|media|men\\b|million|moment|month|more|morning|of\\b|old|others?|people|percent|poor|rich|sheep|sick|staff|such|thousand|time|week|who|women|wounded|year|young)';

/** Words that no sentence has twice in a row. */
const doubled = ['a', 'an', 'and', 'from', 'of', 'our', 'the', 'their', 'this', 'with', 'your'];

const rows: readonly (readonly [pattern: string, written: string])[] = [
  // their, there, they're
  [String.raw`\b([Tt])heir(?= (?:are|is|was|were)\b)`, '$1here'],
  [String.raw`(?<=\b(?:been|down|from|get|go|going|got|in|out|over|right|up|went) )their${end}`, 'there'],
  [
    String.raw`\b([Tt])heir(?= (?:not (?!-)(?!\p{L}+ing\b)|going to (?:be|do|get|give|have|make|see|take|use)\b))`,
    "$1hey're",
  ],
  [String.raw`${start}([Tt])hey['’]re(?= ${predicate}\p{Ll}+ (?:are|has|have|is|was|were)\b)`, '$1heir'],
  [String.raw`(?<=\b${preposition} )they['’]re(?= ${predicate}\p{Ll})`, 'their'],
  [String.raw`(?<=${start}(?:[Pp]lease )?${objectVerb} )they['’]re(?= ${predicate}\p{Ll})`, 'their'],
  // your, you're
  [String.raw`${start}([Yy])ou['’]re(?= ${predicate}\p{Ll}+ (?:are|has|have|is|was|were)\b)`, '$1our'],
  [String.raw`(?<=\b${preposition} )you['’]re(?= ${predicate}\p{Ll})`, 'your'],
  [String.raw`(?<=${start}(?:[Pp]lease )?${objectVerb} )you['’]re(?= ${predicate}\p{Ll})`, 'your'],
  [
    String.raw`\b([Yy])our(?= (?:able|about|allowed|invited|required|supposed|trying|unable|welcome) to (?!-)\p{Ll}|${' '}not (?!\p{L}+ing\b)\p{Ll}+[ .,!])`,
    "$1ou're",
  ],
  [
    String.raw`(?<=\b(?:[Bb]ecause|[Ii]f|[Ss]ince|[Uu]nless|[Ww]hen) )your(?= (?:doing|getting|having|trying|using) (?:to|${article})\b)`,
    "you're",
  ],
  // its, it's
  [String.raw`\b([Ii])ts(?= (?:an? \p{Ll}|been\b|the\b|not (?!-)(?!\p{L}+ing\b)))`, "$1t's"],
  [
    String.raw`${start}Its(?= (?:best|better|difficult|easy|hard|impossible|important|likely|necessary|possible|recommended|safe) (?:that|to)\b)`,
    "It's",
  ],
  [String.raw`\b([Ii])t['’]s(?= own\b)`, '$1ts'],
  // no double negation
  [
    String.raw`(?<=\b${negated} (?:\p{Ll}+ly )?${contained} )no(?= (?!an?\b|and\b|as\b|at\b|for\b|in\b|is\b|later\b|less\b|longer\b|matter\b|more\b|one\b|or\b|to\b)\p{Ll}{2,}(?:[ .,;:!?]|$))`,
    'any',
  ],
  [String.raw`(?<=\b${negated} ${contained} )no(thing|body|where)(?=[.,;:!?]|$)`, 'any$1'],
  // verbs after “look forward to”
  [
    String.raw`(?<=\b[Ll]ook(?:ed|ing|s)? forward to )(hear|meet|read|learn|speak|know|find|welcom|receiv|see|hav|be)e?(?= (?!in\b|which\b|that is\b)\p{L})`,
    '$1ing',
  ],
  [String.raw`(?<=\b[Ll]ook(?:ed|ing|s)? forward to )(work)(?= (?:on|together|with)\b)`, '$1ing'],
  // pronouns and their verbs
  [String.raw`(?<=\b(?:[Hh]e|[Ss]he|[Ii]t) )don(['’])t\b`, 'doesn$1t'],
  [String.raw`(?<=\b(?:[Hh]e|[Ss]he|[Ii]t) )do(?= not\b)`, 'does'],
  [String.raw`(?<=${start}(?:[Hh]e|[Ss]he|[Ii]t) )have(?= (?!to\b)\p{Ll})`, 'has'],
  [String.raw`(?<=${start}(?:[Hh]e|[Ss]he|[Ii]t) )(do|go)(?= \p{Ll})`, '$1es'],
  [
    String.raw`(?<=${start}(?:[Hh]e|[Ss]he|[Ii]t) )(know|make|need|seem|take|use|want|work)(?= (?!be\b|not\b)\p{Ll})`,
    '$1s',
  ],
  [String.raw`(?<=${start}(?:[Tt]hey|[Ww]e|[Yy]ou) )was\b`, 'were'],
  [String.raw`(?<=${start}(?:[Tt]hey|[Ww]e|[Yy]ou) )is\b`, 'are'],
  [String.raw`(?<=${start}(?:I|[Tt]hey|[Ww]e|[Yy]ou) )has\b`, 'have'],
  [
    String.raw`(?<=${start}(?:[Ee]very(?:body|one)|[Nn]obody|[Ss]ome(?:body|one)) )(know|need|want)(?= (?!be\b|not\b)\p{Ll})`,
    '$1s',
  ],
  // nouns and their verbs
  [String.raw`(?<=${start}${several} \p{Ll}+[^s\P{L}]s )is\b`, 'are'],
  [String.raw`(?<=${start}${several} \p{Ll}+[^s\P{L}]s )was\b`, 'were'],
  [String.raw`(?<=${start}${several} \p{Ll}+[^s\P{L}]s )has\b`, 'have'],
  [String.raw`(?<=${start}(?:Each|Every|This) ${unusual}\p{Ll}+[^s\P{L}] )are(?! (?:they|we|you)\b)\b`, 'is'],
  [String.raw`(?<=${start}(?:Each|Every|This) ${unusual}\p{Ll}+[^s\P{L}] )have(?! (?:they|we|you)\b)\b`, 'has'],
  [String.raw`(?<=${start}(?:Each|One) of (?:my|our|the|these|those|your) \p{Ll}+s )are\b`, 'is'],
  [String.raw`(?<=${start}(?:Each|One) of (?:my|our|the|these|those|your) \p{Ll}+s )have\b`, 'has'],
  [String.raw`(?<=\b[Tt]here )is(?= (?:several|two|three|four|five|many (?!an?\b)|few) ?\p{Ll})`, 'are'],
  [String.raw`(?<=\b[Tt]here )was(?= (?:several|two|three|four|five|many (?!an?\b)|few) ?\p{Ll})`, 'were'],
  // words twice
  ...doubled.map((word): readonly [string, string] => {
    const first = word.charAt(0);
    return [`(?<=\\b[${first}${first.toUpperCase()}]${word.slice(1)}) ${word}\\b(?![-'’])`, ''];
  }),
  [String.raw`(?<=\b(?:able|going|have|has|how|need|needs|try|trying|used|want|wanted|wants) )to to\b`, 'to'],
  // forms of verbs
  [String.raw`(?<=\b(?:had|has|have|['’]ve) )went\b`, 'gone'],
  [String.raw`(?<=\b(?:be|been|being|is|was|were) )send(?= (?:by|from|out|to)\b)`, 'sent'],
  [
    String.raw`(?<=\b(?:[Cc]an|[Cc]ould|[Dd]on['’]t|[Mm]ay|[Mm]ight|[Mm]ust|[Nn]ot|[Ww]ill|[Ww]on['’]t|[Ww]ould) )loose(?= (?:access|all|any|data|everything|her|his|its|my|our|some|the|their|this|your)\b)`,
    'lose',
  ],
  [String.raw`\b([Pp])lease advice(?= (?:about|how|if|me|on|us|whether)\b)`, '$1lease advise'],
  [String.raw`(?<=\b(?:like|want) to )thanks(?= (?:all|everyone|him|the|them|you)\b)`, 'thank'],
  // words alike
  [
    String.raw`(?<=\b(?:is|was|are|were|been|it['’]s) )to(?= (?:big|cold|early|expensive|large|late|small|weak)(?:[.,;:!?]|$| for\b| to\b| today\b))`,
    'too',
  ],
  [String.raw`(?<=\b[Tt]here (?:are|were) )to(?= (?:few|many)\b)`, 'too'],
  [String.raw`\b([Ww])hose(?= (?:been|going to)\b)`, "$1ho's"],
  [String.raw`(?<=\b(?:[Hh]e|I|[Ii]t|[Ss]he|[Tt]hat|[Tt]hey|[Tt]his|[Ww]e|[Yy]ou) )wont(?= \p{Ll})`, "won't"],
  [String.raw`${start}Lets(?= (?:get started|go|look at|see|start|take|talk|try)\b)`, "Let's"],
  [String.raw`(?<=\bbetween (?:him|her|them|you) and )I\b`, 'me'],
  [String.raw`(?<=\b[Dd]epend(?:ed|ing|s)? )of(?! course\b)(?= \p{Ll})`, 'on'],
  [String.raw`(?<=^|\s)i(?= (?:am|can|cannot|could|did|do|had|have|know|think|want|was|will|would)\b)`, 'I'],
  [String.raw`\b([Ee]quipment|[Ff]urniture|[Hh]ardware|[Ii]nformation|[Ss]oftware)s(?! (?:are|have|were)\b)\b`, '$1'],
];

/** Slips of English that are errors whatever surrounds them. */
export const englishSlips: readonly Slip[] = rows.map(([pattern, written]) => [new RegExp(pattern, 'gu'), written]);
