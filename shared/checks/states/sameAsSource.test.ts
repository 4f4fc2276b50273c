import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test.each<[string, string, string, string]>([
  ['en', 'de', '%d × %d', '%d × %d'],
  ['en', 'fr', 'user@skerry.no', 'user@skerry.no'],
  ['en', 'ja', 'PDF', 'PDF'],
  ['en', 'de', 'iPhone', 'iPhone'],
  ['en', 'ru', 'src/app/main.ts', 'src/app/main.ts'],
  ['en', 'es', 'Français', 'Français'],
  ['en', 'pt_BR', '日本語', '日本語'],
  ['pt-BR', 'pt-PT', 'Guardar o ficheiro', 'Guardar o ficheiro'],
  ['en', 'de', '--verbose', '--verbose'],
  ['en', 'nl', '© 2024', '© 2024'],
  ['en', 'ja', ':class:`Harbour`', ':class:`Harbour`'],
  ['en', 'ja', 'Touch ID', 'Touch ID'],
  ['en', 'th', 'Google Drive', 'Google Drive'],
  ['en', 'ar', 'Skerry+', 'Skerry+'],
  ['en', 'zh', 'git refs list', 'git refs list'],
  ['en', 'uk', 'npm install <package>', 'npm install <package>'],
  ['en', 'zh', 'git log --pretty=short | git shortlog', 'git log --pretty=short | git shortlog'],
  ['en', 'sv', '<version>[,<offset>]', '<version>[,<offset>]'],
  ['en', 'zh', '(enable|disable|keep)', '(enable|disable|keep)'],
  ['en', 'ja', 'Peter Sander', 'Peter Sander'],
  ['en', 'ja', '*Olga Sander*', '*Olga Sander*'],
  ['en', 'mr', 'uSkerry Night', 'uSkerry Night'],
  ['en', 'ja', 'len(key)', 'len(key)'],
  ['en', 'ja', 'size = None\nif is_boat(one): pass', 'size = None\nif is_boat(one): pass'],
  ['en', 'nl', 'Padding', 'Padding'],
  ['en', 'nl', 'Open', 'Open'],
  ['en', 'sco', 'Cancel', 'Cancel'],
  ['en', 'sco', 'Days that are left', 'Days that are left'],
  ['en', 'hi', 'jpg, png, webp, heic…', 'jpg, png, webp, heic…'],
  ['en', 'gpe', 'Days that are left', 'Days that are left'],
  ['de', 'en', 'Cancel', 'Cancel'],
  ['en', 'ja', '>>> boats = 3', '>>> boats = 3'],
  ['en', 'ru', 'A. M. Sander', 'A. M. Sander'],
  ['en', 'ja', 'Ln %u, Col %u', 'Ln %u, Col %u'],
  ['en', 'he', '{{count}} ({{percent}}%)', '{{count}} ({{percent}}%)'],
  ['en', 'el', 'Copyright © 2018-2025 Skerry', 'Copyright © 2018-2025 Skerry'],
  ['en', 'fr', 'Copyright', 'Copyright'],
  ['en', 'ja', 'The GNOME Project', 'The GNOME Project'],
  ['en', 'de', '<td class=\\"boat\\">{% if boat.name', '<td class=\\"boat\\">{% if boat.name'],
  ['en', 'de', "= 'Night boat' %} ", "= 'Night boat' %} "],
  ['en', 'ja', 'Juan Antón Sander', 'Juan Antón Sander'],
  ['en', 'ja', 'Karin von Sänder', 'Karin von Sänder'],
  ['en', 'ja', 'Rolle Sander <rolle at skerry dot org>', 'Rolle Sander <rolle at skerry dot org>'],
  ['en', 'ja', 'skerry8, old_skerry, night-boat', 'skerry8, old_skerry, night-boat'],
  ['en', 'fr', '[(keep|drop):]boat', '[(keep|drop):]boat'],
  [
    'en',
    'ja',
    '# boats.py\nimport skerry\n\nboat = skerry.find()',
    '# boats.py\nimport skerry\n\nboat = skerry.find()',
  ],
  ['en', 'zh', 'Traceback (most recent call last):', 'Traceback (most recent call last):'],
  ['en', 'ja', 'INFO:harbour:Boat is in', 'INFO:harbour:Boat is in'],
  ['en', 'ja', '2024-05-01 10:20:30,120 harbour  boat is in', '2024-05-01 10:20:30,120 harbour  boat is in'],
  ['en', 'es', 'GPL2 with Skerry Exception', 'GPL2 with Skerry Exception'],
  ['en', 'es', 'back-end', 'back-end'],
  ['en', 'de', 'Button', 'Button'],
  ['en', 'fil', 'Folder', 'Folder'],
  ['en', 'zh', 'Nederlands (Dutch, nl)', 'Nederlands (Dutch, nl)'],
])('%s to %s: says nothing about %s → %s', (from, to, source, target) => {
  expect(
    checkExample('same-as-source', { source, target }, { languages: [from, to], syntaxes: ['printf'] }).messages,
  ).toEqual([]);
});

