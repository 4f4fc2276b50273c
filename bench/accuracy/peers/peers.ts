import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeSegments } from '../../../shared/formats/change.ts';
import type { TrialFile } from '../trialFile.ts';
import { gathered, outputOf, type Peer, type PeerFindings } from './peer.ts';

/** translate-toolkit's checker: writes the units that fail, with a note for each of its checks. */
const pofilter: Peer = {
  name: 'pofilter',
  program: 'pofilter',
  formats: new Set(['po', 'xliff-1.2']),
  findings(trial, text, folder) {
    const isPo = trial.file.format.id === 'po';
    const [input, output] = [isPo ? 'in.po' : 'in.xlf', isPo ? 'out.po' : 'out.xlf'];
    writeFileSync(join(folder, input), text);
    if (outputOf('pofilter', [input, output], folder) === undefined) return undefined;
    let written: string;
    try {
      written = readFileSync(join(folder, output), 'utf8');
    } catch {
      // No unit fails: it writes nothing.
      return new Map();
    }
    return isPo ? fromPo(trial, written) : fromXliff(written);
  },
};

function fromPo(trial: TrialFile, written: string): PeerFindings {
  return gathered(
    trial.file.format
      .parse(written, 'out.po')
      .segments.all()
      .flatMap(({ id, notes }) =>
        notes.flatMap(({ text }) =>
          [...text.matchAll(/\(pofilter\) (\w+):/g)].map(([, name = '']) => [id, name] as const),
        ),
      ),
  );
}

function fromXliff(written: string): PeerFindings {
  const units = written.matchAll(/<(?:\w+:)?trans-unit\b[^>]*?\bid="([^"]*)"[\s\S]*?<\/(?:\w+:)?trans-unit>/g);
  return gathered(
    [...units].flatMap(([unit, id = '']) =>
      [...unit.matchAll(/from="pofilter">(\w+):/g)].map(([, name = '']) => [id, name] as const),
    ),
  );
}

/** gettext's compiler with its checks: names the line of each fault. */
const msgfmt: Peer = {
  name: 'msgfmt -c',
  program: 'msgfmt',
  formats: new Set(['po']),
  findings(trial, text, folder) {
    writeFileSync(join(folder, 'in.po'), text);
    const output = outputOf('msgfmt', ['-c', '-o', '/dev/null', 'in.po'], folder);
    if (output === undefined) return undefined;
    const { catalog } = trial.read(text);
    const places = catalog.segments.all().map(({ id, range }) => ({
      id,
      first: lineAt(text, range.start),
      last: lineAt(text, range.end),
    }));
    return gathered(
      [...output.matchAll(/^in\.po:(\d+): (.*)$/gm)].flatMap(([, line = '', message = '']) => {
        const entries = places.filter(({ first, last }) => first <= Number(line) && Number(line) <= last);
        return (entries.length > 0 ? entries : [{ id: '' }]).map(({ id }) => [id, message] as const);
      }),
    );
  },
};

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Checks PO files as Debian does: quotes the msgid of a fault, where it has one. */
const i18nspector: Peer = {
  name: 'i18nspector',
  program: 'i18nspector',
  formats: new Set(['po']),
  findings(trial, text, folder) {
    // The name of the file is compared with the language that it declares.
    const name = `${(trial.file.targetLanguage ?? 'xx').replaceAll('-', '_')}.po`;
    writeFileSync(join(folder, name), text);
    const output = outputOf('i18nspector', [name], folder);
    if (output === undefined) return undefined;
    const lines = output.split('\n').filter((line) => /^[A-Z]: /.test(line));
    const { segments } = trial.file.catalog;
    return gathered(
      lines.flatMap((line) => {
        const message = /\bmsgid (["'])(.*?)\1(?=[:\s]|$)/.exec(line)?.[2];
        const matching =
          message === undefined
            ? []
            : segments
                .all()
                .filter(({ source }) => source && escaped(source.value) === message.replace(/\\(["'])/g, '$1'));
        return (matching.length > 0 ? matching : [{ id: '' }]).map(({ id }) => [id, line] as const);
      }),
    );
  },
};

const escaped = (text: string) => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/\t/g, '\\t');

/** Lingual's checker of JSON and YAML files beside their source: names the key of a fault. */
const i18nCheck: Peer = {
  name: 'i18n-check',
  program: 'i18n-check',
  formats: new Set(['json']),
  findings(trial, text, folder) {
    const { file } = trial;
    const source = file.catalog.pair?.source.text;
    if (source === undefined) return undefined;
    const format = file.catalog.syntaxes.includes('icu') ? 'icu' : 'i18next';
    const findings: (readonly [id: string, finding: string])[] = [];
    // It stops at the first text that it cannot parse: with the source in its place it goes on to the next.
    for (let rest: string | undefined = text; rest !== undefined; ) {
      for (const [language, content] of Object.entries({ en: source, xx: rest })) {
        mkdirSync(join(folder, 'locales', language), { recursive: true });
        writeFileSync(join(folder, 'locales', language, 'app.json'), content);
      }
      const output = outputOf('i18n-check', ['-l', 'locales', '-s', 'en', '-f', format], folder);
      if (output === undefined) return undefined;
      if (!/^Error in translation file/m.test(output)) return gathered([...findings, ...fromTables(output)]);
      const [, key = ''] = /app\.json": Failed to parse translation key "([^"]*)"/.exec(output) ?? [];
      findings.push([key, 'cannot be parsed']);
      rest = withSource(trial, rest, key);
    }
    return undefined;
  },
};

/** A text of it with the source's text for one key; undefined where there is none, or where it stands there already. */
function withSource(trial: TrialFile, text: string, key: string): string | undefined {
  const { format, catalog, targetLanguage } = trial.read(text);
  const content = catalog.segments.all().find(({ id }) => id === key)?.source;
  const changed = content && changeSegments(format, catalog, new Map([[key, { content }]]), [], targetLanguage).text;
  return changed === text ? undefined : changed;
}

/** Missing keys stand in rows of file and key, other findings in a row for the key and one for what is wrong. */
function* fromTables(output: string): Iterable<readonly [id: string, finding: string]> {
  let key = '';
  for (const [, name = '', cell = ''] of output.matchAll(/^│ (\S+) *│ (.*?) *│$/gmu)) {
    if (name.endsWith('.json')) yield [cell, 'missing'];
    else if (name === 'key') key = cell;
    else if (name === 'msg') yield [key, cell];
  }
}

/** Those that can be run without a network and a project of their own. */
export const peers: readonly Peer[] = [pofilter, msgfmt, i18nspector, i18nCheck];
