import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brokenCheck } from '../brokenCheck.ts';
import { answer, faultyServer } from '../service/faultyServer.ts';
import { bundle, type Sandbox, sandbox, xliff } from './runCli.ts';

const examples = join(dirname(fileURLToPath(import.meta.url)), '../../examples');

/** As much of the client as is asked for here. */
interface McpClient {
  connect(transport: object): Promise<void>;
  listTools(): Promise<{ readonly tools: readonly { readonly name: string; readonly annotations?: Annotations }[] }>;
  callTool(call: object, schema: undefined, options: object): Promise<{ content: unknown; isError?: boolean }>;
  close(): Promise<void>;
}

interface Annotations {
  readonly readOnlyHint?: boolean;
}

const clientPart = (name: string) => import(`@modelcontextprotocol/sdk/client/${name}.js`);
const { Client } = await clientPart('index');
const { StdioClientTransport } = await clientPart('stdio');

/** What a call gives: the JSON of its answer, or the words of its error. */
type Answer = Record<string, unknown> & { readonly error?: string };

/** A real client of the protocol, on a server of its own. */
async function connect(box: Sandbox, ...args: readonly string[]) {
  return connectWith({}, box, args);
}

async function connectWith(more: Readonly<Record<string, string>>, box: Sandbox, args: readonly string[] = []) {
  const client: McpClient = new Client({ name: 'test', version: '1' });
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('INTERLINE_'),
    ),
  );
  await client.connect(
    new StdioClientTransport({
      ...{ command: process.execPath, args: [bundle, 'mcp', ...args] },
      ...{ cwd: box.root, env: { ...environment, ...more } },
    }),
  );
  return {
    client,
    async call(name: string, input: Record<string, unknown> = {}): Promise<Answer> {
      const { content, isError } = await client.callTool({ name, arguments: input }, undefined, { timeout: 100_000 });
      const [{ text }] = content as [{ text: string }];
      return isError ? { error: text } : (JSON.parse(text) as Answer);
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
}

interface Row {
  readonly id: string;
  readonly source?: string;
  readonly target?: string;
  readonly state: string;
}

/** A text that no check takes for one that is still English. */
const hardlyEnglish = (text: string) => text.replace(/\b(?:[a-z]{2,3}|with|your|from)\b(?![^<]*>|[^{]*\})/g, 'lo');

test('an agent lists, reads, finds, checks and translates a project', async () => {
  using box = sandbox();
  cpSync(examples, box.root, { recursive: true });
  await using server = await connect(box);
  const { tools } = await server.client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ['list_files', true],
    ['read_segments', true],
    ['find', true],
    ['check', true],
    ['propose_translations', true],
    ['set_texts', false],
    ['extract', false],
  ]);
  const untranslated = async () => {
    const { files } = await server.call('list_files', { limit: 200 });
    return (files as { file: string; role: string; untranslated: number }[]).filter(
      (file) => file.role !== 'source' && file.untranslated > 0,
    );
  };
  const open = await untranslated();
  expect(new Set(open.map(({ role }) => role))).toContain('absent');
  let written = 0;
  const refused = new Map<string, number>();
  for (const { file, role } of open) {
    const before = role === 'absent' ? { total: 0 } : await server.call('check', { file, severity: 'error' });
    const { segments } = await server.call('read_segments', { file, state: 'untranslated', limit: 200 });
    const texts = (segments as Row[]).flatMap(({ id, source }) => (source ? [{ id, text: source }] : []));
    const { proposals } = await server.call('propose_translations', { file });
    const proposed = new Map((proposals as { id: string; text?: string }[]).map(({ id, text }) => [id, text]));
    const { results } = await server.call('set_texts', {
      file,
      texts: texts.map(({ id, text }) => ({ id, text: proposed.get(id) ?? `„${hardlyEnglish(text)}“` })),
    });
    for (const result of results as { id: string; written: boolean; findings?: object[]; reason?: string }[]) {
      if (result.written) written++;
      else {
        expect((result.findings?.length ?? 0) + (result.reason?.length ?? 0)).toBeGreaterThan(0);
        refused.set(file, (refused.get(file) ?? 0) + 1);
      }
    }
    const after = await server.call('check', { file, severity: 'error' });
    expect(after.total as number).toBeLessThanOrEqual(before.total as number);
  }
  expect(written).toBeGreaterThan(100);
  // Of every language nothing is left but what the checks refused.
  expect(new Map((await untranslated()).map((file) => [file.file, file.untranslated]))).toEqual(refused);
});

