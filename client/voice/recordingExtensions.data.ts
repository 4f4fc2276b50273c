/** Extensions of recordings that services read, as the menu of the explorer offers them. */
export const recordingExtensions = ['wav', 'mp3', 'ogg', 'oga', 'opus', 'flac', 'webm', 'mka', 'mkv'] as const;
