import { basename, relative } from 'node:path';
import { checkFile } from '../../server/checking/checkFile.ts';
import { openWorkspace } from '../../server/workspace/openWorkspace.ts';
import type { LocalizationFile } from '../../server/workspace/workspace.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { applyFix } from '../../shared/checks/run/applyFix.ts';
import { changeSegments } from '../../shared/formats/change.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { randomFrom } from '../fuzz/random.ts';
import { createSeededDraw } from './seededDraw.ts';
import { table } from './tables.ts';
import { worsened } from './worsened.ts';

/** What is drawn. */
export interface UnseenOptions {
  readonly seed: number;
  readonly count: number;
  /** Safe fixes, as they change a segment, in place of findings. */
  readonly fixes: boolean;
  /** Told of each folder before it is checked, and of each file that cannot be. */
  progress(line: string): void;
}

/** So much of a text is shown on each side of a finding; UTF-16 code units. */
const shown = 300;

/**
 * Checks checkouts as `interline check` does, with the settings that lie in them, and draws some of what it finds, to be
 * read by a person.
 *
 * @param folders of checkouts, each named `owner+name`.
 */
export async function drawUnseen(
  folders: readonly string[],
  { seed, count, fixes, progress }: UnseenOptions,
): Promise<string> {
  const draw = createSeededDraw<string>(randomFrom(seed));
  let fixed = 0;
  const worse: string[] = [];
  for (const folder of folders) {
    const project = basename(folder).replace('+', '/');
    progress(project);
    const workspace = await openWorkspace(folder);
    for (const path of await workspace.files.list()) {
      try {
        const file = await workspace.files.read(path);
        if (!file) continue;
        const { segments } = file.catalog;
        const findings = await checkFile(workspace, file);
        if (fixes) {
          const whole = await worsened(workspace, file, findings);
          fixed += whole.fixed;
          for (const what of whole.worse) worse.push(`${project} ${relative(workspace.files.root, path)}: ${what}`);
        }
        for (const finding of findings) {
          if (fixes && finding.fix?.kind !== 'safe') continue;
          const segment = finding.segment === undefined ? undefined : segments.find(finding.segment);
          draw.offer(project, finding.check, () => {
            // Counting lines is slow in a large file: only what is drawn has its place looked up.
            const place = `${relative(workspace.files.root, path)}:${lineOf(file, finding)}`;
            const texts = fixes ? fixLines(file, finding, segment) : textLines(file, finding, segment);
            return [heading(project, place, file, finding), ...texts].join('\n');
          });
        }
      } catch (error) {
        progress(`${path}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  const drawn = draw.draw(count).map((lines, i) => `#${i + 1} ${lines}`);
  const totals = draw.totals().map(([check, offered]) => [check, String(offered)]);
  const outcome = fixes ? [`${fixed} segments fixed, ${worse.length} worse then`, ...worse] : [];
  return [...drawn, table([['check', fixes ? 'safe fixes' : 'findings'], ...totals]), ...outcome].join('\n\n');
}

/** The first five cells are those of a label. */
function heading(project: string, place: string, file: LocalizationFile, { check, severity }: Finding): string {
  const { format, sourceLanguage, targetLanguage } = file;
  const languages = targetLanguage === undefined ? sourceLanguage : `${sourceLanguage} → ${targetLanguage}`;
  return `${[project, check, severity, place].map((cell) => JSON.stringify(cell)).join(', ')} (${format.id}, ${file.role}, ${languages})`;
}

function textLines(file: LocalizationFile, { message, range, fix }: Finding, segment: Segment | undefined): string[] {
  const { text } = file.catalog;
  const within = (slot = segment?.target) => slot && slot.range.start <= range.start && range.end <= slot.range.end;
  const { start, end } = segment?.target && within() ? segment.target.range : range;
  const [from, to] = [Math.max(start, range.start - shown), Math.min(end, range.end + shown)];
  const marked = `${text.slice(from, range.start)}⟦${cut(text.slice(range.start, range.end))}⟧${text.slice(range.end, to)}`;
  return [
    `  message  ${message}`,
    ...(segment ? [`  segment  ${cut(segment.id)}`] : []),
    ...(segment?.source ? [`  source   ${cut(segment.source.value)}`] : []),
    ...(segment?.target && !within() ? [`  target   ${cut(segment.target.value)}`] : []),
    `  marked   ${marked}`,
    ...(fix ? [`  fix      ${fix.kind}: ${english(fix.title)}`] : []),
  ];
}

function fixLines(file: LocalizationFile, finding: Finding, segment: Segment | undefined): string[] {
  if (!segment?.target || !finding.fix) return [];
  const content = applyFix(finding, segment);
  const changes = new Map([[segment.id, { content }]]);
  const { refused } = changeSegments(file.format, file.catalog, changes, [], file.targetLanguage);
  return [
    `  fix      ${english(finding.fix.title)}`,
    `  segment  ${cut(segment.id)}`,
    ...(segment.source ? [`  source   ${JSON.stringify(segment.source.value)}`] : []),
    `  before   ${JSON.stringify(segment.target.value)}`,
    `  after    ${refused.get(segment.id) ?? JSON.stringify(content.value)}`,
  ];
}

function cut(text: string): string {
  return text.length > 2 * shown ? `${text.slice(0, shown)} … ${text.slice(-shown)}` : text;
}

function lineOf({ catalog: { text } }: LocalizationFile, { range }: Finding): number {
  return text.slice(0, range.start).split('\n').length;
}