test('what the checks refuse is not written and comes back with the finding; what is written needs review', async () => {
  using box = sandbox({
    'app.xlf': xliff([
      ['a', 'Open %s', 'Öffne %s'],
      ['b', 'Sail {name}'],
      ['c', 'Rope'],
    ]).replace('<target>Öffne', '<target state="final">Öffne'),
  });
  await using server = await connect(box);
  const texts = [
    { id: 'a', text: 'Öffnen %s' },
    { id: 'b', text: 'Segel' },
    { id: 'c', text: 'Tau & Seil' },
    { id: 'd', text: 'x' },
  ];
  expect(await server.call('set_texts', { file: 'app.xlf', texts })).toEqual({
    results: [
      { id: 'a', written: false, reason: 'Somebody approved this translation; only people change it.' },
      {
        id: 'b',
        written: false,
        findings: [expect.objectContaining({ segment: 'b', check: 'placeholder-missing', severity: 'warning' })],
      },
      { id: 'c', written: true },
      { id: 'd', written: false, reason: expect.stringContaining('no segment of this id') },
    ],
  });
  const { segments, sourceLanguage, targetLanguage } = await server.call('read_segments', { file: 'app.xlf' });
  expect([sourceLanguage, targetLanguage]).toEqual(['en', 'de']);
  expect((segments as Row[]).map(({ target, state }) => [target, state])).toEqual([
    ['Öffne %s', 'final'],
    [undefined, 'untranslated'],
    ['Tau & Seil', 'needs-review'],
  ]);
  // It may be set again, and still needs review.
  await server.call('set_texts', { file: 'app.xlf', texts: [{ id: 'c', text: 'Tau' }] });
  expect(box.read('app.xlf').toString()).toMatch(/<target state="needs-review-translation">Tau<\/target>/);
});

test('with --proposals-only there is no way to write, and no file outside of the project is read', async () => {
  using outside = sandbox({ 'de.json': { a: 'geheim' } });
  using box = sandbox({ 'locales/en.json': { a: 'One', b: 'Two' }, 'locales/de.json': { a: 'Eins' } });
  const before = readFileSync(join(box.root, 'locales/de.json'));
  await using server = await connect(box, '--proposals-only');
  const names = (await server.client.listTools()).tools.map(({ name }) => name);
  expect(names).toContain('check');
  for (const writes of ['set_texts', 'extract']) expect(names).not.toContain(writes);
  await expect(
    server.call('set_texts', { file: 'locales/de.json', texts: [{ id: 'b', text: 'Zwei' }] }),
  ).rejects.toThrow('There is no tool “set_texts”');
  expect(box.read('locales/de.json')).toEqual(before);
  for (const file of [join(outside.root, 'de.json'), '../x.json']) {
    expect(await server.call('read_segments', { file })).toEqual({
      error: expect.stringContaining('outside of the project'),
    });
  }
  expect(await server.call('read_segments', { file: 'locales/de.json', limit: 1 })).toMatchObject({
    segments: [{ id: 'a', source: 'One', target: 'Eins', state: 'translated' }],
    total: 2,
    next: 1,
  });
  expect(await server.call('read_segments', { file: 7 })).toEqual({ error: expect.stringContaining('file') });
  expect(await server.call('find', { text: 'EINS', language: 'de' })).toMatchObject({
    segments: [{ file: 'locales/de.json', id: 'a' }],
    terms: [],
  });
});

