import { basename } from 'node:path';
import { type CodeLens, CodeLensRequest } from 'vscode-languageserver';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { commands } from '../../shared/protocol.ts';
import { uriOf } from '../lsp/paths.ts';
import { type Progress, progressOf } from '../workspace/progress.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import type { Feature } from './feature.ts';

/** Above the first line: how far the file is, and for a source file how far each of its targets is. */
export const codeLenses: Feature = {
  capabilities: () => ({ codeLensProvider: { resolveProvider: false } }),
  register(registry, session) {
    registry.onRequest(CodeLensRequest.type, async ({ textDocument }, { signal }) => {
      const snapshot = await session.snapshot(textDocument.uri);
      if (!snapshot) return [];
      const { file, workspace, uri } = snapshot;
      if (file.role === 'single') return [];
      if (!file.catalog.isSource) return lensesOf(file, uri);
      const lenses: CodeLens[] = [];
      for (const target of await workspace.targetsOf(file)) {
        if (signal.aborted) break;
        const name = `${target.targetLanguage ?? basename(target.path)}: `;
        if ('format' in target) pushAll(lenses, lensesOf(target, uriOf(target.path), name));
        else lenses.push(command(`${name}no file yet · Translate`, uri, target.targetLanguage));
      }
      return lenses;
    });
  },
};

/** One lens; of a file that keeps several languages one for each. */
function lensesOf(file: LocalizationFile, uri: string, name = ''): CodeLens[] {
  const rows = progressOf(file);
  const [only] = rows;
  if (rows.length === 1 && only) return [lens(only, uri, name)];
  return rows.map((row) => lens(row, uri, `${row.language ?? '?'}: `, row.language ?? undefined));
}

/** @example “87 of 120 translated · 3 need review · Translate 33 untranslated” */
function lens(progress: Progress, uri: string, name: string, language?: string): CodeLens {
  const { total, translated, needsReview, untranslated } = progress;
  const parts = [
    `${translated} of ${total} translated`,
    ...(needsReview > 0 ? [`${needsReview} need${needsReview === 1 ? 's' : ''} review`] : []),
    ...(untranslated > 0 ? [`Translate ${untranslated} untranslated`] : []),
  ];
  return command(name + parts.join(' · '), uri, language);
}

function command(title: string, uri: string, language?: string): CodeLens {
  const start = { line: 0, character: 0 };
  return {
    range: { start, end: start },
    command: { title, command: commands.translateFile, arguments: language ? [uri, language] : [uri] },
  };
}
