/** Names of languages in English and in themselves (CLDR), lower case, a bar between them. */
export const languageNames: ReadonlySet<string> = new Set(
  [
    'afrikaans|albanian|american english|amharic|arabic|armenian|assamese|austrian german|azerbaijani|azərbaycan',
    'bangla|basa sunda|basque|belarusian|bosanski|bosnian|brazilian portuguese|breton|brezhoneg|british english',
    'bulgarian|burmese|canadian french|catalan|català|chinese|chinese (simplified)|chinese (traditional)',
    'chinese simplified|chinese traditional|croatian|cymraeg|czech|danish|dansk|deutsch|deutsch (schweiz)',
    'deutsch (österreich)|dutch|eesti|english|english (united kingdom)|english (united states)|español',
    'español (españa)|español (latinoamérica)|español (méxico)|español de españa|español de méxico',
    'español latinoamericano|esperanto|estonian|european portuguese|european spanish|euskara|faroese|filipino',
    'finnish|français|français (canada)|français canadien|french|french (canada)|frysk|føroyskt|gaeilge|galego',
    'galician|georgian|german|german (austria)|german (switzerland)|greek|gujarati|gàidhlig|hausa|hawaiian|hebrew',
    'hindi|hornjoserbšćina|hrvatski|hungarian|icelandic|igbo|ikinyarwanda|indonesia|indonesian|interlingua|irish',
    'isixhosa|isizulu|italian|italiano|japanese|javanese|jawa|kannada|kazakh|khmer|kinyarwanda|kiswahili|korean',
    'kurdish|kurdî (kurmancî)|kyrgyz|lao|latin|latin american spanish|latvian|latviešu|lietuvių|lithuanian',
    'luxembourgish|lëtzebuergesch|macedonian|magyar|malagasy|malay|malayalam|maltese|malti|marathi|melayu',
    'mexican spanish|mongolian|māori|nederlands|nepali|norsk|norsk bokmål|norsk nynorsk|norwegian',
    'norwegian bokmål|norwegian nynorsk|occitan|odia|o‘zbek|pashto|persian|polish|polski|portuguese',
    'portuguese (brazil)|portuguese (brazilian)|portuguese (portugal)|português|português (brasil)',
    'português (portugal)|português europeu|punjabi|quechua|romanian|romansh|română|rumantsch|runasimi|russian',
    'sanskrit|sardinian|sardu|schweizer hochdeutsch|scottish gaelic|serbian|serbian (cyrillic)|serbian (latin)',
    'shqip|simplified chinese|sindhi|sinhala|slovak|slovenian|slovenčina|slovenščina|somali|soomaali|spanish',
    'spanish (latin america)|spanish (mexico)|spanish (spain)|srpski (latinica)|sundanese|suomi|svenska|swahili',
    'swedish|swiss high german|tajik|tamil|tatar|telugu|thai|tibetan|tigrinya|tiếng việt|traditional chinese',
    'turkish|turkmen|türkmen dili|türkçe|ukrainian|upper sorbian|urdu|uyghur|uzbek|vietnamese|welsh',
    'western frisian|wolof|xhosa|yiddish|yoruba|zulu|èdè yorùbá|íslenska|österreichisches deutsch|čeština',
    'ʻōlelo hawaiʻi|ελληνικά|беларуская|български|кыргызча|македонски|монгол|русский|српски|српски (ћирилица)',
    'татар|тоҷикӣ|українська|қазақ тілі|հայերեն|ייִדיש|עברית|ئۇيغۇرچە|اردو|العربية|سنڌي|فارسی|پښتو|मराठी|অসমীয়া',
    'ગુજરાતી|ଓଡ଼ିଆ|தமிழ்|ಕನ್ನಡ|മലയാളം|සිංහල|ไทย|ລາວ|ქართული|ትግርኛ|አማርኛ|中文|中文（简体）|中文（繁體）|日本語|简体中文|繁體中文|한국어',
  ]
    .join('|')
    .split('|'),
);
