import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test.each([
  ['a number is at the start', '%d files deleted', 'Dateien gelöscht', '%d Dateien gelöscht'],
  ['at the end', 'Hello %s', 'Hallo', 'Hallo %s'],
  ['before the last mark', 'Hello, %s!', 'Hallo!', 'Hallo, %s!'],
  ['in empty quotes', 'The file "%s" is open', 'Die Datei „“ ist offen', 'Die Datei „%s“ ist offen'],
  ['in empty brackets', 'Files (%d) here', 'Dateien () hier', 'Dateien (%d) hier'],
  ['behind the colon', 'Name: %s given', 'Name: angegeben', 'Name: %s angegeben'],
  ['beside another', 'From %d–%d km', 'Von %d km', 'Von %d–%d km'],
])('adds it where its place is certain: %s', (_, source, target, fixed) => {
  expect(checkExample('placeholder-missing', { source, target }, { syntaxes: ['printf'] }).fixed).toEqual([fixed]);
});

test('does not guess a place, nor repair what is damaged', () => {
  const loose = { source: 'Open %s for reading', target: 'Zum Lesen öffnen' };
  expect(checkExample('placeholder-missing', loose, { syntaxes: ['printf'] }).fixed).toEqual([]);
  const damaged = { source: 'My name is {name}', target: 'Ich heiße {name' };
  const result = checkExample('placeholder-missing', damaged, { syntaxes: ['brace'] });
  expect([result.messages, result.fixed]).toEqual([['“{name}” is missing'], []]);
});

test.each([
  ['an Arabic percent sign', 'Size: %1', 'الحجم: ٪1', 'الحجم: %1'],
  ['and a space', 'Size: %1 or %2', 'الحجم: ٪ 1 أو %2', 'الحجم: %1 أو %2'],
  ['and an Arabic digit', 'Size: %1', 'الحجم: ٪١', 'الحجم: %1'],
  ['a full-width percent sign', '%1 boats', '％1隻の船', '%1隻の船'],
  ['a space that an engine added', 'Size: %1 MB', 'Größe: % 1 MB', 'Größe: %1 MB'],
  ['the sign where a text from right to left shows it', 'Size: %1 x %2', 'الحجم: %1 فى 2% .', 'الحجم: %1 فى %2 .'],
])('one written with signs that the program does not read is repaired: %s', (_, source, target, fixed) => {
  const result = checkExample('placeholder-missing', { source, target }, { syntaxes: ['qt'] });
  expect([result.messages.length, result.fixed]).toEqual([1, [fixed]]);
});

test.each([
  ['behind it', 'أخبار {name}% اليوم', 'أخبار %{name} اليوم'],
  ['nowhere', 'Hallo {name} heute', 'Hallo %{name} heute'],
  ['with a space', 'pada% {name}, anda', 'pada%{name}, anda'],
])('the percent sign of a placeholder of Rails belongs before its brace: %s', (_, target, fixed) => {
  const result = checkExample(
    'placeholder-missing',
    { source: 'News of %{name} today', target },
    { syntaxes: ['ruby'] },
  );
  expect([result.messages.length, result.fixed]).toEqual([1, [fixed]]);
});

test('a name with a hyphen is looked for as well', () => {
  const segment = { source: 'Open {board-name} now', target: '今すぐ｛board-name｝を開く' };
  expect(checkExample('placeholder-missing', segment, { syntaxes: ['brace'] }).fixed).toEqual([
    '今すぐ{board-name}を開く',
  ]);
});

test('a form of a word that the program passes for a language stands for the word', () => {
  const messages = (target: string) =>
    ['placeholder-missing', 'placeholder-extra'].flatMap(
      (check) => checkExample(check, { source: 'The keeper of %{pier}', target }, { syntaxes: ['ruby'] }).messages,
    );
  expect(messages('Ceidwad %{pier_without_article}')).toEqual([]);
  expect(messages('Ceidwad %{pierGenitive}')).toEqual([]);
  expect(messages('Ceidwad %{pier_name}')).toEqual(['“%{pier_name}” should be “%{pier}”']);
  expect(messages('Ceidwad %{quay_genitive}')).toEqual(['“%{quay_genitive}” should be “%{pier}”']);
});

test('a percentage is no garbled placeholder', () => {
  for (const target of ['100 % sicher', '٪ 100', '５０％1', '50 % 1']) {
    const { messages } = checkExample('placeholder-missing', { source: 'Open %1 now', target }, { syntaxes: ['qt'] });
    expect(messages).toEqual(['“%1” is missing']);
  }
});

