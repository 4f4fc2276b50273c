import { basename } from 'node:path';
import { type CodeLens, CodeLensRequest } from 'vscode-languageserver';
import { commands } from '../../shared/protocol.ts';
import { uriOf } from '../lsp/paths.ts';
import type { Feature } from './feature.ts';
import { type FileProgress, progressOf } from './progressOf.ts';

/** Above the first line: how far the file is, and for a source file how far each of its targets is. */
export const codeLenses: Feature = {
  capabilities: () => ({ codeLensProvider: { resolveProvider: false } }),
  register(registry, session) {
    registry.onRequest(CodeLensRequest.type, async ({ textDocument }, { signal }) => {
      const snapshot = await session.snapshot(textDocument.uri);
      if (!snapshot) return [];
      const { file, workspace, uri } = snapshot;
      if (file.role === 'single') return [];
      if (!file.catalog.isSource) return [lens(progressOf(file.catalog), uri)];
      const lenses: CodeLens[] = [];
      for (const target of await workspace.targetsOf(file)) {
        if (signal.aborted) break;
        const name = `${target.targetLanguage ?? basename(target.path)}: `;
        if ('format' in target) lenses.push(lens(progressOf(target.catalog), uriOf(target.path), name));
        else lenses.push(command(`${name}no file yet · Translate`, uri, target.targetLanguage));
      }
      return lenses;
    });
  },
};

/** @example “87 of 120 translated · 3 need review · Translate 33 untranslated” */
function lens(progress: FileProgress, uri: string, name = ''): CodeLens {
  const { total, translated, needsReview, untranslated } = progress;
  const parts = [
    `${translated} of ${total} translated`,
    ...(needsReview > 0 ? [`${needsReview} need${needsReview === 1 ? 's' : ''} review`] : []),
    ...(untranslated > 0 ? [`Translate ${untranslated} untranslated`] : []),
  ];
  return command(name + parts.join(' · '), uri);
}

function command(title: string, uri: string, language?: string): CodeLens {
  const start = { line: 0, character: 0 };
  return {
    range: { start, end: start },
    command: { title, command: commands.translateFile, arguments: language ? [uri, language] : [uri] },
  };
}