test.each<[string, string, string, string, string | undefined]>([
  ['en', 'de', 'Harbour lights', 'Harbour lights', undefined],
  ['en', 'uk', 'Harbour', 'Harbour', undefined],
  ['en', 'es', 'Settings', 'Settings', undefined],
  ['en', 'ja', 'Open the harbour map', 'Open the harbour map', undefined],
  ['en', 'ja', 'Enter', 'Enter', undefined],
  ['en', 'ja', 'Padding', 'Padding', undefined],
  ['en', 'nl', 'Warning', 'Warning', undefined],
  ['en', 'zh', 'Open Google Drive', 'Open Google Drive', undefined],
  ['en', 'ru', 'git is not installed', 'git is not installed', undefined],
  ['en', 'fr', 'apt to fail in a storm', 'apt to fail in a storm', undefined],
  ['en', 'ja', 'Call boats(3) now', 'Call boats(3) now', undefined],
  ['en', 'uk', 'Get it', 'Get it', undefined],
  ['en', 'ja', 'Grant Access', 'Grant Access', undefined],
  ['en', 'fr', '<no entries>', '<no entries>', undefined],
  ['en', 'el', 'Copyright holder', 'Copyright holder', undefined],
  ['en', 'af', 'iOS-style context menu', 'iOS-style context menu', undefined],
  ['en', 'ja', 'Harbour, boats, lights', 'Harbour, boats, lights', undefined],
  ['en', 'ja', 'Save Boat', 'Save Boat', undefined],
  ['en', 'fr', 'Import boats from Skerry', 'Import boats from Skerry', undefined],
])('%s to %s: finds %s → %s', (from, to, source, target, fixed) => {
  const result = checkExample('same-as-source', { source, target }, { languages: [from, to], syntaxes: ['printf'] });
  expect(result.messages).toHaveLength(1);
  expect(result.fixed[0]).toBe(fixed);
});

test('a sentence is a warning, two words a hint, one word is asked about by name', () => {
  const severity = (text: string, settings = {}) =>
    checkExample('same-as-source', { source: text, target: text }, { settings }).findings[0]?.severity;
  expect(severity('Open the harbour map')).toBe('warning');
  expect(severity('Status quo')).toBe('hint');
  expect(severity('Status')).toBe(undefined);
  expect(severity('Status', { checks: { 'same-as-source': 'info' } })).toBe('info');
});

test('a sentence needs an English word where the languages have one script', () => {
  const countFor = (text: string, to: string) =>
    checkExample('same-as-source', { source: text, target: text }, { languages: ['en', to] }).messages.length;
  expect(countFor('Skerry fjord i dag', 'da')).toBe(0);
  expect(countFor('Skerry fjord i dag', 'uk')).toBe(1);
  expect(countFor('Skerry is in the fjord', 'da')).toBe(1);
});

test('the name of a key stays where the entry is about keys', () => {
  const messages = (context: string) =>
    checkExample('same-as-source', { source: 'Page Down', target: 'Page Down', context }, { languages: ['en', 'ja'] })
      .messages;
  expect(messages('keyboard key')).toEqual([]);
  expect(messages('button of the list')).toHaveLength(1);
  expect(messages('monkeys')).toHaveLength(1);
  expect(messages('QShortcut')).toEqual([]);
});

test('the project names words that stay', () => {
  const kept = { settings: { doNotTranslate: ['Skerry', 'Night Boat'] } };
  expect(checkExample('same-as-source', { source: 'Skerry', target: 'Skerry' }, kept).messages).toEqual([]);
  expect(checkExample('same-as-source', { source: 'Night Boat', target: 'Night Boat' }, kept).messages).toEqual([]);
  expect(
    checkExample('same-as-source', { source: 'Skerry harbour lights', target: 'Skerry harbour lights' }, kept).messages,
  ).toHaveLength(1);
});

test('what other translations of the file leave as it is may stay', () => {
  const markedFor = (target: string) =>
    checkExample(
      'same-as-source',
      [
        { source: 'Skerry Sail', target: 'Skerry Sail' },
        { source: 'Open Skerry', target: 'Open Skerry' },
        { source: 'Sign in to Skerry', target },
        { source: 'Skerry knows no Sail of that name', target },
        { source: 'Pay for Sail', target },
      ],
      { languages: ['en', 'ja'] },
    ).marked;
  expect(markedFor('Skerry の Sail')).toEqual(['Open Skerry']);
  expect(markedFor('スケリー')).toEqual(['Skerry Sail', 'Open Skerry']);
});

test('a name by its note stays where the scripts are one; what is English already needs no English', () => {
  const countFor = (from: string, to: string, source: string, more = {}) =>
    checkExample('same-as-source', { source, target: source, ...more }, { languages: [from, to] }).messages.length;
  const notes = [{ text: 'Name of the product “Night boat”.' }];
  expect(countFor('en', 'da', 'Night boat', { notes })).toBe(0);
  expect(countFor('en', 'da', 'Night boat')).toBe(1);
  expect(countFor('en', 'da', 'Night boat with sails', { notes })).toBe(1);
  expect(countFor('it', 'en-US', 'Track your boat')).toBe(0);
  expect(countFor('it', 'en-US', 'Segui la tua barca')).toBe(1);
  expect(countFor('en', 'it', 'This entry must be the last', { id: 'dummy' })).toBe(0);
});