test('one that is lost inside a tag is found', () => {
  const segment = { source: '<a href="%s">here</a>', target: '<a href="">hier</a>' };
  expect(checkExample('placeholder-missing', segment, { syntaxes: ['printf', 'markup'] }).messages).toEqual([
    '“%s” is missing',
  ]);
});

test('directives that changed places are one finding, and get numbers', () => {
  const segment = { source: '%s has %d', target: '%d von %s' };
  const result = checkExample('placeholder-missing', segment, { syntaxes: ['printf'] });
  expect(result.messages).toHaveLength(1);
  expect(result.fixed).toEqual(['%2$d von %1$s']);
  const numbered = { source: '%s has %d', target: '%2$d von %1$s' };
  expect(checkExample('placeholder-missing', numbered, { syntaxes: ['printf'] }).messages).toEqual([]);
});

test('a number that is wrong gets the right one, and is not taken away', () => {
  const segment = { source: '%s, boat %d of %d', target: '%s, %2$d von %1$d' };
  const result = checkExample('placeholder-missing', segment, { syntaxes: ['printf'] });
  expect([result.messages, result.fixed]).toEqual([['“%1$d” should be “%3$d”'], ['%s, %2$d von %3$d']]);
});

test('a directive that is left out is one finding, though those behind it count for another argument', () => {
  const messages = (source: string, target: string) =>
    ['placeholder-missing', 'placeholder-extra'].flatMap(
      (check) => checkExample(check, { source, target }, { syntaxes: ['printf'] }).messages,
    );
  expect(messages('Cannot open %q: %s', 'Kann %s nicht öffnen')).toEqual(['“%q” is missing']);
  expect(messages('%d: %s, %s', '%s, %s')).toEqual(['“%d” is missing']);
});

test('a plural form may leave the number out where it stands for one number only', () => {
  const form = (category: 'one' | 'few', language: string) =>
    checkExample(
      'placeholder-missing',
      { source: '%d files of %s', target: 'x %2$s', plural: { group: 'f', kind: 'cardinal', category } },
      { languages: ['en', language], syntaxes: ['printf'] },
    ).messages;
  expect(form('one', 'de')).toEqual([]);
  expect(form('one', 'ru')).toEqual(['“%d” is missing']);
  expect(form('few', 'cs')).toEqual(['“%d” is missing']);
});

test('a source that is a key, or broken itself, is compared with nothing', () => {
  const key = { source: 'cart.title', target: 'Korb {n}' };
  expect(checkExample('placeholder-extra', key, { syntaxes: ['brace'] }).messages).toEqual([]);
  const broken = { source: '{n, plural, one {x}', target: 'y' };
  expect(checkExample('placeholder-missing', broken, { syntaxes: ['icu'] }).messages).toEqual([]);
});

test('each form of an ICU message is compared with its own, or with “other”', () => {
  const source = '{n, plural, one {{name} has one file} other {{name} has # files}}';
  const messages = (target: string) =>
    checkExample('placeholder-missing', { source, target }, { syntaxes: ['icu'], languages: ['en', 'cs'] }).messages;
  expect(messages('{n, plural, one {{name} má soubor} few {Má # soubory} other {{name} má # souborů}}')).toEqual([
    '“{name}” is missing in “few”',
  ]);
  expect(messages('{name} má {n, plural, one {soubor} few {# soubory} other {# souborů}}')).toEqual([]);
});

test('those that one text lost are one finding', () => {
  const segment = { source: 'From {a} to {b} by {c}', target: 'Mit {c}' };
  expect(checkExample('placeholder-missing', segment, { syntaxes: ['brace'] }).messages).toEqual([
    '“{a}” and “{b}” are missing',
  ]);
});

test('a form for the number 1 may say it in words, whatever placeholder the number has', () => {
  const one = (source: string, target: string, language: string) =>
    checkExample(
      'placeholder-missing',
      { source, target, plural: { group: 'a', kind: 'cardinal', category: 'one' } },
      { syntaxes: ['printf'], languages: ['en', language] },
    ).messages.length;
  expect(one('%1$s %2$s boat', 'o barcă %2$s', 'ro')).toBe(0);
  expect(one('%1$s %2$s boat', 'o barcă', 'ro')).toBe(1);
  expect(one('%1$d %2$s boat', '%1$d barcă', 'ro')).toBe(1);
  expect(one('%1$s %2$s boat', '%2$s лодка', 'ru')).toBe(1);
  const form = (target: string) =>
    checkExample(
      'placeholder-missing',
      { source: '{n, plural, =1 {{shown} boat} other {{shown} boats}}', target },
      { syntaxes: ['icu'], languages: ['en', 'de'] },
    ).messages.length;
  expect(form('{n, plural, =1 {Ein Boot} other {{shown} Boote}}')).toBe(0);
  expect(form('{n, plural, =1 {{shown} Boot} other {Boote}}')).toBe(1);
});

