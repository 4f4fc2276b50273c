import { Uri, workspace } from 'vscode';

/**
 * Keeps bytes as a file in the editor's storage, in place of an earlier one of that name.
 *
 * @param folder made where it is not there.
 * @param name as others wrote it; see {@link safeName}.
 * @param unnamed the name where nothing of that is left.
 * @returns the file.
 * @throws FileSystemError where it cannot be written.
 * @example const uri = await keepFile(Uri.joinPath(storage, 'recordings'), 'talk.wav', bytes, 'recording');
 */
export async function keepFile(folder: Uri, name: string, bytes: Uint8Array, unnamed: string): Promise<Uri> {
  const uri = Uri.joinPath(folder, safeName(name, unnamed));
  await workspace.fs.createDirectory(folder);
  await workspace.fs.writeFile(uri, bytes);
  return uri;
}

/**
 * A file name without anything that would leave its folder.
 *
 * @example safeName('../talk.wav', 'recording') // 'talk.wav'
 */
export function safeName(name: string, unnamed: string): string {
  return name.replace(/^.*[\\/]/, '').replace(/^\.+$/, '') || unnamed;
}
