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
