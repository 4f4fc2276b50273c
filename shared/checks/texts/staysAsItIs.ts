import type { Note, Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { scriptOf } from '../../languages/scriptOf.ts';
import type { CheckContext } from '../contract/check.ts';
import { quotesNotice } from './licences.ts';
import { firstNames } from './productNames.data.ts';

/**
 * Whether a text is quoted rather than translated: how a command is called, code and what programs print, a document that
 * is cited, a licence, persons, places, and what the file says is not to be translated.
 */
export function staysAsItIs(text: string, segment: Segment, context: CheckContext): boolean {
  const { sourceLanguage, targetLanguage } = context;
  if (
    isSynopsis(text) ||
    isArguments(text) ||
    isName(text, sourceLanguage) ||
    isCommand(text) ||
    isCode(text) ||
    isOutput(text) ||
    isListOfCodes(text) ||
    isRoute(text) ||
    isDatePattern(text) ||
    isCitation(text) ||
    isLicence(text) ||
    quotesNotice(text) ||
    isRelease(text) ||
    (segment.source?.value === segment.target?.value && isFiller(text, sourceLanguage)) ||
    isBrand(segment, context) ||
    // What the first program says in every language.
    /^"?hello,? world[.!]?"?$/i.test(text) ||
    /^\P{L}*copyright\b.*[©\d]|^(?:\(c\)|©) ?\d{4}/iu.test(text)
  )
    return true;
  if (scriptOf(sourceLanguage) === scriptOf(targetLanguage)) {
    if (isPlaces(text)) return true;
    if (text.split(' ').length <= 2 && segment.notes.some((note) => nameByNote.test(note.text))) return true;
  }
  if (rootLanguage(targetLanguage) === 'en' && english.test(text)) return true;
  // The last entry of some files, so that all others end with a comma.
  if (segment.id === 'dummy') return true;
  const isShort = text.split(/\s+/).length <= mostInNote;
  const isKept = ({ text: note }: Note) => keptByNote.test(note) || (isShort && keptInNote.test(note));
  return segment.notes.some(isKept) || isIndexEntry(text, segment);
}

/** English already, whatever the file says of its source: words that no other language of Europe spells so. */
const english = /(?<![\p{L}\p{M}'’-])(?:the|your|you|with|this|that|they|been|please|which)(?![\p{L}\p{M}'’-])/iu;

/** A note that the text is a name, which has seldom more than two words: whether it has a translation is for its owner to say. */
const nameByNote =
  /^(?:the )?(?:brand |product )?name of (?:the|a|an|our|this) (?:app|application|band|book|brand|company|game|person|product|programme?|service|song)\b/i;

/** A note about the whole text, not one about a word in it. */
const keptByNote =
  /^(?:please,? )?(?:(?:do not|don['’]t|no need to|not to be|never|should not be|needn['’]t be) translated?|untranslatable|not translatable|(?:leave|keep)(?: (?:this|it))? (?:untranslated|as is|in english))(?: this(?: string| text)?| it)?[.!]*$/i;

/** A note that says somewhere that a short text, which is then all it can speak of, stays as it is. */
const keptInNote =
  /\b(?:leave|keep|left|kept)\b[^.;:]{0,40}\b(?:as[- ](?:it[- ])?is|untranslated|in english)\b|\b(?:do not|don['’]t|no need to|not to be|never|should not be|needn['’]t be) translated?(?: (?:this|it|the (?:name|term|word|string|text)))?\s*(?:[.;,!)]|$)/i;
const mostInNote = 4;

/**
 * One word in small letters, or a list of such, in the manual of a program (Sphinx keeps its index in catalogs): the name
 * of a parameter, a module, an encoding, by which it is looked up.
 */
function isIndexEntry(text: string, { notes }: Segment): boolean {
  return (
    /^[a-z][\w-]*(?:, [a-z][\w-]*)*(?: \(\S+\))?$/.test(text) && notes.some((note) => /\.rst:\d+\b/.test(note.text))
  );
}

/**
 * A text in no language that fills a page of an example, as typesetters do (`Lorem ipsum dolor sit amet`): a sentence of English
 * has one of its commonest words.
 */
const isFiller = (text: string, language: string) =>
  rootLanguage(language) === 'en' &&
  /^[A-Za-z.,;:!?\s-]+$/.test(text) &&
  text.split(/\s+/).length > 9 &&
  !commonEnglish.test(text);

const commonEnglish =
  /\b(?:the|and|of|with|for|you|are|this|that|can|be|by|from|or|your|will|not|have|has|it|its|on|all|when|if|was|we|they|which|into|use|an)\b/i;