test('a list of wordings is as long as the language needs', () => {
  const source = 'Moor %@\nTie %@ up\nMake %@ fast';
  const countFor = (target: string) =>
    checkExample('placeholder-missing', { source, target }, { syntaxes: ['printf'] }).messages.length;
  expect(countFor('%@ anlegen\n%@ festmachen\n%@ vertäuen\n%@ anbinden')).toBe(0);
  expect(countFor('%@ anlegen\nfestmachen\n%@ vertäuen')).toBe(1);
});

test('endings of English words and the parts of a date are free', () => {
  const countFor = (source: string, target: string, syntax: 'brace' | 'printf' = 'brace') =>
    checkExample('placeholder-missing', { source, target }, { syntaxes: [syntax] }).messages.length;
  expect(countFor('{count} new item{suffix} to explore', '{count} Dinge zu entdecken')).toBe(0);
  expect(countFor('Version v{version}', 'Version')).toBe(1);
  expect(countFor('%b %e', '%e. %B', 'printf')).toBe(0);
  expect(countFor('%s: %d', '%s', 'printf')).toBe(1);
});

test('a placeholder that may be left out may not be misspelt', () => {
  const messages = (target: string) =>
    checkExample(
      'placeholder-missing',
      { id: 'helpers.submit.create', source: 'Create %{model}', target },
      { syntaxes: ['ruby'], format: 'yaml', dialect: 'rails' },
    ).messages;
  expect(messages('Anlegen')).toEqual([]);
  expect(messages('%{modell} anlegen')).toEqual(['“%{modell}” should be “%{model}”']);
});

test('%n of Qt is a number in counted texts alone', () => {
  const segment = { source: 'Name of the output (%n)', target: 'Name der Ausgabe' };
  expect(checkExample('placeholder-missing', segment, { syntaxes: ['qt'] }).messages).toEqual([]);
  const plural = { group: 'files', category: 'other', kind: 'cardinal' } as const;
  const counted = { source: '%n files', target: 'Dateien', plural };
  expect(checkExample('placeholder-missing', counted, { syntaxes: ['qt'] }).messages).toEqual(['“%n” is missing']);
});

/** With a dollar sign for `@`. */
const dollars = (text: string) => text.replaceAll('@', '$');

test('a sign of another syntax before a name goes with it', () => {
  const segment = { source: 'Send it to %{harbour}', target: dollars('An @{harbour} senden') };
  const { marked, fixed } = checkExample('placeholder-missing', segment, { syntaxes: ['ruby'] });
  expect([marked, fixed]).toEqual([[dollars('@{harbour}')], ['An %{harbour} senden']]);
});

test('arguments of a function that a help text describes may be translated, its name may not', () => {
  const messages = (target: string) => {
    const segment = { source: dollars('@{upper:text}: in capitals'), target: dollars(target) };
    return checkExample('placeholder-missing', segment, { syntaxes: ['es-template'] }).messages;
  };
  expect(messages('@{upper:tekst}: wielkimi literami')).toEqual([]);
  expect(messages('@{duże:tekst}: wielkimi literami')).toEqual([dollars('“@{duże:tekst}” should be “@{upper:text}”')]);
});

test.each([
  ['zh', '已保存{count, plural, one {1 个文件} other {{formatted} 个文件}}', []],
  ['de', '{count, plural, one {1 Datei} other {{formatted} Dateien}} gesichert', []],
  ['uk', 'Збережено {count, plural, one {1 файл} other {{formatted} файлів}}', ['“{formatted}” is missing in “one”']],
])('the form for one in %s, where the source has no number', (language, target, expected) => {
  const source = '{count, plural, one {{formatted} file} other {{formatted} files}} saved';
  const result = checkExample(
    'placeholder-missing',
    { source, target },
    { syntaxes: ['icu'], languages: ['en', language] },
  );
  expect(result.messages).toEqual(expected);
});

test('a name that is misspelt is safely mended in a text of a program, not in a page, whose code has its own names', () => {
  const segment = { source: 'Rows of #{names} here', target: 'Reihen von #{naems} hier' };
  const kinds = (format: string) =>
    checkExample('placeholder-missing', segment, { format, syntaxes: ['brace'] }).findings.map(({ fix }) => fix?.kind);
  expect([kinds('json'), kinds('markdown')]).toEqual([['safe'], ['suggestion']]);
});

