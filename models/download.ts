import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperationalError } from '../shared/api/operationalError.ts';
import { say } from '../shared/sentences/sentence.ts';
import { unwritableReason } from '../shared/unwritableReason.ts';
import { cancelled, ModelError } from './modelError.ts';
import type { SourceFile } from './modelSource.ts';
import { type Answer, get, type Network, refusal, unreachable } from './request.ts';

/** Most bytes of a file whose source does not say how many it has. */
const mostBytes = 512 * 1024 * 1024;
/** How often a connection that broke is taken up again without asking the person. */
const mostAttempts = 3;

/**
 * Downloads a file into a folder. What a broken or killed download left there is completed, not fetched again; a file
 * that is not what its source announced is deleted.
 *
 * @param progress called with the bytes that are there.
 * @returns the path of the file, whole and checked.
 * @throws OperationalError in words for the user.
 */
export async function downloadFile(
  file: SourceFile,
  folder: string,
  network: Network,
  progress: (bytes: number) => void,
): Promise<string> {
  // The name holds what the file must be, so that another version never completes it.
  const key = createHash('sha256')
    .update(`${file.address} ${file.sha256 ?? ''} ${file.size ?? ''}`)
    .digest('hex');
  const path = join(folder, `${key.slice(0, 32)}.part`);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw unwritable(folder, error);
  });
  for (let attempt = 1; ; attempt++) {
    const before = await sizeOf(path);
    try {
      await fetchRest(file, path, network, progress);
      break;
    } catch (error) {
      const isBroken = error instanceof OperationalError && error.kind === 'network' && (await sizeOf(path)) > before;
      if (network.signal.aborted) throw cancelled();
      if (!isBroken || attempt === mostAttempts) throw error;
    }
  }
  await check(file, path);
  return path;
}

async function fetchRest(
  file: SourceFile,
  path: string,
  network: Network,
  progress: (bytes: number) => void,
): Promise<void> {
  let there = await sizeOf(path);
  if (file.size !== undefined && there >= file.size) {
    progress(there);
    return;
  }
  // Without a size or a hash nobody could tell whether two parts are of one file.
  const resumes = there > 0 && file.size !== undefined && file.sha256 !== undefined;
  const answer = await get(file.address, network, resumes ? { range: `bytes=${there}-` } : {});
  const continues = answer.status === 206 && startOf(answer) === there;
  if (answer.status !== 200 && !continues) {
    answer.body.destroy();
    if (answer.status !== 206 && answer.status !== 416) throw refusal(answer);
    // The rest of another file: begin again.
    await rm(path, { force: true });
    return fetchRest(file, path, network, progress);
  }
  const type = answer.headers['content-type'] ?? '';
  if (/^text\/html/i.test(type)) {
    answer.body.destroy();
    throw new ModelError(
      'network',
      say`${answer.url.host} answered with a web page in place of ${file.name}; a proxy or a sign-in page may be in between.`,
    );
  }
  if (!continues) there = 0;
  const announced = Number(answer.headers['content-length']);
  const expected = file.size ?? (Number.isFinite(announced) && !continues ? announced : undefined);
  const handle = await open(path, continues ? 'a' : 'w').catch((error: unknown) => {
    throw unwritable(path, error);
  });
  try {
    there = await receive(answer, { file, path, handle }, there, expected ?? mostBytes, network, progress);
  } finally {
    await handle.close();
  }
  if (expected !== undefined && there < expected)
    throw new ModelError(
      'network',
      say`The download of ${file.name} from ${answer.url.host} broke off after ${there} of ${expected} bytes. Try again; the download resumes where it stopped.`,
    );
}

async function receive(
  answer: Answer,
  { file, path, handle }: { readonly file: SourceFile; readonly path: string; readonly handle: FileHandle },
  start: number,
  most: number,
  network: Network,
  progress: (bytes: number) => void,
): Promise<number> {
  let there = start;
  try {
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      if (there + chunk.length > most) {
        answer.body.destroy();
        await handle.truncate(0);
        throw new ModelError(
          'rejected',
          say`${file.name} from ${answer.url.host} is larger than announced; it was not kept.`,
          { remedy: 'anotherSource' },
        );
      }
      await handle.writeFile(chunk).catch((error: unknown) => {
        throw unwritable(dirname(path), error);
      });
      there += chunk.length;
      progress(there);
    }
  } catch (error) {
    throw unreachable(answer.url, error, network.signal);
  }
  return there;
}

/** Checks size and hash of what was downloaded, and deletes what is something else. */
async function check(file: SourceFile, path: string): Promise<void> {
  const size = await sizeOf(path);
  const right =
    (file.size === undefined || size === file.size) &&
    (file.sha256 === undefined || (await hashOf(path)) === file.sha256);
  if (right) return;
  await rm(path, { force: true });
  throw new ModelError(
    'rejected',
    say`${file.name} is not what its source announced (wrong checksum); it was deleted.`,
    { remedy: 'retry' },
  );
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Where the part of a `206` begins. */
function startOf({ headers }: Answer): number {
  return Number(/^bytes (\d+)-/.exec(headers['content-range'] ?? '')?.[1] ?? Number.NaN);
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** The sentence for a place that cannot be written. */
export function unwritable(path: string, error: unknown): OperationalError {
  const { code = '' } = (error ?? {}) as { readonly code?: string };
  const reason = unwritableReason(error);
  const isFull = /^(?:ENOSPC|EDQUOT|EFBIG)$/.test(code);
  return new ModelError(
    'rejected',
    isFull
      ? say`${path} cannot be written: ${reason}; nothing was installed. Free some space, then try again.`
      : say`${path} cannot be written: ${reason}; nothing was installed. Correct that, then try again.`,
    { cause: error },
  );
}
