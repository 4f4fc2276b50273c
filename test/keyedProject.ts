/** An XLIFF 1.2 file with keys for sources, whose ids count on in the order given. */
const xliff = (language: string, first: number, texts: Readonly<Record<string, string>>) => {
  const units = Object.entries(texts).map(([key, text], i) => {
    const target = text === '' ? '' : `\n        <target>${text}</target>`;
    return `      <trans-unit id="${first + i}">\n        <source>${key}</source>${target}\n      </trans-unit>\n`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file source-language="en" target-language="${language}" datatype="plaintext" original="messages">
    <body>
${units.join('')}    </body>
  </file>
</xliff>
`;
};

/** A PO file with keys for sources, and forms for one of them. */
const gettext = (language: string, header: string, texts: Readonly<Record<string, string>>, forms: readonly string[]) =>
  [
    `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: ${header}\\n"\n`,
    ...Object.entries(texts).map(([key, text]) => `msgid "${key}"\nmsgstr "${text}"\n`),
    `msgid "boat.count"\nmsgid_plural "boat.count"\n${forms.map((text, i) => `msgstr[${i}] "${text}"`).join('\n')}\n`,
  ].join('\n');

const english = {
  'boat.title': 'Our boats',
  'boat.hello': 'Hello %name%',
  'boat.limit': 'Up to 12 boats',
  'boat.save': 'Save the boat',
  'boat.gone': 'The boat has sailed.',
  'boat.moor': 'Moor at the pier',
};
const german = {
  'boat.moor': '',
  'boat.title': 'Unsere Boote',
  'boat.hello': 'Hallo',
  'boat.limit': 'Bis zu 15 Boote',
  'boat.save': 'Save the boat',
};

/** A project whose bilingual files have keys for sources, and the texts in those of the source language. */
export const keyedProject: Readonly<Record<string, string>> = {
  'interline.json': '{ "sourceLanguage": "en", "targetLanguages": ["de"] }\n',
  'translations/messages.en.xlf': xliff('en', 1, english),
  'translations/messages.de.xlf': xliff('de', 2, german),
  'locale/en/LC_MESSAGES/boats.po': gettext('en', 'nplurals=2; plural=(n != 1);', english, ['%d boat', '%d boats']),
  'locale/ja/LC_MESSAGES/boats.po': gettext(
    'ja',
    'nplurals=1; plural=0;',
    { 'boat.title': 'ボート', 'boat.save': '保存', 'boat.hello': 'ようこそ' },
    ['隻'],
  ),
};

/** Files of other languages alone. */
export const keysAlone: Readonly<Record<string, string>> = {
  'interline.json': '{ "sourceLanguage": "en", "targetLanguages": ["de"] }\n',
  'translations/messages.de.xlf': xliff('de', 41, german),
};
