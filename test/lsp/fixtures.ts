/** A small project with a fault, an untranslated segment and a repeated text in every format. */

const xliff = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="app" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="greeting"><source>Welcome aboard, %s!</source><target>Willkommen an Bord!</target></trans-unit>
<trans-unit id="bold"><source>Press <g id="1">Save</g> now</source><target>Jetzt </target></trans-unit>
<trans-unit id="later"><source>Anchor the boat</source><target></target></trans-unit>
<trans-unit id="ferry"><source>The ferry leaves</source><target>Das Schiff legt ab</target><note>On the board</note></trans-unit>
</body></file></xliff>
`;

const po = `msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

#, c-format
msgid "Welcome aboard, %s!"
msgstr "Willkommen an Bord!"

msgid "Anchor the boat"
msgstr ""

#. On the board
msgid "The ferry leaves"
msgstr "Das Schiff legt ab"
`;

const sourceJson = `{
  "menu": {
    "greeting": "Welcome aboard, {{name}}!",
    "later": "Anchor the boat",
    "ferry": "The ferry leaves"
  }
}
`;

const targetJson = `{
  "menu": {
    "greeting": "Willkommen an Bord!",
    "ferry": "Das Schiff legt ab"
  }
}
`;

const sourceSrt = `1
00:00:01,000 --> 00:00:04,000
<i>Welcome aboard</i>

2
00:00:05,000 --> 00:00:08,000
Anchor the boat

3
00:00:09,000 --> 00:00:12,000
The ferry leaves
`;

const targetSrt = `1
00:00:01,000 --> 00:00:04,000
Willkommen an Bord

2
00:00:05,000 --> 00:00:08,000
Anchor the boat

3
00:00:09,000 --> 00:00:12,000
Das Schiff legt ab
`;

const topic = (
  language: string,
  title: string,
  first: string,
  second: string,
) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE topic PUBLIC "-//OASIS//DTD DITA Topic//EN" "topic.dtd">
<topic id="boat" xml:lang="${language}">
  <title>${title}</title>
  <body>
    <p>${first}</p>
    <p>${second}</p>
  </body>
</topic>
`;

const tmx = `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header creationtool="x" creationtoolversion="1" segtype="sentence" o-tmf="x" adminlang="en" srclang="en" datatype="plaintext"/><body>
<tu><tuv xml:lang="en"><seg>Anchor the boat</seg></tuv><tuv xml:lang="de"><seg>Das Boot verankern</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Anchor the boats</seg></tuv><tuv xml:lang="de"><seg>Die Boote verankern</seg></tuv></tu>
</body></tmx>
`;

/** Files by path. */
export const project: Readonly<Record<string, string>> = {
  'interline.json': '{\n  // kept\n  "targetLanguages": ["de"]\n}\n',
  'glossary.csv': 'en,de\nferry,Fähre\n',
  'memory/boats.tmx': tmx,
  'xliff/app.de.xlf': xliff,
  'po/de.po': po,
  'locales/en/app.json': sourceJson,
  'locales/de/app.json': targetJson,
  'film/harbour.en.srt': sourceSrt,
  'film/harbour.de.srt': targetSrt,
  'docs/en-us/boat.dita': topic('en-us', 'Boats', 'Press <b>Save</b> now.', 'Anchor the boat'),
  'docs/de-de/boat.dita': topic('de-de', 'Boote', 'Jetzt sichern.', 'Anchor the boat'),
};

/** One target file of each format, with the fault that is to be found in it. */
export const targets = [
  { path: 'xliff/app.de.xlf', fault: 'placeholder-missing', underlined: 'Willkommen an Bord!' },
  { path: 'po/de.po', fault: 'placeholder-missing', underlined: 'Willkommen an Bord!' },
  { path: 'locales/de/app.json', fault: 'placeholder-missing', underlined: 'Willkommen an Bord!' },
  { path: 'film/harbour.de.srt', fault: 'tag-missing', underlined: 'Willkommen an Bord' },
  { path: 'docs/de-de/boat.dita', fault: 'tag-missing', underlined: 'Jetzt sichern.' },
] as const;