test('a percent sign behind the place of a number is typography where the file numbers its places so', () => {
  const messagesFor = (segments: readonly { source: string; target: string }[]) =>
    checkExample('placeholder-missing', segments, { languages: ['en', 'fr'], syntaxes: ['printf'] }).messages;
  const percentages = [
    { source: 'The lamp is at %0%', target: 'La lampe est à %0 %' },
    { source: 'The lamp is at %1%', target: 'La lampe est à %1\u00a0%' },
  ];
  expect(messagesFor([...percentages, { source: '%1 of %2 boats', target: '%1 bateaux sur %2' }])).toHaveLength(1);
  const places = ['%1 of %2 boats', 'See %1', 'Moor %1, %2'].map((source) => ({
    source,
    target: source.toUpperCase(),
  }));
  expect(messagesFor([...percentages, ...places])).toEqual([]);
  expect(messagesFor([{ source: '%1% of %2% boats', target: '%1 % bateaux sur %2%' }])).toEqual([
    '“%1 %” should be “%1%”',
  ]);
});

test('of the placeholders that an entry of a browser extension declares a translation takes what it needs', () => {
  const messagesFor = (target: string) =>
    checkExample(
      'placeholder-missing',
      { source: 'Moor $BOAT$', target, declaredPlaceholders: ['boat', 'number'] },
      { format: 'json', dialect: 'chrome', syntaxes: ['chrome'] },
    ).messages;
  expect(messagesFor('Mach $NUMBER$ fest')).toEqual([]);
  expect(messagesFor('Mach fest')).toEqual(['“$BOAT$” is missing']);
  expect(messagesFor('Mach $NAME$ fest')).toHaveLength(1);
});

test('texts that an expression shows are translated, names that it uses are not', () => {
  const messages = (source: string, target: string) =>
    checkExample('placeholder-missing', { source, target }, { syntaxes: ['angular'] }).messages.length;
  expect(messages("Click {{'here'}}, {{name}}", "Hier {{'klicken'}}, {{name}}")).toBe(0);
  expect(messages("See {{ 'the pier' | translate }}", "Siehe {{ 'den Anleger' | translate }}")).toBe(0);
  expect(messages("{{n === 'x' ? 'boat' : 'boats'}} now", "Nun {{n === 'x' ? 'Boot' : 'Boote'}}")).toBe(0);
  expect(messages("Took {{time || '0 days'}}", "Dauerte {{time || '0 Tage'}}")).toBe(0);
  expect(messages("{{n === 'x' ? 'boat' : 'boats'}} now", "Nun {{n === 'y' ? 'Boot' : 'Boote'}}")).toBe(1);
  expect(messages("See {{ 'pier' | translate }}", "Siehe {{ 'steg' | translate }}")).toBe(1);
  expect(messages("On {{ day | date:'short' }}", "Am {{ day | date:'kurz' }}")).toBe(1);
  expect(messages("Click {{'here'}}, {{name}}", 'Klicken Sie hier, {{name}}')).toBe(1);
});

test('a number shown as a text is no error in Java and PHP, which make a text of it', () => {
  const severities = (format: string, source: string, target: string) =>
    checkExample('placeholder-missing', { source, target }, { format, syntaxes: ['printf'] }).findings.map(
      ({ severity }) => severity,
    );
  expect(severities('php', '%d boats', '%s Boote')).toEqual(['warning']);
  expect(severities('android', '%1$d of %2$d boats', '%1$s von %2$d Booten')).toEqual(['warning']);
  expect(severities('php', 'Boat %s', 'Boot %d')).toEqual(['error']);
  expect(severities('po', '%d boats', '%s Boote')).toEqual(['error']);
});

test('Qt replaces a number that looks like the width of another directive', () => {
  const messagesFor = (check: string, target: string) =>
    checkExample(check, { source: 'Delay (%1 sec)', target }, { format: 'ini', syntaxes: ['printf', 'qt'] }).messages;
  for (const check of ['placeholder-missing', 'placeholder-extra'])
    expect(messagesFor(check, 'Dàil (%1d)')).toEqual([]);
  expect(messagesFor('placeholder-missing', 'Dàil (%11d)')).not.toEqual([]);
});

