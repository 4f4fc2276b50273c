import { type Words, wordsInTurn, xliff2Text, xliffText } from './xliffText.ts';

/** A file of one format in any size, to measure on. The same for the same size. */
export interface FormatText {
  /** How it is called in a table. */
  readonly name: string;
  readonly path: string;
  /** Of the file that it is a translation of; not there where both languages are in one. */
  readonly sourcePath?: string;
  /**
   * @param length in UTF-16 code units; the text ends behind the entry that reaches it.
   * @param isSource for the file of the source language: the same entries in as many characters.
   */
  text(length: number, isSource?: boolean): string;
}

/** One file of each kind, with what such files usually hold: notes, plurals, places, nesting. */
export const formatTexts: readonly FormatText[] = [
  { name: 'XLIFF 1.2', path: 'app.de.xlf', text: (length) => xliffText(Math.ceil(length / 640)) },
  { name: 'XLIFF 2.0', path: 'app.de.xlf', text: (length) => xliff2Text(Math.ceil(length / 640)) },
  {
    name: 'JSON, flat',
    path: 'locales/de.json',
    sourcePath: 'locales/en.json',
    text: filled('{\n', (i, { word, sentence }) => `  "${word()}.${i}": "${sentence(9)} {{name}}"`, '\n}\n', ',\n'),
  },
  {
    name: 'JSON, nested',
    path: 'locales/de.json',
    sourcePath: 'locales/en.json',
    text: filled(
      '{\n',
      (i, { sentence }) =>
        `  "page${i}": {\n    "title": "${sentence(4)}",\n    "form": {\n      "hint": "${sentence(9)} {{name}}",\n      "items_one": "{{count}} ${sentence(2)}",\n      "items_other": "{{count}} ${sentence(3)}"\n    },\n    "steps": ["${sentence(5)}", "${sentence(6)}"]\n  }`,
      '\n}\n',
      ',\n',
    ),
  },
  {
    name: 'JSON, ARB',
    path: 'lib/l10n/app_de.arb',
    sourcePath: 'lib/l10n/app_en.arb',
    text: filled(
      (language) => `{\n  "@@locale": "${language}",\n`,
      (i, { word, sentence }) =>
        `  "${word()}${i}": "${sentence(7)} {name}",\n  "@${word()}${i}": {\n    "description": "${sentence(6)}",\n    "placeholders": { "name": { "type": "String" } }\n  }`,
      '\n}\n',
      ',\n',
    ),
  },
  {
    name: 'PO',
    path: 'de.po',
    text: filled(
      'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n',
      (i, { word, sentence }) =>
        i % 10
          ? `#. ${sentence(5)}\n#: src/${word()}.c:${i % 900}\nmsgid "${sentence(6)} ${i}"\nmsgstr "${sentence(7)}"\n\n`
          : `#, c-format\nmsgid "%d ${word()} ${i}"\nmsgid_plural "%d ${sentence(2)} ${i}"\nmsgstr[0] "%d ${word()}"\nmsgstr[1] "%d ${sentence(2)}"\n\n`,
    ),
  },
  {
    name: 'properties',
    path: 'messages_de.properties',
    sourcePath: 'messages.properties',
    text: filled('', (i, { word, sentence }) => `# ${sentence(4)}\n${word()}.${i} = ${sentence(9)} {0}\n`),
  },
  {
    name: 'Android',
    path: 'res/values-de/strings.xml',
    sourcePath: 'res/values/strings.xml',
    text: filled(
      '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n',
      (i, { sentence }) =>
        i % 10
          ? `    <!-- ${sentence(4)} -->\n    <string name="text_${i}">${sentence(8)} %1$s</string>\n`
          : `    <plurals name="items_${i}">\n        <item quantity="one">%d ${sentence(2)}</item>\n        <item quantity="other">%d ${sentence(3)}</item>\n    </plurals>\n`,
      '</resources>\n',
    ),
  },
  {
    name: '.NET resx',
    path: 'Strings.de.resx',
    sourcePath: 'Strings.resx',
    text: filled(
      '<?xml version="1.0" encoding="utf-8"?>\n<root>\n  <resheader name="resmimetype">\n    <value>text/microsoft-resx</value>\n  </resheader>\n',
      (i, { sentence }) =>
        `  <data name="Text${i}" xml:space="preserve">\n    <value>${sentence(8)} {0}</value>\n    <comment>${sentence(4)}</comment>\n  </data>\n`,
      '</root>\n',
    ),
  },
  {
    name: 'TMX',
    path: 'memory.tmx',
    text: filled(
      '<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n  <header creationtool="a" creationtoolversion="1" segtype="sentence" o-tmf="a" adminlang="en" srclang="en" datatype="plaintext"/>\n  <body>\n',
      (i, { sentence }) =>
        `    <tu tuid="${i}">\n      <tuv xml:lang="en"><seg>${sentence(7)}</seg></tuv>\n      <tuv xml:lang="de"><seg>${sentence(8)}</seg></tuv>\n    </tu>\n`,
      '  </body>\n</tmx>\n',
    ),
  },
  {
    name: 'Qt ts',
    path: 'app_de.ts',
    text: filled(
      '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="de">\n',
      (i, { word, sentence }) =>
        `<context>\n    <name>Page${i}</name>\n${[1, 2, 3, 4, 5].map((line) => `    <message>\n        <location filename="../src/${word()}.cpp" line="${line}"/>\n        <source>${sentence(6)} %${line}</source>\n        <translation>${sentence(7)} %${line}</translation>\n    </message>\n`).join('')}</context>\n`,
      '</TS>\n',
    ),
  },
  {
    name: 'TBX',
    path: 'terms.tbx',
    text: filled(
      '<?xml version="1.0" encoding="UTF-8"?>\n<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">\n  <tbxHeader><fileDesc><sourceDesc><p>Terms</p></sourceDesc></fileDesc></tbxHeader>\n  <text>\n    <body>\n',
      (i, { word, sentence }) =>
        `      <conceptEntry id="c${i}">\n        <descrip type="definition">${sentence(6)}</descrip>\n        <langSec xml:lang="en"><termSec><term>${word()} ${i}</term></termSec></langSec>\n        <langSec xml:lang="de"><termSec><term>${sentence(2)}</term></termSec></langSec>\n      </conceptEntry>\n`,
      '    </body>\n  </text>\n</tbx>\n',
    ),
  },
  {
    name: 'xcstrings',
    path: 'Localizable.xcstrings',
    text: filled(
      '{\n  "sourceLanguage" : "en",\n  "strings" : {\n',
      (i, { sentence }) =>
        `    "${sentence(5)} ${i}" : {\n      "comment" : "${sentence(4)}",\n      "localizations" : {\n        "de" : {\n          "stringUnit" : {\n            "state" : "translated",\n            "value" : "${sentence(6)}"\n          }\n        }\n      }\n    }`,
      '\n  },\n  "version" : "1.0"\n}\n',
      ',\n',
    ),
  },
  {
    name: 'stringsdict',
    path: 'de.lproj/Localizable.stringsdict',
    sourcePath: 'en.lproj/Localizable.stringsdict',
    text: filled(
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n',
      (i, { sentence }) =>
        `\t<key>items ${i}</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%#@items@</string>\n\t\t<key>items</key>\n\t\t<dict>\n\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>\n\t\t\t<key>one</key>\n\t\t\t<string>%d ${sentence(3)}</string>\n\t\t\t<key>other</key>\n\t\t\t<string>%d ${sentence(4)}</string>\n\t\t</dict>\n\t</dict>\n`,
      '</dict>\n</plist>\n',
    ),
  },
  {
    name: 'SubRip srt',
    path: 'film.de.srt',
    sourcePath: 'film.en.srt',
    text: filled(
      '',
      (i, { sentence }) => `${i + 1}\n${srtTime(i * 4000)} --> ${srtTime(i * 4000 + 3500)}\n${sentence(6)}\n\n`,
    ),
  },
  {
    name: 'WebVTT',
    path: 'film.de.vtt',
    text: filled(
      'WEBVTT\n\nSTYLE\n::cue { color: white }\n\n',
      (i, { sentence }) =>
        `cue-${i}\n${vttTime(i * 4000)} --> ${vttTime(i * 4000 + 3500)} align:start\n<v Captain>${sentence(3)}\n${sentence(4)}\n\n`,
    ),
  },
  {
    name: 'DITA',
    path: 'de/deck.dita',
    text: filled(
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE topic PUBLIC "-//OASIS//DTD DITA Topic//EN" "topic.dtd">\n<topic id="deck" xml:lang="de">\n  <title>Deck</title>\n  <body>\n',
      (i, { word, sentence }) =>
        i % 10
          ? `    <p id="p${i}">${sentence(9)} <uicontrol>${word()}</uicontrol> ${sentence(6)}.</p>\n`
          : `    <section id="s${i}">\n      <title>${sentence(4)}</title>\n      <ul>\n        <li>${sentence(6)}</li>\n        <li><xref href="a.dita">${sentence(3)}</xref></li>\n      </ul>\n    </section>\n`,
      '  </body>\n</topic>\n',
    ),
  },
  {
    name: 'HTML',
    path: 'de/deck.html',
    sourcePath: 'en/deck.html',
    text: filled(
      (language) =>
        `<!DOCTYPE html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<title>Deck</title>\n</head>\n<body>\n`,
      (i, { word, sentence }) =>
        i % 10
          ? `<p class="text">${sentence(9)} <b>${word()}</b> ${sentence(6)}.</p>\n`
          : `<h2 id="h${i}">${sentence(4)}</h2>\n<ul>\n  <li>${sentence(6)}</li>\n  <li><a href="a.html" title="${sentence(2)}">${sentence(3)}</a></li>\n</ul>\n`,
      '</body>\n</html>\n',
    ),
  },
  {
    name: 'Markdown',
    path: 'de/deck.md',
    sourcePath: 'en/deck.md',
    text: filled('---\ntitle: Deck\n---\n\n', (i, { word, sentence }) =>
      i % 10
        ? `${sentence(9)} **${word()}** ${sentence(6)}\n${sentence(5)}.\n\n`
        : `## ${sentence(4)}\n\n- ${sentence(6)}\n- [${sentence(3)}](a.md)\n\n`,
    ),
  },
  {
    name: 'Plain text',
    path: 'de/deck.txt',
    sourcePath: 'en/deck.txt',
    text: filled('', (_, { sentence }) => `${sentence(12)}.\n${sentence(9)}.\n\n`),
  },
  {
    name: 'MIF',
    path: 'de/deck.mif',
    sourcePath: 'en/deck.mif',
    text: filled(
      "<MIFFile 2019>\n<TextFlow \n <TFTag `A'>\n",
      (i, { sentence }) =>
        ` <Para \n  <Unique ${1000 + i}>\n  <PgfTag \`Body'>\n  <ParaLine \n   <String \`${sentence(7)} '>\n  > # end of ParaLine\n  <ParaLine \n   <String \`${sentence(5)}.'>\n  > # end of ParaLine\n > # end of Para\n`,
      '> # end of TextFlow\n',
    ),
  },
  {
    name: 'Fluent',
    path: 'locales/de/app.ftl',
    sourcePath: 'locales/en/app.ftl',
    text: filled('', (i, { sentence }) =>
      i % 10
        ? `# ${sentence(4)}\ntext-${i} = ${sentence(8)} { $name }\n    .title = ${sentence(4)}\n`
        : `items-${i} = { $count ->\n    [one] { $count } ${sentence(2)}\n   *[other] { $count } ${sentence(3)}\n}\n`,
    ),
  },
  {
    name: 'YAML',
    path: 'config/locales/de.yml',
    sourcePath: 'config/locales/en.yml',
    text: filled(
      (language) => `${language}:\n`,
      (i, { sentence }) =>
        `  page${i}:\n    title: ${sentence(4)}\n    form:\n      hint: "${sentence(9)} %{name}"\n      items:\n        one: "%{count} ${sentence(2)}"\n        other: "%{count} ${sentence(3)}"\n`,
    ),
  },
  {
    name: 'Apple strings',
    path: 'de.lproj/Localizable.strings',
    sourcePath: 'en.lproj/Localizable.strings',
    text: filled('', (i, { sentence }) => `/* ${sentence(4)} */\n"text.${i}" = "${sentence(8)} %@";\n\n`),
  },
];

/**
 * Texts of entries, one after the other in their frame.
 *
 * @param before what stands before them, for the language of the file where that says it.
 */
function filled(
  before: string | ((language: 'en' | 'de') => string),
  entry: (number: number, words: Words) => string,
  tail = '',
  between = '',
) {
  return (length: number, isSource = false): string => {
    const words = wordsInTurn(isSource);
    const head = typeof before === 'string' ? before : before(isSource ? 'en' : 'de');
    const entries: string[] = [];
    let size = head.length + tail.length;
    while (size < length) {
      const next = entry(entries.length, words);
      entries.push(next);
      size += next.length + between.length;
    }
    return head + entries.join(between) + tail;
  };
}

/** @param time in ms. */
const vttTime = (time: number): string => srtTime(time).replace(',', '.');

/** @param time in ms. */
function srtTime(time: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(time / 3_600_000)}:${two((time / 60_000) % 60)}:${two((time / 1000) % 60)},${String(time % 1000).padStart(3, '0')}`;
}
