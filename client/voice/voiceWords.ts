import { l10n } from 'vscode';

/** Words of the page. */
export type VoiceWords = ReturnType<typeof voiceWords>;

/** What records in a terminal, as raw sound or WAV on standard output, by platform. */
const recorders: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'ffmpeg -v error -f avfoundation -i :0 -f wav -',
  win32: 'ffmpeg -v error -f dshow -i audio="Microphone" -f wav -',
};

/** The words of the page in the language of the editor. */
export function voiceWords() {
  const recorder = recorders[process.platform] ?? 'arecord -q -f S16_LE -r 16000';
  return {
    title: l10n.t('Voice'),
    intro: l10n.t('Speech becomes text and translations while it is heard.'),
    file: l10n.t('Recording'),
    noFile: l10n.t('No recording chosen'),
    pick: l10n.t('Choose Recording…'),
    drop: l10n.t('You can also drop a recording here; hold Shift while you drag it out of the explorer.'),
    from: l10n.t('Spoken Language'),
    detect: l10n.t('Detected by the service'),
    to: l10n.t('Translations'),
    none: l10n.t('None'),
    languages: l10n.t('Choose Languages…'),
    spoken: l10n.t('Spoken Translation'),
    terms: l10n.t('Spoken Terms'),
    start: l10n.t('Start'),
    listen: l10n.t('Use Microphone'),
    stop: l10n.t('Stop'),
    cancel: l10n.t('Cancel'),
    noMicrophone: l10n.t(
      'VS Code does not let its panels use the microphone. Open a recording instead, or run “{0}” in a terminal.',
      `${recorder} | interline voice -`,
    ),
    denied: l10n.t('The microphone cannot be used: {0}'),
    large: l10n.t('Recordings of more than 100 MB cannot be dropped; choose them with the button.'),
    progress: l10n.t('Progress of the recording'),
    retry: l10n.t('Try Again'),
    signIn: l10n.t('Sign In…'),
    useLocal: l10n.t('Use a Model on This Machine…'),
    results: l10n.t('Save what was heard'),
    srt: l10n.t('Save Subtitles (.srt)'),
    vtt: l10n.t('Save Subtitles (.vtt)'),
    speech: l10n.t('Save Spoken Translation (.ogg)'),
    transcript: l10n.t('transcript'),
    translation: l10n.t('translation'),
    nothing: l10n.t('What is heard appears here.'),
  };
}
