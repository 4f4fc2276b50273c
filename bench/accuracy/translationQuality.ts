import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Pending, pendingSegments } from '../../server/translation/pending.ts';
import { translateByService } from '../../server/translation/viaService.ts';
import type { LocalizationFile, Workspace } from '../../server/workspace/workspace.ts';
import type { Engine } from '../../service/engines/engine.ts';
import { analyseText, maskedText } from '../../service/translation/analyseText.ts';
import { createPipeline } from '../../service/translation/createPipeline.ts';
import { plainOptions } from '../../service/translation/plainOptions.ts';
import type { Client } from '../../shared/api/client.ts';
import type { Content } from '../../shared/catalog/content.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { segmentWith } from '../../shared/catalog/segmentWith.ts';
import { checkSegments } from '../../shared/checks/run/runChecks.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { createTermIndex } from '../../shared/terms/termIndex.ts';
import { randomFrom } from '../fuzz/random.ts';
import { createChrf } from './chrf.ts';
import { createSeededDraw } from './seededDraw.ts';
import { percent, table } from './tables.ts';

/** What is measured. */
export interface TranslationQualityOptions {
  readonly seed: number;
  /** Most pairs of a language. */
  readonly count: number;
  /** Told what is going on, a line each. */
  progress(line: string): void;
}

/** A text with its translation by people. */
interface Pair {
  readonly item: Pending;
  readonly reference: string;
  /** True where a translation of the text loses, adds or damages a placeholder or a tag. */
  isBroken(translation: Content): boolean;
}

/** Where a pair stands. */
type Place = Readonly<Record<'path' | 'id', string>>;

/** Longer texts would be most of the run. */
const mostCharacters = 500;
const mostCharactersOfFile = 2_000_000;
const markChecks = new Set(
  ['placeholder-missing', 'placeholder-extra', 'placeholder-format', 'icu-syntax', 'icu-arguments'].concat([
    'tag-missing',
    'tag-extra',
    'tag-order',
    'bbcode',
    'entities',
  ]),
);

/**
 * Translates texts of a project that people have translated, with each engine on its own, as `interline
 * translate` would without a memory; compares the answers with the people's.
 *
 * @param engines each is measured where it has directions; they stay open.
 * @returns a table: for each engine and language how many texts it was asked and answered, chrF2 of its answers, chrF2 of
 *   the source texts in their place, and how many of the answered texts with placeholders or tags came back broken.
 */
export async function translationQuality(
  workspace: Workspace,
  engines: readonly Engine[],
  options: TranslationQualityOptions,
): Promise<string> {
  const noPhrases = mkdtempSync(join(tmpdir(), 'interline-'));
  try {
    const served = await Promise.all(
      engines.map(async (engine) => new Set((await engine.directions()).map(directionName))),
    );
    const pairs = await drawPairs(workspace, (direction) => served.some((list) => list.has(direction)), options);
    const rows = [['engine', 'direction', 'pairs', 'answered', 'chrF2', 'source', 'with marks', 'broken']];
    for (const [i, engine] of engines.entries()) {
      const pipeline = createPipeline({ engines: [engine], phrasesFolder: noPhrases });
      const total = tally();
      for (const [direction, list] of pairs) {
        if (!served[i]?.has(direction)) continue;
        options.progress(`${engine.name}: ${direction}`);
        const ofDirection = tally();
        await translate(list, pipeline, (pair, content) => {
          for (const each of [ofDirection, total]) each.add(pair, content);
        });
        rows.push([engine.name, direction, ...ofDirection.cells()]);
      }
      rows.push([engine.name, 'all', ...(served[i]?.size ? total.cells() : ['nothing installed'])]);
    }
    return table(rows);
  } finally {
    rmSync(noPhrases, { recursive: true, force: true });
  }
}

const directionName = ({ source, target }: Readonly<Record<'source' | 'target', string>>) => `${source}-${target}`;
const rootOf = (language: string) => language.split(/[-_]/, 1)[0]?.toLowerCase() ?? language;
const directionOf = ({ sourceLanguage, targetLanguage }: Pending) =>
  directionName({ source: rootOf(sourceLanguage), target: rootOf(targetLanguage) });

