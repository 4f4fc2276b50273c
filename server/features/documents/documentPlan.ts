import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { leastCharacters } from '../../../shared/api/documentMinimum.ts';
import type { TranslateRequest } from '../../../shared/api/translation.ts';
import type { DocumentPlan, DocumentPlanParams, PlannedDocument } from '../../../shared/documentProtocol.ts';
import { formatFor } from '../../../shared/formats/formats.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { translateFile } from '../../translation/translateFile.ts';
import { createTranslator } from '../../translation/translator.ts';
import { textsOf } from '../../translation/uploadDocument.ts';
import { readDecoded } from '../../workspace/readText.ts';
import { segmentsTarget } from './bySegments.ts';
import { goesAsWhole, resultPath } from './documentJob.ts';

/**
 * What translating a document would send, and where the results would be. No service is asked.
 *
 * @throws RequestRefused, SettingsError in a sentence for the user.
 */
export async function documentPlan(
  session: Session,
  params: DocumentPlanParams,
  signal: AbortSignal,
): Promise<DocumentPlan> {
  const { uri, targetLanguages, options = {} } = params;
  const path = pathOf(uri);
  if (path === undefined) throw new RequestRefused(say`Only documents on disk can be translated.`);
  const snapshot = await session.latest(uri);
  const isWhole = !snapshot || goesAsWhole(path, options);
  const whole = isWhole && targetLanguages.length > 0 ? await wholeCost(session, path) : undefined;
  const targets: PlannedDocument[] = [];
  for (const language of targetLanguages) {
    const result = resultPath(path, language, params);
    const cost = whole ?? (snapshot && (await segmentsCost(snapshot, language, params, signal)));
    targets.push({
      language,
      result: session.uriOf(result),
      exists: existsSync(result),
      ...(cost ?? { characters: 0 }),
    });
  }
  return { isWhole, targets };
}

type Cost = Pick<PlannedDocument, 'characters' | 'isLeast'>;

/** Every text of a document is billed; how many there are in one that nothing here reads is not known. */
async function wholeCost(session: Session, path: string): Promise<Cost> {
  const least = leastCharacters(extname(path).slice(1));
  const { watchdog } = (await session.projects.for(path)).workspace.files;
  const decoded = await readDecoded(path, watchdog).catch(() => undefined);
  const format = decoded && formatFor(path, decoded.text);
  if (!decoded || !format) return { characters: least, isLeast: true };
  const count = () => {
    let characters = 0;
    for (const { translatable, source, target } of format.parse(decoded.text, path).segments)
      if (translatable) characters += codePoints((source ?? target)?.value ?? '');
    return characters;
  };
  return { characters: Math.max(least, watchdog.step({ path, length: decoded.text.length }, count)) };
}

async function segmentsCost(
  { workspace, file }: Snapshot,
  language: string,
  { sourceLanguage, options = {} }: DocumentPlanParams,
  signal: AbortSignal,
): Promise<Cost> {
  const requests: TranslateRequest[] = [];
  const plan = { readsDetails: false, record: (request: TranslateRequest) => void requests.push(request) };
  await translateFile(createTranslator({ workspace, plan }), segmentsTarget({ file }, language, sourceLanguage), {
    signal,
    target: language,
    texts: textsOf(options),
    ...(sourceLanguage ? { source: sourceLanguage } : {}),
  });
  return { characters: requests.flatMap(({ text }) => text).reduce((sum, text) => sum + codePoints(text), 0) };
}

/** Characters as the service bills them. */
const codePoints = (text: string) => [...text].length;
