import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModelServer, modelServer } from '../models/modelServer.ts';
import { sentenceModel } from '../models/sentenceModel.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

/** A workbench on a project whose languages have no text yet, and a source with a model for each. */
export interface ModelProject extends AsyncDisposable {
  readonly workbench: RunningWorkbench;
  readonly editor: Editor;
  readonly server: ModelServer;
  /** The folder of the models that this editor installs. */
  readonly store: string;
  /** Directions that are installed, such as `en-de`. */
  installed(): string[];
  /** Translates the file of a language, and presses the button that installs what lacks. */
  install(language: string): Promise<void>;
}

/**
 * @param name for logs and pictures.
 * @param sentences what the model of each language says: `{ de: 'Guten Tag' }`.
 */
export async function modelProject(name: string, sentences: Readonly<Record<string, string>>): Promise<ModelProject> {
  const source = mkdtempSync(join(tmpdir(), 'il-models-'));
  const server = await modelServer();
  mkdirSync(join(source, 'locales'));
  writeFileSync(join(source, 'locales/en.json'), '{ "hello": "A new sentence for everybody here." }\n');
  for (const [language, sentence] of Object.entries(sentences)) {
    writeFileSync(join(source, `locales/${language}.json`), '{}\n');
    server.add('en', language, sentenceModel({ words: sentence.split(' ') }));
  }
  const direct = { HTTPS_PROXY: '', https_proxy: '', ALL_PROXY: '', all_proxy: '' };
  const workbench = await startWorkbench({
    name,
    source,
    settings: { 'interline.models.source': server.url },
    environment: direct,
  });
  const editor = editorOf(workbench);
  const store = join(workbench.userData, '../home/.local/share/interline/models');
  return {
    workbench,
    editor,
    server,
    store,
    installed: () => (existsSync(store) ? readdirSync(store).filter((entry) => !entry.startsWith('.')) : []),
    async install(language) {
      await editor.run('Notifications: Clear All Notifications');
      await editor.open(`locales/${language}.json`);
      await editor.run('Interline: Translate All Untranslated in This File');
      await editor.pressIn('No engine here translates this text', /^Install /);
    },
    async [Symbol.asyncDispose]() {
      await workbench.stop();
      await server[Symbol.asyncDispose]();
      rmSync(source, { recursive: true, force: true });
    },
  };
}

/** Answers for the paths that end so, with the bytes that the source has there. */
export function answersFor(
  server: ModelServer,
  end: string,
  answer: (response: ServerResponse, bytes: Uint8Array) => void,
): ModelServer['intercept'] {
  return ({ url = '' }, response) => {
    if (!url.endsWith(end)) return false;
    answer(response, server.bytesOf(url) ?? new Uint8Array());
    return true;
  };
}
