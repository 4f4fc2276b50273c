import type { EngineOptions } from '../../shared/engineOptions.ts';
import { type FontFolder, fontFolder } from './fonts/fontFolder.ts';

/** Folders of what documents are read and set with, as whoever started the service named them. */
export type ToolFolders = Pick<EngineOptions, 'fonts' | 'tessdata'>;

/** What documents are read and set with beside the engines. */
export interface DocumentTools {
  readonly folders: ToolFolders;
  readonly fonts: FontFolder;
}

/** The tools of folders. */
export function documentTools(folders: ToolFolders): DocumentTools {
  return { folders, fonts: fontFolder(folders.fonts) };
}