test('an agent has keys made of the texts in code, and sees what would change first', async () => {
  using outside = sandbox({ 'src/Out.tsx': 'export const Out = () => <p>Pay later</p>;\n' });
  const cart = `import { useTranslation } from 'react-i18next';
export function Cart() {
  const { t } = useTranslation();
  return <p title={t('cart.title')}>Pay now</p>;
}
`;
  using box = sandbox({
    'package.json': { dependencies: { 'react-i18next': '15.0.0' } },
    'locales/en.json': { cart: { title: 'Cart' } },
    'locales/de.json': { cart: { title: 'Korb' } },
    'src/Cart.tsx': cart,
  });
  await using agent = await connect(box);
  const key = { kind: 'text', text: 'Pay now', file: 'locales/en.json', isNew: true, code: 'src/Cart.tsx', line: 4 };
  const toChange = ['src/Cart.tsx', 'locales/en.json'];
  const plan = await agent.call('extract', { paths: ['src'], texts: true, dryRun: true });
  expect(plan).toEqual({ keys: [expect.objectContaining(key)], total: 1, toChange });
  expect(box.read('src/Cart.tsx').toString()).toBe(cart);
  expect(await agent.call('extract', { texts: true })).toMatchObject({ keys: plan.keys, changed: toChange });
  const [{ key: name }] = plan.keys as [{ key: string }];
  expect(box.read('src/Cart.tsx').toString()).toContain(`{t('${name}')}`);
  expect(box.read('locales/en.json').toString()).toContain('Pay now');
  expect(box.read('locales/de.json').toString()).not.toContain('Pay now');
  expect(await agent.call('extract', { texts: true })).toEqual({ keys: [], total: 0, changed: [] });
  expect(await agent.call('extract', { paths: [outside.root], texts: true })).toEqual({
    error: expect.stringContaining('outside of the project'),
  });
});

test('a translation that has hardly begun is written to, in answers that an agent can read', async () => {
  const keys = Array.from({ length: 300 }, (_, i) => `deck.${i}`);
  const long = 'A long remark about the harbour and its ferries. '.repeat(40);
  using box = sandbox({
    'locales/en.json': Object.fromEntries(keys.map((key, i) => [key, i < 100 ? `${i} ${long}` : `Berth ${i}`])),
    'locales/de.json': { 'deck.299': 'Anleger 299' },
    'locales/fr.json': { 'deck.299': 'Poste 299' },
  });
  await using agent = await connect(box);
  const file = 'locales/de.json';
  const pages: number[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const page: Answer = await agent.call('read_segments', { file, state: 'untranslated', limit: 200, offset });
    pages.push((page.segments as Row[]).length);
    expect(JSON.stringify(page).length).toBeLessThan(45_000);
    offset = page.next as number | undefined;
  }
  expect(pages.reduce((sum, count) => sum + count, 0)).toBe(299);
  const texts = [
    { id: 'deck.100', text: 'Anleger 100' },
    { id: 'deck.101', text: 'Anleger 101' },
  ];
  expect(await agent.call('set_texts', { file, texts })).toEqual({
    results: texts.map(({ id }) => ({ id, written: true })),
  });
  // A key is one key, in however many languages the project has it.
  expect(await agent.call('find', { text: 'deck.299' })).toMatchObject({
    segments: [{ file: 'locales/en.json', id: 'deck.299' }],
    total: 1,
  });
  expect(await agent.call('propose_translations', { file, limit: 2 })).toMatchObject({
    without: [{ ids: ['deck.0', 'deck.1'], reason: expect.stringContaining('engine: true') }],
    total: 297,
    next: 2,
  });
  expect(await agent.call('propose_translations', { file, ids: ['deck.7', 'bow'] })).toMatchObject({
    without: [{ ids: ['deck.7'] }],
    unknown: ['bow'],
  });
  const steps: { readonly progress: number; readonly total?: number }[] = [];
  const onprogress = (step: (typeof steps)[number]) => steps.push(step);
  await agent.client.callTool({ name: 'check', arguments: {} }, undefined, { onprogress });
  expect(steps.map(({ progress, total }) => [progress, total])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
  const { findings } = await agent.call('check', { language: 'fr' });
  expect(new Set((findings as { file: string }[]).map((one) => one.file))).toEqual(new Set(['locales/fr.json']));
  expect(await agent.call('read_segments', { file: 'locales/xx.json' })).toEqual({
    error: 'locales/xx.json does not exist; list_files tells which files there are.',
  });
  expect(await agent.call('read_segments', { file, limit: 500 })).toEqual({
    error: expect.stringMatching(/^limit: .*200\.$/),
  });
});

test('copies of the source text are read as what they count as, and an argument that there is not is refused', async () => {
  const ferry = (i: number) => `Ferry ${'abcdefghijkl'[i]} sails at noon`;
  const sources = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`k${i}`, ferry(i)]));
  using box = sandbox({ 'locales/en.json': sources, 'locales/de.json': { ...sources, k0: 'Fähre A legt ab' } });
  await using agent = await connect(box);
  const file = 'locales/de.json';
  const { files } = (await agent.call('list_files', { language: 'de' })) as { files?: { untranslated: number }[] };
  const read = await agent.call('read_segments', { file, state: 'untranslated' });
  expect([files?.[0]?.untranslated, read.total]).toEqual([11, 11]);
  expect((read.segments as Row[])[0]).toMatchObject({ id: 'k1', target: ferry(1), isCopy: true });
  expect(await agent.call('read_segments', { file, states: ['untranslated'] })).toEqual({
    error: 'There is no argument “states”; read_segments takes file, state, ids, offset, limit.',
  });
});