/** `GPL2 with Classpath Exception`, `Apache License 2.0`, `Creative Commons Attribution`, `MIT License`. */
const isLicence = (text: string) =>
  /^[\p{Lu}\d][^.:!?]*\bLicense (?:[\w.]* )?v?\d[\d.]*$/u.test(text) ||
  /^(?:Creative|Open Data) Commons(?: [\p{Lu}(][\p{L}()-]*){1,5}(?: \d[\d.]*)?$/u.test(text) ||
  /^(?:(?:MIT|ISC|BSD|GNU|Apache|Eclipse|Mozilla|Boost|Artistic)(?: [\p{Lu}\d(][\w()-]*){0,4}) Licen[cs]e$/u.test(
    text,
  ) ||
  /^[AL]?GPL[- ]?v?\d[\d.]*\+? with [\p{Lu}\w ]+ Exception$/u.test(text);

/** `Skerry v12.0`: a program and its version. */
const isRelease = (text: string) => /^\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)? v?\d+(?:\.\d+)+$/u.test(text);

/** A term that keeps a name (`-skerry-brand`), or the name in the manifest of an app. */
const isBrand = ({ id }: Segment, { catalog }: CheckContext) =>
  (/^-.*(?:brand|product|vendor|name)/.test(id) && factsOf(catalog).hyphenMarksTerm) ||
  /(?:^|[._])(?:web)?manifest\.(?:.*[._])?(?:short_)?name$/i.test(id);

/** `:rfc:`2964` - Use of State`: a title, no sentence around one. */
const isCitation = (text: string) => /:(?:rfc|pep):`/.test(text) && !/(?<![\p{L}:`])\p{Ll}{4,}/u.test(text);

/** `Port Louis, Mauritius`. */
const isPlaces = (text: string) =>
  /^\p{Lu}[\p{L}\p{M}’' -]*(?:, \p{Lu}[\p{L}\p{M}’' -]*)+$/u.test(text) && !/ \p{Ll}{4}/u.test(text);

/** How a command is called: `skerry log [--all] <file>`, and no word beside its own and those in brackets. */
const isSynopsis = (text: string) => text.split('\n').every((line) => isSynopsisLine(line.trim()));

