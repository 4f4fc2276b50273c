/** Extensions of recordings that services read; `npm run generate` writes them into the menu of the explorer. */
export const recordingExtensions = ['wav', 'mp3', 'ogg', 'oga', 'opus', 'flac', 'webm', 'mka', 'mkv'] as const;
