import type { FileStore } from '../storage/files.ts';

/** Folder of the files. */
const folder = 'documents';

/** The file of a document as it came (`in`) or translated (`out`), both encrypted: `documents/4F….in`. */
export function documentFile(id: string, part: 'in' | 'out'): string {
  return `${folder}/${id}.${part}`;
}

/** Removes both files of a document. */
export async function removeDocumentFiles(files: FileStore, id: string): Promise<void> {
  await files.remove(documentFile(id, 'in'));
  await files.remove(documentFile(id, 'out'));
}

/** Every file there is, with the document and the part that its name says. */
export async function listDocumentFiles(
  files: FileStore,
): Promise<readonly { readonly name: string; readonly id: string; readonly part: string | undefined }[]> {
  return (await files.list(folder)).map((name) => {
    const [id = '', part] = name.slice(folder.length + 1).split('.');
    return { name, id, part };
  });
}