function isSynopsisLine(text: string): boolean {
  // `/moor <boat> [pier]`: a command of a chat or a game; what stands in brackets has no spaces there.
  if (/^\/[\w<>|%-]+(?: (?:[a-z][\w|-]*|<[^\s<>]*(?: \| [^\s<>]*)*>|\[[^\s[\]]*\]))*$/.test(text))
    return /[<[]/.test(text);
  const [command] = /^[a-z][\w-]*(?: [a-z][\w-]*){0,3}(?= ?[[<(-]| [A-Z]{3})/.exec(text) ?? [];
  if (command === undefined || !/\[|\||\.{3}/.test(text)) return false;
  // `FILE...`: what stands for an argument.
  const rest = text
    .slice(command.length)
    .replace(/<[^<>]*>|--?\S+|(?<![\w-])[A-Z][A-Z\d_]+(?:-[A-Z\d_]+)*(?![\w-])/g, ' ');
  return !/\p{L}{2}/u.test(rest.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' '));
}

/** How an argument is written: `<version>[,<offset>]`, `(enable|disable|keep)`, `[(amend|reword):]commit`. */
const isArguments = (text: string) =>
  /^(?:<[\w -]+>|\[[^\s[\]]*\]|\([\w-]+(?:\|[\w-]+)+\)|(?<=[\])>])[a-z]+|[,:=|.])+$/.test(text) && /[[|]/.test(text);

/** A name between the first and the last of a person: `von`, `J.`, `David`. */
const between = "(?: (?:van|von|de|da|di|del|der|den|la|le|bin|al|el|\\p{Lu}\\.|\\p{Lu}[\\p{Ll}’'-]+))";

const person = new RegExp(
  `^\\*?(\\p{Lu}\\p{L}*)(-\\p{Lu}\\p{Ll}+)?${between}{0,3} (?:\\p{Lu}[\\p{L}’'-]+)(?: <[^<>]*(?:@| at )[^<>]*>)?\\*?$`,
  'u',
);

/**
 * A person by the first name, by a mail address or by letters that English words have not; a product whose first word has
 * capitals within it: `Peter Sander`, `Zdeněk Sander`, `uSkerry Night`.
 */
function isName(text: string, language: string): boolean {
  if (/^\p{L}*\p{Ll}\p{Lu}\p{Ll}\p{L}* \p{Lu}[\p{Ll}’'-]+$/u.test(text)) return true;
  const [, first = ''] = person.exec(text) ?? [];
  if (first === '') return false;
  return (
    firstNames.has(first.toLowerCase()) ||
    text.includes('<') ||
    (rootLanguage(language) === 'en' && /[^\p{ASCII}’]/u.test(text))
  );
}

/** A call of a well-known command, its parts in small letters: `git refs list`, `npm install <package>`. */
const isCommand = (text: string) =>
  /^(?:apt|apt-get|brew|cargo|curl|docker|dotnet|git|gem|gradle|hg|kubectl|mvn|npm|npx|pip3?|pnpm|rustup|snap|ssh|sudo|svn|systemctl|wget|yarn)(?: (?:[a-z][\w-]*|-[\w-]+(?:=\S+)?|<[^<>]*>|\[[^[\]]*\]|\|))+\s*$/.test(
    text,
  ) && !/ (?:a|an|and|for|from|in|is|not|of|or|the|to|with) /.test(text);

/** What a program prints: a line of a log, the head of a trace. */
const isOutput = (text: string) =>
  /^(?:\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d\S* |(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|CRITICAL):\w+:|(?:Traceback|Stack) \(most recent call last\):)/.test(
    text,
  );

/** Names by which programs know a thing, one of them no word: `big5-hkscs, hkscs`, `row, rowBack`. */
const isListOfCodes = (text: string) =>
  (/^[a-z][\w-]*(?:, [\w-]+)+$/i.test(text) && /\d|[a-z]_[a-z]/i.test(text)) ||
  (/^[a-z]\w*(?:, [a-z]\w*)+$/.test(text) && /[a-z][A-Z]/.test(text)) ||
  // Types of files: `jpg, png, webp …`.
  (/^[a-z\d]{2,4}(?:, [a-z\d]{2,4})+(?: ?(?:…|\.{3}))?$/.test(text) &&
    /(?<!\w)[b-df-hj-np-tv-xz\d]{2,4}(?!\w)/.test(text));

/** One path with what a program fills in or matches: `/boats/:name`, `piers/{id}/*`. */
const isRoute = (text: string) =>
  /^(?:https?:\/)?\/?[\w.~:{}<>()*+?=&$%@-]*(?:\/[\w.~:{}<>()*+?=&$%@-]*)+$/.test(text) &&
  (text.startsWith('/') || /\/[:{<*$]|^[:{*$]/.test(text));

/** `'<b>'HH:mm'</b>' d MMM yyyy`: letters that stand for the parts of a date, around tags and what is quoted. */
function isDatePattern(text: string): boolean {
  const letters = text.replace(/<[^<>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
  return (
    letters.every((part) =>
      /^(?:y{1,4}|Y{4}|M{1,4}|L{1,4}|d{1,4}|D{1,3}|E{1,4}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|z{1,4}|t{1,4}|T{1,2}|AP?|ap?|[SZ]{1,3})$/.test(
        part,
      ),
    ) && /yy|[Hh][:.]mm|d\P{L}M{1,4}(?!\p{L})|M\P{L}d/u.test(text)
  );
}

/**
 * A rule of CSS, a session of a shell of Python, one call (`len(key)`), a definition, names with their values (also one
 * alone: `tag=value`), the parameters of a function (`(time,step,...)`), a query (`@(boat: name)`), lines that import.
 */
const isCode = (text: string) =>
  // JSON, and the path to a field in it: `boats[].oars`.
  /^(?:\{\s*"[\w$-]+"\s*:[\s\S]*\}|\[\s*["{][\s\S]*\])$/.test(text) ||
  /^[\w.-]+\[\w*\][\w.[\]-]*$/.test(text) ||
  /^[a-z][a-z\d_-]*=[\w-]*$|^\(\w+(?:,\w+)+(?:,\.\.\.)?\)$|^[@$]\([^()]*\)$/.test(text) ||
  /^(?:import|from) [a-z_][\w.]*(?: import .+)?$[\s\S]*^\w[\w.]*(?: = |\()/m.test(text) ||
  /\{\s*[a-z-]+\s*:[^{}]*;/.test(text) ||
  // Markup that a page shows.
  /^&lt;[\w!?/](?:[^&]|&(?!gt;$))*&gt;$/.test(text.trim()) ||
  // The values of an argument, as the help of a program lists them.
  /^<[a-z][\w-]{0,30}>:(?: [a-z][\w-]{0,30}){3,}$/.test(text.trim()) ||
  /^(?:struct|enum|union|typedef) [^{}]{1,80}\{[^{}]*;\s*\}/.test(text) ||
  /^(?:(?:let|set) [a-z]:?\w+ ?=[^\n]*(?:\n|$)){2,}$/.test(text.trim()) ||
  /^\s*>>> |^[A-Za-z_][\w.]*\([\w, =.'"]*\)$|^(?:class|def) \w+(?:\(.*\))?:|^[A-Za-z_]\w* = (?:['"[({]|[\s\S]*\w[(.]\w)/.test(
    text,
  ) ||
  /^(?:[\w-]{1,40}=[^\s,;=]{1,80}(?:[,;] ?|$)){2,}$/.test(text) ||
  /^(?:\S=\w+(?:, *|$)){2,}/.test(text.replace(/[\u00a0\s]=/g, 'x='));