/** Draws pairs by direction, of each project one with placeholders or tags and one without before any gives a second. */
async function drawPairs(
  workspace: Workspace,
  isServed: (direction: string) => boolean,
  { seed, count, progress }: TranslationQualityOptions,
): Promise<ReadonlyMap<string, readonly Pair[]>> {
  const random = randomFrom(seed);
  const draws = new Map<string, ReturnType<typeof createSeededDraw<Place>>>();
  const seen = new Set<string>();
  const paths = await workspace.files.list();
  for (const [i, path] of paths.entries()) {
    if (i % 100 === 0) progress(`${i} of ${paths.length} files`);
    const project = path.split(/[\\/]/).find((name) => name.includes('+')) ?? '';
    for (const { item, reference } of await pairsOf(workspace, path)) {
      const direction = directionOf(item);
      const text = `${direction} ${item.source.value}`;
      if (!isServed(direction) || seen.has(text) || reference === item.source.value) continue;
      seen.add(text);
      const draw = draws.get(direction) ?? createSeededDraw<Place>(random);
      draws.set(direction, draw);
      const group = item.source.units.length > 0 ? 'marks' : 'plain';
      draw.offer(project, group, () => ({ path, id: item.id }));
    }
    workspace.files.forget(path);
  }
  const drawn = new Map<string, Pair[]>();
  const byPath = new Map<string, string[]>();
  for (const draw of draws.values()) for (const { path, id } of draw.draw(count)) pushTo(byPath, path, id);
  for (const [path, ids] of byPath) {
    for (const pair of await pairsOf(workspace, path, new Set(ids))) pushTo(drawn, directionOf(pair.item), pair);
    workspace.files.forget(path);
  }
  return new Map([...drawn].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The translated texts of a file, without those of several forms: languages differ in how many they have. */
async function pairsOf(workspace: Workspace, path: string, only?: ReadonlySet<string>): Promise<readonly Pair[]> {
  const file = await workspace.files.read(path).catch(() => undefined);
  if (!file || file.format.servesAs || file.catalog.text.length > mostCharactersOfFile) return [];
  const { segments } = file.catalog;
  const done = segments
    .all()
    .filter(
      ({ id, state, source, plural }) =>
        (only?.has(id) ?? true) &&
        !plural &&
        (state === 'translated' || state === 'final') &&
        (source?.value.length ?? 0) <= mostCharacters,
    );
  return pendingSegments(file, new Set(done.map(({ id }) => id))).flatMap((item): Pair[] => {
    const [segment, { source }] = [segments.find(item.id), item];
    const target = segment?.target;
    const isPlain = !source.forms && !source.icu && source.faults.length === 0 && /\p{L}/u.test(source.shape);
    if (!segment || !target?.value || !isPlain || isBroken(file, item, segment, target)) return [];
    const broken = (content: Content) => isBroken(file, item, segment, content);
    return [{ item, reference: target.value, isBroken: broken }];
  });
}

function isBroken(file: LocalizationFile, item: Pending, segment: Segment, { value, codes }: Content): boolean {
  if (!segment.target) return false;
  const { range } = segment.target;
  const changed = segmentWith(segment, { target: { range, value, codes, toText: () => range.start } });
  const findings = checkSegments(file.catalog, [changed], {
    languages: { source: item.sourceLanguage, target: item.targetLanguage },
    settings: defaultSettings,
    terms: createTermIndex([]),
    format: file.format,
    only: markChecks,
  });
  return findings.length > 0;
}

/** Sends the texts through all that protects them between a file and an engine. */
async function translate(
  pairs: readonly Pair[],
  pipeline: ReturnType<typeof createPipeline>,
  settle: (pair: Pair, content: Content | undefined) => void,
): Promise<void> {
  const { signal } = new AbortController();
  const client: Pick<Client, 'translate'> = {
    async translate({ text, source_lang, target_lang }) {
      const texts = await pipeline.translate(
        text.map((one) => analyseText(one, maskedText)),
        {
          ...plainOptions,
          source: rootOf(source_lang ?? 'en'),
          target: target_lang,
          splitSentences: 'nonewlines',
          preserveFormatting: true,
          kind: 'interface',
        },
        () => signal,
      );
      const translations = texts.map(({ text, origin, detectedSource }) => ({
        text,
        origin,
        detected_source_language: detectedSource,
      }));
      return { translations };
    },
  };
  const byItem = new Map(pairs.map((pair) => [pair.item, pair]));
  await translateByService([...byItem.keys()], client, '', { signal, marksReview: true }, (item, { content }) => {
    const pair = byItem.get(item);
    if (pair) settle(pair, content);
  });
}

function tally() {
  const [ours, copies] = [createChrf(), createChrf()];
  let [asked, answered, marked, broken] = [0, 0, 0, 0];
  return {
    add({ item, reference, isBroken }: Pair, content: Content | undefined): void {
      asked++;
      if (!content) return;
      answered++;
      ours.add(content.value, reference);
      copies.add(item.source.value, reference);
      if (item.source.units.length === 0) return;
      marked++;
      if (isBroken(content)) broken++;
    },
    cells: () => [
      String(asked),
      percent(answered, asked),
      answered ? ours.score().toFixed(1) : '–',
      answered ? copies.score().toFixed(1) : '–',
      String(marked),
      percent(broken, marked),
    ],
  };
}
