import type { EngineOptions } from '../../shared/engineOptions.ts';
import { type FontFolder, fontFolder } from './fonts/fontFolder.ts';

/** What documents are read and set with beside the engines, as whoever started the service brings it. */
export interface DocumentTools {
  /** Fonts for letters that the service's own lack. */
  readonly fonts: FontFolder;
  /** Folder of those fonts; absent where none was named. */
  readonly fontsFolder?: string;
  /** Folder of Tesseract's `.traineddata` files; absent where none was named. */
  readonly tessdataFolder?: string;
}

/** The tools by the options of the service. */
export function documentTools(options: Pick<EngineOptions, 'fonts' | 'tessdata'>): DocumentTools {
  return {
    fonts: fontFolder(options.fonts),
    ...(options.fonts === undefined ? {} : { fontsFolder: options.fonts }),
    ...(options.tessdata === undefined ? {} : { tessdataFolder: options.tessdata }),
  };
}
