import { quote } from '../../shared/checks/contract/sides.ts';
import { english } from '../../shared/sentences/sentence.ts';
import type { LazyConnection } from '../translation/connectService.ts';
import { countFailures } from '../translation/origins.ts';
import type { ServiceTexts } from '../translation/serviceRequest.ts';
import { serviceRun } from '../translation/serviceRun.ts';
import type { SegmentTranslation } from '../translation/translate.ts';
import { translateText } from '../translation/translateText.ts';
import { createTranslator } from '../translation/translator.ts';
import { openWorkspace, type WorkspaceOptions } from '../workspace/openWorkspace.ts';
import { projectRoot } from '../workspace/projectRoot.ts';
import { type ExitCode, exitCodes } from './command.ts';
import { endOfTranslation, notTranslated } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** Texts of a command line, and what they are to become. */
export interface WantedTexts {
  readonly texts: readonly string[];
  /** Detected by the service where it is absent. */
  readonly from: string | undefined;
  readonly to: string;
  readonly json: boolean | undefined;
  readonly service: ServiceTexts;
}

/** `interline translate --text`: texts to standard output, each translated with what the project around the folder knows. */
export async function translateTexts(
  { texts, from, to, json, service }: WantedTexts,
  options: WorkspaceOptions,
  connection: LazyConnection,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<ExitCode> {
  const workspace = await openWorkspace(await projectRoot(terminal.cwd, terminal.cwd), options);
  const translator = createTranslator({
    workspace,
    service: connection.get,
    onNotice: (notice) => terminal.say(english(notice)),
  });
  const translated: SegmentTranslation[] = [];
  const sources: string[] = [];
  const run = serviceRun();
  try {
    const detected = from === undefined ? await (await connection.get()).client.detect(texts, signal) : undefined;
    for (const [i, text] of texts.entries()) {
      const source = from ?? detected?.results[i]?.detected_language ?? workspace.settings.project.sourceLanguage;
      const wanted = { text, source, target: to, texts: service, run };
      const done = await translateText(translator, workspace, wanted, signal);
      if (signal.aborted) return exitCodes.cancelled;
      if (json) terminal.out(JSON.stringify({ text, source, target: to, translation: done.text }));
      else terminal.out(done.text.replace(/\r?\n$/, ''));
      const values = new Map([...done.base.catalog.segments].map(({ id, source: side }) => [id, side?.value ?? '']));
      // The ids of paragraphs begin again with each text.
      for (const one of done.translations) {
        translated.push({ ...one, id: String(sources.length) });
        sources.push(values.get(one.id) ?? '');
      }
    }
  } finally {
    for (const failures of countFailures(translated)) {
      terminal.say(
        notTranslated(
          failures,
          failures.ids.slice(0, 3).map((id) => english(quote(sources[Number(id)] ?? ''))),
        ),
      );
    }
    await connection.stop();
  }
  return endOfTranslation(translated);
}
