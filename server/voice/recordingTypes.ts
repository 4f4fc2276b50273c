/** Types of recordings that a job of the service takes, by extension. */
export const sourceTypes: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.flac': 'audio/flac',
  '.m4a': 'audio/mp4',
  '.mp4': 'audio/mp4',
  '.webm': 'audio/webm',
};

/** What can be made of them, by extension. */
export const resultTypes: Readonly<Record<string, string>> = {
  '.srt': 'application/x-subrip',
  '.txt': 'text/plain',
  '.ogg': 'audio/ogg;codecs=opus',
  '.opus': 'audio/ogg;codecs=opus',
  '.webm': 'audio/webm;codecs=opus',
  '.flac': 'audio/flac',
  '.mka': 'audio/x-matroska;codecs=opus',
};
