import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { standsFor } from '../../shared/languages/languageTag.ts';
import { say } from '../../shared/sentences/sentence.ts';
import {
  type ChangedTexts,
  changeTextsRequest,
  type DetectedLanguages,
  detectTextsRequest,
  type TextChange,
} from '../../shared/textsProtocol.ts';
import { pathOf } from '../lsp/paths.ts';
import { RequestRefused } from '../lsp/safely.ts';
import type { Session } from '../lsp/session.ts';
import { improveTexts } from '../translation/improveTexts.ts';
import type { SegmentTranslation } from '../translation/translate.ts';
import { translateText } from '../translation/translateText.ts';
import { summarize } from './commands/summary.ts';
import type { Feature } from './feature.ts';
import { paragraphsOf } from './paragraphsOf.ts';

/** Corrects, rephrases and translates texts that somebody selected, and detects their languages. */
export const selectedTexts: Feature = {
  register(registry, session) {
    registry.onRequest(changeTextsRequest, ({ texts, change: wanted, uri }, { signal }) =>
      wanted.kind === 'translate'
        ? translated(session, texts, uri, wanted.language, signal)
        : improved(session, texts, wanted, signal),
    );
    registry.onRequest(detectTextsRequest, ({ texts }, { signal }) => languagesOf(session, texts, signal));
  },
};

async function improved(
  session: Session,
  texts: readonly string[],
  wanted: Exclude<TextChange, { readonly kind: 'translate' }>,
  signal: AbortSignal,
): Promise<ChangedTexts> {
  const { client } = await session.service.connect();
  const parts = texts.map(paragraphsOf);
  const options =
    wanted.kind === 'rephrase'
      ? { ...(wanted.style ? { writing_style: wanted.style } : {}), ...(wanted.tone ? { tone: wanted.tone } : {}) }
      : {};
  const flat = parts.flat();
  const answers = await improveTexts(client, flat, options, signal, wanted.kind);
  let next = 0;
  const joined = parts.map((paragraphs) => paragraphs.map((part) => answers.get(next++)?.text ?? part).join(''));
  return { texts: joined };
}

/** The languages as the service detects them, null where it cannot. */
async function languagesOf(
  session: Session,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<DetectedLanguages> {
  const { client } = await session.service.connect();
  const { results } = await client.detect(
    texts.map((text) => text.slice(0, longestSample)),
    signal,
  );
  return results.map(({ detected_language }) => detected_language ?? null);
}

/** Characters that are enough to detect a language: more would not make it surer. */
const longestSample = 2000;

async function translated(
  session: Session,
  texts: readonly string[],
  uri: string,
  target: string,
  signal: AbortSignal,
): Promise<ChangedTexts> {
  const path = pathOf(uri) ?? join(session.projects.folders[0] ?? tmpdir(), 'untitled.txt');
  const project = await session.projects.for(path);
  const sources = await languagesOf(session, texts, signal).catch(() => texts.map(() => null));
  const results: string[] = [];
  const all: SegmentTranslation[] = [];
  for (const [i, text] of texts.entries()) {
    signal.throwIfAborted();
    const source = sources[i] ?? project.workspace.settings.project.sourceLanguage;
    if (standsFor(source, target))
      throw new RequestRefused(say`The text is in ${source} already, the language that it is to be translated into.`);
    const { translator, workspace } = project;
    const done = await translateText(translator, workspace, { text, source, target }, signal);
    results.push(done.text);
    pushAll(all, done.translations);
  }
  const { failed, message, wanted } = summarize(all, say`the selection`, session);
  return { texts: results, ...(failed > 0 ? { message, ...(wanted ? { wanted } : {}) } : {}) };
}
