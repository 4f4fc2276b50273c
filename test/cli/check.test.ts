import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { jsonLines, sandbox, sliced, xliff } from './runCli.ts';

/** Two faults: a placeholder is missing in `b`, `c` is not translated. */
const faulty = xliff([
  ['a', 'Good morning', 'Guten Morgen'],
  ['b', 'Deck %s &amp; bar', 'Deck und Bar'],
  ['c', 'Good night'],
]);

test('exit code 0 without findings, 1 with findings, 3 where a file cannot be read', async () => {
  using box = sandbox({
    'good.xlf': xliff([['a', 'Good morning', 'Guten Morgen']]),
    'bad.xlf': faulty,
    'utf32.xlf': new Uint8Array([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]),
  });
  expect((await box.run(['check', 'good.xlf'])).code).toBe(0);
  expect((await box.run(['check', 'bad.xlf'])).code).toBe(1);
  const unreadable = await box.run(['check', 'good.xlf', 'utf32.xlf', 'nowhere.xlf', 'bad.xlf']);
  expect(unreadable.code).toBe(3);
  expect(unreadable.stderr).toContain('utf32.xlf: the file is in UTF-32');
  expect(unreadable.stderr).toContain('nowhere.xlf: there is no such file');
  expect(unreadable.stdout).toContain('bad.xlf:');
});

test('text names the place and underlines the very characters', async () => {
  using box = sandbox({ 'bad.xlf': faulty });
  const { stdout, stderr } = await box.run(['check', 'bad.xlf', '--only', 'placeholder-missing']);
  const [head, message, line, under] = stdout.split('\n');
  expect(head).toMatch(/^bad\.xlf:11:\d+ {2}warning {2}placeholder-missing {2}b$/);
  expect(message).toContain('%s');
  const column = (line ?? '').indexOf('Deck und Bar');
  expect((under ?? '').indexOf('^')).toBe(column);
  expect(stderr).toMatch(/^1 finding \(0 errors, 1 warning\) in 1 of 1 file\./);
});

