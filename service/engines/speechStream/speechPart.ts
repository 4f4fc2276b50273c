import type { RawData } from 'ws';
import type { HeardPiece } from '../transcriber.ts';
import type { SpeechSocket } from './speechSocket.ts';
import type { StreamAnswer, StreamedText, StreamProtocol } from './streamProtocol.ts';

/** Samples of a message: 0.1 s, since the servers look for the end of speech once a message. */
const frame = 1600;
/** Sound that may be sent without any answer before no more is taken, in samples: 5 s. No server is silent for longer. */
const mostUnanswered = 5 * 16_000;
/** Sound after which it is asked whether the server has read it, in samples: 1 s. */
const stretch = 16_000;
/** How long a server may take to say goodbye, in ms. */
const parting = 1000;

/** The sound of one connection. */
export interface SpeechPart {
  /** Samples that were sent. */
  sent(): number;
  /** Resolves when more may come. @throws OperationalError `unavailable` */
  write(sound: Int16Array): Promise<void>;
  /** Ends the sound; everything was told when this resolves. @throws OperationalError `unavailable` */
  finish(): Promise<void>;
  /** Ends it at once; nothing more is reported. */
  close(): void;
}

/** Takes what is heard; undefined where nothing is. Times in ms since the first sample of the connection. */
export interface PartListener {
  concluded(piece: HeardPiece): void;
  tentative(piece: HeardPiece | undefined): void;
}

/** Opens a connection to a recognizer. @throws OperationalError `unavailable` when it does not take it. */
export async function speechPart(
  server: SpeechSocket,
  protocol: StreamProtocol,
  to: PartListener,
): Promise<SpeechPart> {
  const socket = await server.connect();
  const read = protocol.reader();
  const heard = heardTexts(to, () => sent / 16);
  const signs = serverSigns(server.patience, () => stop('did not answer in time'));
  let [sent, unanswered, sinceAnswer, sincePing, unread] = [0, 0, 0, 0, 0];
  let [ending, over] = [false, false];
  let failure: Error | undefined;

  const stop = (why?: string) => {
    if (over) return;
    over = true;
    if (why !== undefined) failure = server.failure(why);
    else heard.end();
    socket.close();
    setTimeout(() => socket.terminate(), parting).unref();
    signs.give();
  };
  const onMessage = (data: RawData, binary: boolean) => {
    if (over) return;
    sinceAnswer = 0;
    unanswered--;
    const answer = binary ? undefined : readable(() => read(data.toString(), { ending, unanswered }));
    if (!answer) return stop(`answered with something that is not in ${protocol.name}’s protocol`);
    heard.take(answer);
    if (answer.ended) stop();
  };
  /** Resolves when something is so, which any sign of the server may make it. */
  const when = async (is: () => boolean) => {
    await signs.until(() => over || is());
    if (failure) throw failure;
  };
  socket.on('message', onMessage);
  socket.on('pong', () => unread--);
  socket.on('close', (code) => stop(ending && code === 1000 ? undefined : 'closed the connection'));
  for (const event of ['message', 'pong'] as const) socket.on(event, signs.give);
  if (protocol.opening !== undefined) socket.send(protocol.opening);
  return {
    sent: () => sent,
    async write(sound) {
      for (let offset = 0; offset < sound.length; offset += frame) {
        if (failure) throw failure;
        const part = sound.subarray(offset, offset + frame);
        socket.send(protocol.bytesOf(part));
        unanswered++;
        sent += part.length;
        sinceAnswer += part.length;
        sincePing += part.length;
        if (sincePing >= stretch) {
          // a server reads no faster than it hears, so the answer to a ping tells how far it is
          await when(() => unread === 0);
          socket.ping();
          sincePing = 0;
          unread++;
        }
        await when(() => sinceAnswer <= mostUnanswered);
      }
    },
    async finish() {
      if (failure) throw failure;
      ending = true;
      unanswered++;
      socket.send(protocol.ending);
      await when(() => over);
    },
    close() {
      over = true;
      socket.terminate();
      signs.give();
    },
  };
}

/** What a parser makes of an answer; undefined where it can make nothing of it. */
function readable(read: () => StreamAnswer): StreamAnswer | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Waits for what a server may bring about. @param giveUp is called where none of its signs came for so many ms. */
function serverSigns(patience: number, giveUp: () => void) {
  const waiting = new Set<() => void>();
  return {
    /** The server gave a sign. */
    give(): void {
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
    /** Resolves when something is so, which any sign may make it. */
    async until(is: () => boolean): Promise<void> {
      while (!is()) {
        const timer = setTimeout(giveUp, patience);
        await new Promise<void>((resolve) => waiting.add(resolve));
        clearTimeout(timer);
      }
    },
  };
}

/** Passes on what answers say was heard. @param now ms of sound that were sent. */
function heardTexts(to: PartListener, now: () => number) {
  const place = speechPlaces(now);
  let open: StreamedText | undefined;
  return {
    take({ concluded, tentative }: StreamAnswer): void {
      if (concluded) open = undefined;
      if (concluded && concluded.text.trim() !== '') to.concluded(place.conclude(concluded));
      if (!tentative && !concluded) return;
      open = tentative && tentative.text.trim() !== '' ? tentative : undefined;
      to.tentative(open && place.follow(open));
    },
    /** No more is heard: what was said last stays as it is. */
    end(): void {
      if (open) to.concluded(place.conclude(open));
    },
  };
}

/**
 * Gives what is heard its times: those of its words, else those at which it was first and last heard to change.
 *
 * @param now ms of sound that were sent.
 */
function speechPlaces(now: () => number) {
  let last = 0;
  let since: { readonly start: number; readonly end: number; readonly text: string } | undefined;
  const placed = ({ text, words }: StreamedText): HeardPiece => {
    const within = (time: number) => Math.round(Math.min(Math.max(time, last), now()));
    const start = within(words[0]?.start ?? since?.start ?? now());
    const end = Math.max(start, within(words.at(-1)?.end ?? since?.end ?? now()));
    return { text, start, end, ...(words.length > 0 ? { words } : {}) };
  };
  return {
    follow(heard: StreamedText): HeardPiece {
      if (heard.text !== since?.text) {
        since = { start: since?.start ?? Math.max(last, now() - frame / 16), end: now(), text: heard.text };
      }
      return placed(heard);
    },
    conclude(heard: StreamedText): HeardPiece {
      const piece = placed(heard);
      last = piece.end;
      since = undefined;
      return piece;
    },
  };
}
