import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';

const root = join(import.meta.dirname, '..');
const { contributes } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly contributes: {
    readonly grammars: readonly { readonly language: string; scopeName: string; path: string }[];
  };
};

/** For each language a text, and what some of its pieces are coloured as. */
const samples: Record<string, readonly [text: string, coloured: readonly (readonly [piece: string, scope: string])[]]> =
  {
    xliff: [
      '<trans-unit id="a">\n  <target state="new">Ahoy <g id="1">you</g></target>\n</trans-unit>',
      [
        ['trans-unit', 'entity.name.tag'],
        ['state', 'entity.other.attribute-name'],
      ],
    ],
    dita: ['<p conref="a.dita#b/c">One</p>', [['conref', 'entity.other.attribute-name']]],
    po: [
      '#, fuzzy, c-format\nmsgid "One %s\\n"\nmsgstr[0] "Eins %s\\n"\n#~ msgid "Old"',
      [
        ['fuzzy', 'invalid.deprecated'],
        ['c-format', 'storage.modifier'],
        ['msgid', 'keyword.control.source'],
        ['%s', 'constant.other.placeholder'],
        ['\\n', 'constant.character.escape'],
        ['#~ msgid "Old"', 'comment.line'],
      ],
    ],
    srt: ['1\n00:00:01,000 --> 00:00:04,000\n<i>Ahoy</i>', [['-->', 'keyword.operator']]],
    vtt: ['1\n00:00:01.000 --> 00:00:04.000\n<i>Ahoy</i>', [['-->', 'keyword.operator']]],
    fluent: [
      '# Shown at the gate\n-line = Skerry\nmails = You have { $count ->\n    [one] one <b>mail</b>\n   *[other] { NUMBER($count, digits: 2) } mails from { -line } {"\\u00A0"}\n} today\n    .title = Mail',
      [
        ['# Shown at the gate', 'comment.line'],
        ['line', 'entity.name.key'],
        ['$count', 'variable.parameter'],
        ['->', 'keyword.operator.select'],
        ['one', 'constant.language.variant'],
        ['*', 'keyword.operator.default'],
        ['NUMBER', 'support.function'],
        ['2', 'constant.numeric'],
        ['-line', 'entity.name.reference'],
        ['\\u00A0', 'constant.character.escape'],
        ['<b>', 'entity.name.tag'],
        [' today', 'string.unquoted'],
        ['title', 'entity.other.attribute-name'],
        [' Mail', 'string.unquoted'],
      ],
    ],
    strings: [
      '/* At the gate */\n"boats.count" = "%1$@ has \\"%d\\" boats";\nplain = "x"; // why',
      [
        [' At the gate ', 'comment.block'],
        ['"boats.count"', 'entity.name.key'],
        ['plain', 'entity.name.key'],
        ['%1$@', 'constant.other.placeholder'],
        ['\\"', 'constant.character.escape'],
        ['// why', 'comment.line'],
      ],
    ],
  };

let registry: textmate.Registry;
beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm');
  await oniguruma.loadWASM(new Uint8Array(readFileSync(wasm)).buffer);
  registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    // grammars of XML are the editor's own
    loadGrammar: async (scope) => {
      const path = contributes.grammars.find(({ scopeName }) => scopeName === scope)?.path;
      return path ? textmate.parseRawGrammar(readFileSync(join(root, path), 'utf8'), path) : null;
    },
  });
});

test.each(contributes.grammars)('$language is coloured by what it is', async ({ language, scopeName }) => {
  const [text, expected] = samples[language] ?? ['', []];
  const grammar = await registry.loadGrammar(scopeName);
  const pieces = new Map<string, string[]>();
  let state = textmate.INITIAL;
  for (const line of text.split('\n')) {
    const { tokens, ruleStack } = grammar?.tokenizeLine(line, state) ?? { tokens: [], ruleStack: state };
    state = ruleStack;
    for (const { startIndex, endIndex, scopes } of tokens) {
      const piece = line.slice(startIndex, endIndex);
      pieces.set(piece, [...(pieces.get(piece) ?? []), ...scopes]);
    }
  }
  expect(expected.length, 'a sample').toBeGreaterThan(0);
  for (const [piece, scope] of expected) {
    expect(pieces.get(piece) ?? [...pieces.keys()], piece).toContainEqual(expect.stringContaining(scope));
  }
});