test('json: one object per finding, ranges slice the decoded text, lines and columns count from 1', async () => {
  using box = sandbox({ 'bad.xlf': faulty.replaceAll('\n', '\r\n') });
  const text = faulty.replaceAll('\n', '\r\n');
  const { stdout, code } = await box.run(['check', '.', '--format', 'json']);
  const findings = jsonLines(stdout);
  expect(code).toBe(1);
  expect(findings.map((finding) => [finding.segment, finding.check])).toEqual([
    ['b', 'placeholder-missing'],
    ['c', 'untranslated'],
  ]);
  for (const finding of findings) {
    expect(Object.keys(finding)).toEqual(
      'file segment check severity message range line column fixable fix'.split(' '),
    );
    const [start = 0] = finding.range as number[];
    const before = text.slice(0, start).split('\r\n');
    expect([finding.line, finding.column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
    expect(finding.file).toBe('bad.xlf');
  }
  expect(sliced(text, findings[0]?.range)).toBe('Deck und Bar');
});

test('--only, --fail-on and the settings decide what counts', async () => {
  using box = sandbox({ 'bad.xlf': faulty });
  const only = await box.run(['check', '.', '--format', 'json', '--only', 'untranslated,double-space']);
  expect(jsonLines(only.stdout).map((finding) => finding.check)).toEqual(['untranslated']);
  expect(only.code).toBe(1);
  expect((await box.run(['check', '.', '--only', 'untranslated', '--fail-on', 'error'])).code).toBe(0);
  box.write('interline.json', { checks: { untranslated: 'error', 'placeholder-missing': 'off' } });
  const set = await box.run(['check', '.', '--format', 'json', '--fail-on', 'error']);
  expect(jsonLines(set.stdout).map((finding) => [finding.check, finding.severity])).toEqual([
    ['untranslated', 'error'],
  ]);
  expect(set.code).toBe(1);
  const overrides = [{ language: 'de', checks: { untransalted: 'off', 'double-space': 'off' } }];
  box.write('interline.json', { checks: { untransalted: 'error' }, overrides });
  const { stderr } = await box.run(['check', '.']);
  expect(stderr.match(/the settings name a check “untransalted” that does not exist/g)).toHaveLength(1);
});

test('monolingual files are checked against their source file', async () => {
  using box = sandbox({
    'locales/en/app.json': { title: 'Harbour', count: '{{n}} boats' },
    'locales/de/app.json': { count: 'Boote', old: 'Alt' },
  });
  const { stdout } = await box.run(['check', 'locales', '--format', 'json']);
  const lines = jsonLines(stdout).map((finding) => `${finding.file} ${finding.check}`);
  expect(lines).toContain('locales/de/app.json missing-key');
  expect(lines).toContain('locales/de/app.json extra-key');
  expect(lines).toContain('locales/de/app.json placeholder-missing');
  expect(lines.filter((line) => line.includes('/en/'))).toEqual([]);
});

test('--source-lang and --target-lang', async () => {
  using box = sandbox({
    'i18n/de.json': { a: 'Eins', b: 'Zwei' },
    'i18n/en.json': { a: 'One' },
    'i18n/fr.json': { a: 'Un' },
  });
  const all = jsonLines((await box.run(['check', '.', '--format', 'json', '--source-lang', 'de'])).stdout);
  expect(new Set(all.map((finding) => finding.file))).toEqual(new Set(['i18n/en.json', 'i18n/fr.json']));
  const args = ['check', '.', '--format', 'json', '--source-lang', 'de', '--target-lang', 'fr'];
  expect(jsonLines((await box.run(args)).stdout).map((finding) => finding.file)).toEqual(['i18n/fr.json']);
});

test('sarif is a log of version 2.1.0 with rules, levels and regions', async () => {
  using box = sandbox({ 'a b/bad.xlf': faulty, 'utf32.xlf': new Uint8Array([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]) });
  const { stdout } = await box.run(['check', '.', '--format', 'sarif']);
  const log = JSON.parse(stdout) as { version: string; $schema: string; runs: Record<string, unknown>[] };
  expect(log.version).toBe('2.1.0');
  expect(log.$schema).toMatch(/sarif-2\.1\.0\.json$/);
  const [run] = log.runs as [
    {
      tool: { driver: { name: string; rules: { id: string; shortDescription: { text: string } }[] } };
      columnKind: string;
      results: {
        ruleId: string;
        ruleIndex: number;
        level: string;
        message: { text: string };
        locations: { physicalLocation: { artifactLocation: { uri: string }; region: Record<string, number> } }[];
      }[];
      invocations: { executionSuccessful: boolean; toolExecutionNotifications: unknown[] }[];
    },
  ];
  expect(run.tool.driver.name).toBe('interline');
  expect(run.columnKind).toBe('utf16CodeUnits');
  expect(run.results).toHaveLength(2);
  for (const result of run.results) {
    expect(run.tool.driver.rules[result.ruleIndex]?.id).toBe(result.ruleId);
    expect(['error', 'warning', 'note']).toContain(result.level);
    expect(result.message.text).not.toBe('');
    const place = result.locations[0]?.physicalLocation;
    expect(place?.artifactLocation.uri).toBe('a%20b/bad.xlf');
    expect(place?.region.startLine).toBeGreaterThan(0);
    expect(place?.region.charLength).toBeGreaterThanOrEqual(0);
  }
  expect(run.invocations[0]?.executionSuccessful).toBe(false);
  expect(run.invocations[0]?.toolExecutionNotifications).toHaveLength(1);
});

test('junit is well-formed, counts its cases and says what failed', async () => {
  using box = sandbox({
    'bad.xlf': xliff([['b<&>"', 'Deck %s', 'Deck \u{1F600} &#x26; ]]&gt;']]).replace(
      'id="b<&>""',
      'id="b&lt;&amp;&gt;&quot;"',
    ),
    'good.xlf': xliff([['a', 'Good morning', 'Guten Morgen']]),
  });
  const { stdout } = await box.run(['check', '.', '--format', 'junit', '--only', 'placeholder-missing']);
  expect(XMLValidator.validate(stdout)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => /^test(?:suite|case)$/.test(name),
  });
  const { testsuites } = parser.parse(stdout) as {
    testsuites: {
      testsuite: {
        name: string;
        tests: string;
        failures: string;
        testcase: { name: string; failure?: { type: string } }[];
      }[];
    };
  };
  const [bad, good] = testsuites.testsuite;
  expect([bad?.name, bad?.tests, bad?.failures]).toEqual(['bad.xlf', '1', '1']);
  expect(bad?.testcase[0]?.failure?.type).toBe('placeholder-missing');
  expect([good?.name, good?.tests, good?.failures]).toEqual(['good.xlf', '1', '0']);
});

test('github annotations are one line each, with everything escaped', async () => {
  using box = sandbox({ 'a,b%.xlf': xliff([['x:1', 'Deck %s', 'Deck\nzwei']]) });
  const { stdout } = await box.run(['check', '.', '--format', 'github', '--only', 'placeholder-missing']);
  expect(stdout).toMatch(/^::warning file=a%2Cb%25\.xlf,line=7,endLine=8,title=placeholder-missing%3A x%3A1::.+\n$/);
  expect(stdout).toContain('%25s');
});

test('a check with more than 500 findings says how to turn it off', async () => {
  const untranslated = (count: number) => {
    const begun = Array.from({ length: 200 }, (_, i): [string, string, string] => [`d${i}`, `Deck ${i}`, `Pont ${i}`]);
    return xliff([...begun, ...Array.from({ length: count }, (_, i): [string, string] => [`u${i}`, `Text ${i}`])]);
  };
  using box = sandbox({ 'some.xlf': untranslated(500), 'more/many.xlf': untranslated(501) });
  expect((await box.run(['check', 'some.xlf'])).stderr).not.toContain('turn off');
  const { stderr } = await box.run(['check', 'more']);
  const [, setting = ''] = stderr.match(/turn off .*\n\s*("checks": .*)\n/) ?? [];
  box.write('interline.json', `{ ${setting} }`);
  expect((await box.run(['check', 'more'])).stderr).toBe('No findings in 1 file.\n');
});

/** Two languages: `de` lacks two keys and has an error behind a hint, `fr` lacks one key. */
const project = {
  'locales/en.json': { a: 'Good morning', b: 'Deck {{n}}', c: 'Harbour of the town', d: 'Good night' },
  'locales/de.json': { a: 'Guten  Morgen', b: 'Deck {{m}}' },
  'locales/fr.json': { a: 'Bonjour', b: 'Pont {{n}}', c: 'Port de la ville' },
};

test('text shows errors first, and what a file lacks in one line', async () => {
  using box = sandbox(project);
  const { stdout, stderr } = await box.run(['check', '.']);
  const heads = stdout.split('\n').filter((line) => /^locales\//.test(line));
  expect(heads.map((line) => line.replace(/:[\d:]+/, ''))).toEqual([
    'locales/de.json  error  placeholder-missing  b',
    expect.stringMatching(/^locales\/de\.json {2}\w+ {2}double-space {2}a$/),
    'locales/fr.json  warning  missing-key  d',
    'locales/de.json  warning  missing-key  2 keys are missing: “c”, “d”',
  ]);
  expect(stderr).toContain('--verbose shows each of the 2 that share lines.');
  const verbose = await box.run(['check', '.', '--verbose']);
  expect(verbose.stdout.match(/“.” is missing: /g)).toHaveLength(3);
  expect(verbose.stderr).not.toContain('--verbose');
});

test('a pipe or a log gets the same text, in one order however many files are checked at once', async () => {
  using box = sandbox(project);
  const [one, two] = await Promise.all(['1', '2'].map((jobs) => box.run(['check', '.', '--jobs', jobs])));
  expect(two).toEqual(one);
  expect(one?.stdout).not.toContain('\u001b');
});

test('text begins with the languages as status counts them, files without a source file, and checks by number', async () => {
  const languages = ['da', 'de', 'es', 'fi', 'fr', 'it', 'pl', 'sv'];
  const entries = (text: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, `${text}  ${i}.`]));
  using box = sandbox({ 'locales/en.json': entries('Harbour', 20), 'lonely/de.po': 'msgid "a"\nmsgstr "b"\n' });
  for (const [i, language] of languages.entries()) box.write(`locales/${language}.json`, entries('Ort {x}', 20 - i));
  box.write('app.de.srt', '1\n00:00:01,000 --> 00:00:02,000\nHallo\n');
  const [{ stdout, stderr }, status, json] = await Promise.all([
    box.run(['check', '.']),
    box.run(['status', '.', '--json']),
    box.run(['check', '.', '--format', 'json']),
  ]);
  const [summary = ''] = stdout.split('\n\nlocales/');
  const rows = jsonLines(status.stdout);
  expect(summary.split('\n').length).toBeLessThanOrEqual(20);
  expect(summary).toMatch(/^11 files, source language en, \d+ target languages, (?:none|\d) complete:\n/);
  for (const [, language, translated, total] of summary.matchAll(/^ {2}(\S+) +\d+ % +(\d+) of (\d+) translated$/gm)) {
    const ofLanguage = rows.filter((row) => row.language === language && row.role !== 'single');
    const sum = (name: string) => ofLanguage.reduce((all, row) => all + Number(row[name]), 0);
    expect([sum('translated'), sum('total')]).toEqual([Number(translated), Number(total)]);
  }
  expect(summary).toContain('  sv  65 %  13 of 20 translated\n');
  expect(summary).toMatch(/and \d more; interline status shows all/);
  expect(summary).toMatch(/^1 file without a source file to compare with: app\.de\.srt$/m);
  const findings = jsonLines(json.stdout);
  const missing = findings.filter(({ check }) => check === 'missing-key').length;
  expect(summary).toMatch(new RegExp(`^ +${missing} {2}missing-key`, 'm'));
  expect(stderr).toContain(`${findings.length} findings (`);
});

test('a summary is never longer than half of what it sums up, and a file without findings says what it lacks', async () => {
  using box = sandbox({ 'bad.xlf': faulty, 'film.de.srt': '1\n00:00:01,000 --> 00:00:03,000\nHallo\n' });
  expect((await box.run(['check', 'bad.xlf'])).stdout).toMatch(/^bad\.xlf:/);
  const { stdout, stderr } = await box.run(['check', 'film.de.srt']);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^“film\.de\.srt” has no file of the source language .*\nNo findings in 1 file\.\n$/);
});
