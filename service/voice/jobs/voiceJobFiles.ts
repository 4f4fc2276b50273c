/** Folder of the files. */
const folder = 'voice';

/** The recording of a job. */
export function recordingFile(id: string): string {
  return `${folder}/${id}.in`;
}

/** The file of one result of a job, by its number among the targets. */
export function resultFile(id: string, index: number): string {
  return `${folder}/${id}.${index}`;
}

/** Name of the lease of whoever works on a job. */
export function workLease(id: string): string {
  return `voice/${id}`;
}

/** Name of the lease of whoever receives a job's recording. */
export function uploadLease(id: string): string {
  return `voice/${id}/upload`;
}
