import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { connectService } from '../translation/connectService.ts';
import { serviceSource, serviceTarget } from '../translation/serviceLanguage.ts';
import { emptyRecord } from '../voice/followVoice.ts';
import { openRecording } from '../voice/openRecording.ts';
import { openSound, type Sound } from '../voice/openSound.ts';
import { runSession, type SessionOrder } from '../voice/runSession.ts';
import { type SubtitleKind, saveVoiceFiles, subtitleFiles, voiceFileName } from '../voice/voiceSubtitles.ts';
import { type CommandInput, command, exitCodes, listed, UsageError } from './command.ts';
import { serviceChoice, serviceOptions } from './serviceOptions.ts';
import { shownName } from './shownPath.ts';
import type { Terminal } from './terminal.ts';
import { voiceLines } from './voiceLines.ts';

const options = {
  to: { type: 'string', multiple: true, value: 'LANG,…', summary: 'languages to translate into, five at most' },
  from: {
    type: 'string',
    value: 'LANG',
    summary: 'language that is spoken; without it a remote service detects it, the embedded one takes English',
  },
  type: { type: 'string', value: 'TYPE', summary: 'media type of the sound, needed for bare samples' },
  'save-subtitles': { type: 'boolean', summary: 'save the transcript and each translation as .srt' },
  output: {
    type: 'string',
    short: 'o',
    value: 'OUT',
    summary: 'name of the subtitles (.srt or .vtt), which get their language; saves them',
  },
  force: { type: 'boolean', summary: 'replace files that are there' },
  json: { type: 'boolean', summary: 'one JSON object per line' },
  glossary: { type: 'string', value: 'ID', summary: 'glossary of the service' },
  terms: { type: 'string', value: 'ID', summary: 'spoken terms of the service' },
  formality: {
    type: 'string',
    value: 'LEVEL',
    choices: ['default', 'formal', 'more', 'informal', 'less'],
    summary: 'default, formal or informal',
  },
  tag: { type: 'string', value: 'TAG', summary: 'reporting tag: what the usage is counted under' },
  ...serviceOptions,
} as const;

type Input = CommandInput<typeof options>;

/** `interline voice`: speech as text and translations while it is spoken, through a realtime session of the service. */
export const voice = command({
  usage: 'FILE|- [--to LANG,…] [--from LANG] [--save-subtitles] [-o OUT] [--service URL]',
  summary: 'transcribes and translates speech while it is spoken',
  details: [
    'Prints each piece of speech and its translations once they will not change any more; a terminal also shows what is being',
    'said. “-” takes sound from standard input; Ctrl-C ends it and waits for the rest, a second one stops at once. With --to',
    'lines begin with their language. Subtitles are saved beside FILE, or where -o says: talk.wav becomes talk.de.srt.',
    'json: one object per piece {kind, language, text, start, end}; kind is transcript or translation, times are ms.',
  ].join('\n'),
  options,
  async run(input, terminal, signal) {
    const { options: asked } = input;
    const [operand, ...more] = input.operands;
    if (!operand || more.length > 0) throw new UsageError('voice needs one FILE, or - for standard input.');
    const isLive = operand === '-';
    const path = resolve(terminal.cwd, operand);
    const base = subtitlesBase(asked, isLive ? undefined : path, terminal);
    const choice = serviceChoice(asked, terminal.env);
    const from = asked.from ?? (choice.url ? undefined : 'en');
    const order = orderOf(asked, from, choice.url === undefined);
    const targets = order.request.target_languages as readonly string[];
    const kind = kindOf(base);
    if (base && !asked.force) refuseExisting(base, kind, [...(from ? [serviceSource(from)] : []), ...targets]);
    const sound = isLive ? await liveSound(terminal, asked.type, signal) : await openRecording(path, asked.type);
    const stored = asked.glossary !== undefined || asked.terms !== undefined || asked.data !== undefined;
    // Ctrl-C ends the sound of standard input; what was said until then is still to be told
    const stop = isLive ? new AbortController().signal : signal;
    const connection = await connectService({ ...choice, transient: !stored, apart: isLive }, stop);
    const live = terminal.live();
    const record = emptyRecord();
    const audience = voiceLines(terminal, live, asked.json ? 'json' : targets.length > 0 ? 'named' : 'plain');
    const opened = (recognizer: string | undefined) => {
      if (recognizer) terminal.say(`${recognizer} transcribes, on this machine.`);
      else terminal.say(`${connection.name} transcribes.`);
    };
    const reconnecting = () => {
      live.clear();
      terminal.say('The connection to the voice service was lost; connecting again.');
    };
    try {
      await runSession(connection.client, sound, order, { opened, reconnecting, audience, record }, stop);
    } finally {
      live.clear();
      // of a session that broke, too
      if (base) {
        const files = subtitleFiles(record, base, kind);
        await saveVoiceFiles(files, asked.force ? 'replace' : 'create', (saved) =>
          terminal.say(`Saved ${shownName(saved, terminal)}.`),
        );
      }
      await connection.stop();
    }
    if (record.transcript.size === 0) terminal.say('No speech was recognized.');
    return exitCodes.clean;
  },
});

function orderOf(asked: Input['options'], from: string | undefined, unpaced: boolean): SessionOrder {
  const targets = [...new Set(listed(asked.to).map(serviceTarget))];
  if (targets.length > 5) throw new UsageError('voice translates into five languages at most.');
  return {
    request: {
      ...(from ? { source_language: serviceSource(from), source_language_mode: 'fixed' } : {}),
      target_languages: targets,
      ...(asked.glossary ? { glossary_id: asked.glossary } : {}),
      ...(asked.terms ? { spoken_terms_id: asked.terms } : {}),
      ...(asked.formality ? { formality: asked.formality as 'default' } : {}),
    },
    reportingTag: asked.tag,
    unpaced,
  };
}

/** What the subtitles are named after; undefined where none are saved. */
function subtitlesBase(asked: Input['options'], file: string | undefined, terminal: Terminal): string | undefined {
  if (asked.output !== undefined) {
    if (!/\.(?:srt|vtt)$/i.test(asked.output))
      throw new UsageError('Subtitles are saved as .srt or .vtt: -o talk.srt.');
    return resolve(terminal.cwd, asked.output);
  }
  if (!asked['save-subtitles']) return undefined;
  if (file === undefined) throw new UsageError('Subtitles of standard input need a name: -o talk.srt.');
  return file;
}

function kindOf(base: string | undefined): SubtitleKind {
  return base && extname(base).toLowerCase() === '.vtt' ? 'vtt' : 'srt';
}

/** @throws EditRefused before an hour of speech was listened to for nothing. */
function refuseExisting(base: string, kind: SubtitleKind, languages: readonly string[]): void {
  const path = languages.map((language) => voiceFileName(base, language, kind)).find((name) => existsSync(name));
  if (path !== undefined) throw new EditRefused(say`${path} already exists; nothing was written.`);
}

/** Standard input until it ends, or the user ends it. */
function liveSound(terminal: Terminal, type: string | undefined, signal: AbortSignal): Promise<Sound> {
  const interrupted = new Promise<{ done: true; value: undefined }>((resolve) => {
    const end = () => resolve({ done: true, value: undefined });
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  async function* parts() {
    const reader = terminal.input()[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([reader.next(), interrupted]);
      if (next.done) return;
      yield next.value;
    }
  }
  return openSound(parts(), { type });
}