test('the note of a translator or an index says what stays', () => {
  const messages = (source: string, ...notes: string[]) =>
    checkExample(
      'same-as-source',
      { source, target: source, notes: notes.map((text) => ({ text })) },
      { languages: ['en', 'ja'] },
    ).messages;
  expect(messages('Night boat', 'Do not translate.')).toEqual([]);
  expect(messages('Night boat', 'Don’t translate “boat” as “ship”')).toHaveLength(1);
  expect(messages('Night boat', 'Kind of boat. Leave the name of it as-is.')).toEqual([]);
  expect(messages('Night boat', 'A boat, do not translate the name')).toEqual([]);
  expect(messages('Never row a boat at night', 'Leave the name of the boat as is.')).toHaveLength(1);
  expect(messages('Night boat', 'Name of the product “Night boat”.')).toHaveLength(1);
  expect(messages('boatname', '../../library/harbour.rst:120')).toEqual([]);
  expect(messages('boatname, sailname (hull)', '../../library/harbour.rst:120')).toEqual([]);
  expect(messages('boatname')).toHaveLength(1);
  expect(messages('Boats and sails', '../../library/harbour.rst:120')).toHaveLength(1);
});

test('what is quoted is so with inline codes around it', () => {
  const value = '<g id="1">Copyright © 2018-2025 Skerry</g>';
  const codes = [
    { start: 0, end: 10, kind: 'open' as const, id: 'g:1' },
    { start: value.length - 4, end: value.length, kind: 'close' as const, id: 'g:1' },
  ];
  const content = { value, codes };
  expect(checkExample('same-as-source', { source: content, target: content }).messages).toEqual([]);
});

test('words that the file translates elsewhere make a copied sentence, though none is on a list', () => {
  const copied = { source: 'Opens unwanted oars', target: 'Opens unwanted oars' };
  const others = [
    { source: 'Unwanted boat', target: 'Nevēlama laiva' },
    { source: 'The oars', target: 'Airi' },
  ];
  const languages = ['en', 'lv'] as const;
  expect(checkExample('same-as-source', copied, { languages }).messages).toEqual([]);
  expect(checkExample('same-as-source', [copied, ...others], { languages }).messages).toHaveLength(1);
});

test('declarations of C and lines of settings of an editor are code', () => {
  const messages = (text: string) => checkExample('same-as-source', { source: text, target: text }).messages;
  expect(messages('struct tide { short water_level; char harbour_name[12]; };')).toEqual([]);
  expect(messages("\nlet g:Boat_View = 'open the view'\nlet g:Boat_Rule = 'keep the rule here'\n")).toEqual([]);
  expect(messages('let the boat drift with the tide')).toHaveLength(1);
});

test('values that the help of a program lists are typed by people', () => {
  const messages = (text: string) => checkExample('same-as-source', { source: text, target: text }).messages;
  expect(messages('    <light>: green red white yellow none')).toEqual([]);
  expect(messages('Lights: the green and the red one')).toHaveLength(1);
});

test('commands with choices, and markup that a page shows, are typed as they are', () => {
  const messages = (text: string) =>
    checkExample('same-as-source', { source: text, target: text }, { syntaxes: ['printf'] }).messages;
  expect(messages('/%s <info | moor | centre>')).toEqual([]);
  expect(messages('\n  &lt;greeting&gt;Hello wonderful world!\n  &lt;/greeting&gt;\n')).toEqual([]);
  expect(messages('Write &lt;b&gt; around the boat')).toHaveLength(1);
});

test.each<[string, string, string]>([
  ['sl', 'Always show the boat in the tray', 'Show the boat in the tray'],
  ['bg', 'The log will not be synchronized with the harbour.', 'The log will not synced with the harbour.'],
  ['zh', 'You are not able to kick {0} out', 'You are not able to kick {0} out of this。'],
])('a copy that the source was changed behind is still English in %s: %s', (language, source, target) => {
  const { findings } = checkExample('same-as-source', { source, target }, { languages: ['en', language] });
  expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
});

test.each<[string, string, string]>([
  ['de', 'The song “Rows of the Boat” is on', 'Das Lied „Rows of the Boat“ läuft'],
  ['ja', 'Address family is not supported by this', '未対応のアドレスです (Address family is not supported by this)'],
  ['fr', 'The Lord of the Boats (film)', 'The Lord of the Boats (Film)'],
  ['nl', 'Open the log in de haven', 'Open log in de haven van hier'],
  ['sco', 'Always show the boat in the tray', 'Show the boat in the tray'],
  ['en-GB', 'Always show the boat in the tray', 'Show the boat in the tray'],
  ['es', 'Your name, e.g. a boat that you have seen', 'Your name, e.g. the boat that you have'],
])('what quotes English in %s is no copy: %s', (language, source, target) => {
  expect(checkExample('same-as-source', { source, target }, { languages: ['en', language] }).messages).toEqual([]);
});
