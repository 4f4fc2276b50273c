import { parentPort, workerData } from 'node:worker_threads';
import { documentSession } from './documentSession.ts';
import type { DocumentAnswer, DocumentRequest } from './documentThread.ts';
import { documentTools, type ToolFolders } from './documentTools.ts';
import { ownMemory } from './ownMemory.ts';
import { UnusableDocument } from './unusableDocument.ts';

const session = documentSession(documentTools(workerData as ToolFolders));

async function answerTo([task, args]: DocumentRequest): Promise<DocumentAnswer> {
  try {
    return { result: await (session[task] as (...all: unknown[]) => unknown)(...args) };
  } catch (error) {
    if (error instanceof UnusableDocument) return { unusable: error.message };
    throw error;
  }
}

// what is thrown here ends the thread, and whoever asked learns of it
parentPort?.on('message', async (request: DocumentRequest) => {
  const answer = await answerTo(request);
  const values = 'result' in answer ? Object.values(answer.result ?? {}) : [];
  parentPort?.postMessage(answer, ownMemory(values));
});