test('a choice of words of MediaWiki is made where a language needs it', () => {
  const messagesFor = (source: string, target: string) =>
    ['placeholder-missing', 'placeholder-extra'].flatMap(
      (check) => checkExample(check, { source, target }, { format: 'json', syntaxes: ['i18next'] }).messages,
    );
  expect(messagesFor('$1 {{PLURAL:$1|boat|boats}}', '$1 {{PLURAL:$1|loď|lodě|lodí}}')).toEqual([]);
  expect(messagesFor('{{GENDER:$2|Moored}} a boat', 'Boot festgemacht')).toEqual([]);
  expect(messagesFor('Moor it', '{{#FORMAL:Mach|Machen Sie}} es fest')).toEqual([]);
  expect(messagesFor('Moor {{boat}}', 'Festmachen')).toHaveLength(1);
});

test('a directive that would take the argument of one left out must say its number', () => {
  const plural = { group: 'f', kind: 'cardinal', category: 'one' } as const;
  const segment = { source: '%d boats in "%s"', target: 'Ein Boot in „%s“', plural };
  const { messages } = checkExample('placeholder-missing', segment, { syntaxes: ['printf'] });
  expect(messages).toEqual(['“%s” should be “%2$s”']);
});

test('the first of two forms in a list may say one in words, where it is for one alone', () => {
  const forms = (first: string) => [
    { id: 'moored.0', source: 'Moored for %d day. (singular)', target: first },
    { id: 'moored.1', source: 'Moored for %d days.', target: 'Seit %d Tagen' },
  ];
  const messagesFor = (first: string, language: string) =>
    checkExample('placeholder-missing', forms(first), { syntaxes: ['printf'], languages: ['en', language] }).messages;
  expect(messagesFor('Seit einem Tag', 'de')).toEqual([]);
  expect(messagesFor('Один день', 'ru')).toHaveLength(1);
  const others = [
    { id: 'list.0', source: 'Lamp %d', target: 'Lampe' },
    { id: 'list.1', source: 'Lamps of the pier', target: 'Lampen' },
  ];
  expect(checkExample('placeholder-missing', others, { syntaxes: ['printf'] }).messages).toHaveLength(1);
});

test('names in braces are no error in .NET, which takes numbers', () => {
  const shown = { source: 'The text "{boat} - {berth}" is compared', target: 'Verglichen wird "{Boot} - {Platz}"' };
  const severities = ({ findings }: { findings: readonly { severity: string }[] }) =>
    findings.map((one) => one.severity);
  expect(severities(checkExample('placeholder-missing', shown, { syntaxes: ['dotnet'] }))).not.toContain('error');
  const numbered = { source: 'Boat {0}', target: 'Boot {O}' };
  expect(severities(checkExample('placeholder-missing', numbered, { syntaxes: ['dotnet'] }))).toContain('error');
});

test('braces that show the reader what to write may be translated', () => {
  const asks = { source: 'Address: {harbour}/{berth number}', target: 'Adresse: {hafen}/{Liegeplatz}' };
  expect(checkExample('placeholder-missing', asks, { syntaxes: ['brace'] }).messages).toEqual([]);
  expect(checkExample('placeholder-extra', asks, { syntaxes: ['brace'] }).messages).toEqual([]);
});

test('a language has as many wordings of a command as it needs, and may have but one', () => {
  const source = 'Turn on %@\nTurn %@ on\nSwitch %@ on\n';
  const check = (id: string, target: string) => checkExample(id, { source, target }, { syntaxes: ['printf'] }).messages;
  expect(check('placeholder-missing', '%@ anschalten\n')).toEqual([]);
  expect(check('placeholder-missing', 'anschalten\n')).toHaveLength(1);
  expect(check('much-longer', 'Bitte %@ jetzt gleich anschalten\n'.repeat(12))).toEqual([]);
});

test('directives of counted forms that changed places are named so, and the count may be said or left out in that for one', () => {
  const forms = (singular: string, plural: string) =>
    [singular, plural].map((target, index) => ({
      source: index === 0 ? 'Fault %u in %s' : 'Fault %u %n times in %s',
      target,
      plural: { group: 'faults', kind: 'cardinal', index } as const,
    }));
  const options = { languages: ['en', 'et'], syntaxes: ['printf'] } as const;
  const check = (singular: string, plural: string) =>
    ['placeholder-missing', 'placeholder-extra'].flatMap(
      (id) => checkExample(id, forms(singular, plural), options).messages,
    );
  expect(check('Viga %u failis %s', 'Viga %u %n korda failis %s')).toEqual([]);
  expect(check('Viga %u %n kord failis %s', 'Viga %u %n korda failis %s')).toEqual([]);
  expect(check('Failis %s viga %u', 'Failis %s viga %u %n korda')).toEqual([
    '%u, %s changed places and must be numbered',
    '%u, %s changed places and must be numbered',
  ]);
});