test('lines that are no messages get an error, and the server goes on', async () => {
  using box = sandbox({ 'locales/en.json': { a: 'One' } });
  const { code, stdout } = await box.run(['mcp'], {
    stdin: 'hello\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":2,"method":"resources/list"}\n',
  });
  const replies = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect([code, replies.map(({ id, error }) => [id, error?.code])]).toEqual([
    0,
    [
      [null, -32700],
      [1, undefined],
      [2, -32601],
    ],
  ]);
});

test('a check that fails leaves out its file, and the findings of the others are there', async () => {
  using box = sandbox({
    'en.json': { a: 'One&nbsp;boat', b: '{n} texts' },
    'de.json': { a: 'Ein& nbsp;Boot' },
    'fr.json': { b: 'Textes' },
  });
  await using agent = await connectWith(brokenCheck, box);
  expect(await agent.call('check')).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ file: 'fr.json', check: 'placeholder-missing' })]),
    leftOut: [expect.stringMatching(/^de\.json: the check “entities” failed \(it is broken\)/)],
  });
  expect(await agent.call('check', { file: 'de.json' })).toMatchObject({
    error: expect.stringContaining('the check “entities” failed'),
  });
});

test('what a service refuses comes with what an agent can do about it, once for all texts', async () => {
  using box = sandbox({ 'locales/en.json': { a: 'Bow', b: 'Stern' }, 'locales/eo.json': {} });
  await using service = await faultyServer(
    answer(400, { message: "Value for 'target_lang' not supported." }),
    answer(403, { message: 'Wrong key' }),
  );
  await using agent = await connectWith({ INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: 'a-key' }, box);
  const propose = () => agent.call('propose_translations', { file: 'locales/eo.json', engine: true });
  const without = (reason: string) => ({ proposals: [], without: [{ ids: ['a', 'b'], reason }] });
  expect(await propose()).toMatchObject(
    without('The translation service does not support the target language. Translate these texts yourself.'),
  );
  expect(await propose()).toMatchObject(
    without(
      'The translation service refused the API key: Wrong key. Ask the user to start this server with a valid INTERLINE_KEY that may do this, and INTERLINE_SCHEME where needed.',
    ),
  );
});
