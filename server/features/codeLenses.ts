import { basename } from 'node:path';
import { type CodeLens, CodeLensRefreshRequest, CodeLensRequest, Command } from 'vscode-languageserver';
import { messageId } from '../../shared/catalog/messageId.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { commands, showUsesCommand } from '../../shared/protocol.ts';
import { joined, type Sentence, say } from '../../shared/sentences/sentence.ts';
import { pathOf } from '../lsp/paths.ts';
import { DocumentChanged, isExpected } from '../lsp/safely.ts';
import type { Session, Snapshot } from '../lsp/session.ts';
import { type Progress, progressOf } from '../workspace/progress.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { forgetUses, keyUses } from './code/keyUses.ts';
import type { Feature } from './feature.ts';
import { locationOf } from './keyUnderCursor.ts';

/**
 * Above the first line: how far the file is, and for a source file how far each of its targets is. Above each of its keys:
 * how often code asks for it. When a file changes
 * that the lenses of another document count, the client has to ask again.
 */
export const codeLenses: Feature = {
  capabilities: () => ({ codeLensProvider: { resolveProvider: false } }),
  register(registry, session) {
    registry.onRequest(CodeLensRequest.type, async ({ textDocument: { uri } }, { signal }) => {
      const lenses = await lensesOfDocument(session, uri, signal);
      if (!signal.aborted) session.facts.of(shownTitles, session).set(uri, titlesOf(lenses));
      return [...lenses];
    });
  },
  filesChanged: forgetUses,
  async filesSettled({ paths, isAll }, session) {
    if (session.client.refreshesLenses) await refresh(session, isAll ? new Set() : paths);
  },
};

/** What the client shows, by the URIs of documents. */
const shownTitles = () => new Map<string, string>();

const titlesOf = (lenses: readonly CodeLens[]) => lenses.map((one) => one.command?.title).join('\n');

async function refresh(session: Session, changed: ReadonlySet<string>): Promise<void> {
  const { signal } = new AbortController();
  const shown = session.facts.of(shownTitles, session);
  for (const [uri, titles] of shown) {
    const path = pathOf(uri);
    if (path === undefined || !session.documents.get(uri)) {
      shown.delete(uri);
      continue;
    }
    // For a document that alone changed the client asks by itself.
    if (changed.size === 1 && changed.has(path)) continue;
    try {
      if (titlesOf(await lensesOfDocument(session, uri, signal)) === titles) continue;
    } catch (error) {
      if (!isExpected(error) && !(error instanceof DocumentChanged)) throw error;
      continue;
    }
    await session.connection.sendRequest(CodeLensRefreshRequest.type);
    return;
  }
}

async function lensesOfDocument(session: Session, uri: string, signal: AbortSignal): Promise<readonly CodeLens[]> {
  const snapshot = await session.snapshot(uri);
  if (!snapshot) return [];
  return [...(await lensesAbove(session, snapshot, signal)), ...(await keyLenses(session, snapshot))];
}

async function lensesAbove(session: Session, snapshot: Snapshot, signal: AbortSignal): Promise<CodeLens[]> {
  const { file, workspace, uri } = snapshot;
  if (file.role === 'single') return [];
  if (!file.catalog.isSource) return lensesOf(file, uri, session);
  const lenses: CodeLens[] = [];
  const targets = await workspace.pairs.targetsOf(file);
  const shown = targets.length > mostLanguages + 1 ? mostLanguages : targets.length;
  for (const target of targets.slice(0, shown)) {
    if (signal.aborted) break;
    const name = target.targetLanguage ?? basename(target.path);
    if ('format' in target) pushAll(lenses, lensesOf(target, session.uriOf(target.path), session, name));
    else lenses.push(command(session.localized(say`${name}: no file yet · Translate`), uri, target.targetLanguage));
  }
  const left = targets.length - shown;
  if (left > 0)
    lenses.push({ range: top, command: { title: session.localized(say`and ${left} more languages`), command: '' } });
  return lenses;
}

/** More would be a line that nobody reads to its end. */
const mostLanguages = 6;
const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** One lens; of a file that keeps several languages one for each. */
function lensesOf(file: LocalizationFile, uri: string, { localized }: Session, name?: string): CodeLens[] {
  const rows = progressOf(file);
  const [only] = rows;
  const lens = (progress: Progress, label: string | undefined, language?: string) => {
    const words = progressWords(progress);
    return command(localized(label === undefined ? words : say`${label}: ${words}`), uri, language);
  };
  if (rows.length === 1 && only) return [lens(only, name)];
  return rows.map((row) => lens(row, row.language ?? '?', row.language ?? undefined));
}

/** @example “87 of 120 translated · 3 need review · Translate 33 untranslated” */
function progressWords({ total, translated, needsReview, untranslated }: Progress): Sentence {
  const parts = [say`${translated} of ${total} translated`];
  if (needsReview > 0) parts.push(needsReview === 1 ? say`1 needs review` : say`${needsReview} need review`);
  if (untranslated > 0) parts.push(say`Translate ${untranslated} untranslated`);
  return joined(parts, ' · ');
}

function command(title: string, uri: string, language?: string): CodeLens {
  return {
    range: top,
    command: { title, command: commands.translateFile, arguments: language ? [uri, language] : [uri] },
  };
}

/** Files with more keys get no lenses: an editor lays out each of them. */
const mostKeys = 3_000;

/**
 * Above each key of a file of the source language: how often code asks for it. A click shows where, in editors that can
 * (`ClientSupport.showsUses`).
 */
async function keyLenses(session: Session, { file, workspace, text, uri }: Snapshot): Promise<readonly CodeLens[]> {
  if (!workspace.settings.of(file.path).code.usesLens || file.catalog.segments.count > mostKeys) return [];
  const uses = await keyUses(session, workspace);
  const keyFile = uses.index.fileAt(file.path);
  if (!keyFile || uses.code.length === 0) return [];
  const lenses: CodeLens[] = [];
  const shown = new Set<string>();
  for (const segment of file.catalog.segments.all()) {
    const key = messageId(segment);
    if (shown.has(key) || !segment.translatable) continue;
    shown.add(key);
    const places = uses.of(keyFile, segment);
    const title = session.localized(countWords(places.length, uses.isUnused(keyFile, segment)));
    const range = text.rangeAt(segment.idRange ?? segment.range);
    const locations = places.map(({ file: code, use }) => locationOf(session, code.path, code.text, use.range));
    const command =
      session.client.showsUses && places.length > 0
        ? Command.create(title, showUsesCommand, uri, range.start, locations)
        : Command.create(title, '');
    lenses.push({ range, command });
  }
  return lenses;
}

function countWords(count: number, isUnused: boolean): Sentence {
  if (count === 1) return say`1 use`;
  if (count > 1) return say`${count} uses`;
  return isUnused ? say`no use in code` : say`no direct use in code`;
}
