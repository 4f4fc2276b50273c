import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { pocketsphinx } from '../../service/engines/pocketsphinx/pocketsphinx.ts';
import type { HeardPiece, Transcription } from '../../service/engines/transcriber.ts';

/** Servers that are streamed to, by whose protocol they speak; sherpa-onnx has two that differ. */
export type StreamingKind = 'vosk' | 'sherpa' | 'sherpa-python';

/** How it breaks instead of recognizing. */
export type StreamingFault = 'silent' | 'closes' | 'rubbish' | 'busy';

/** A server on loopback that really writes down English, behind the protocol of a streaming recognizer. */
export interface StreamingRecognizer extends AsyncDisposable {
  readonly url: string;
  /** Every text message that came, in order. */
  readonly texts: readonly string[];
  readonly authorizations: ReadonlySet<string | undefined>;
  /** Connections that are open. */
  open(): number;
  /** Bytes of sound that came. */
  readonly bytes: number;
  /** Reads nothing more until what is returned is called. */
  hold(): () => void;
  /** What it does to connections from now on. */
  fault: StreamingFault | undefined;
}

/** Starts one. */
export async function streamingRecognizer(kind: StreamingKind): Promise<StreamingRecognizer> {
  const texts: string[] = [];
  const authorizations = new Set<string | undefined>();
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    verifyClient: (_, done) => done(running.fault !== 'busy', 503, 'Service Unavailable'),
  });
  await new Promise((resolve) => server.once('listening', resolve));
  let held = false;
  const running = {
    bytes: 0,
    hold: () => {
      held = true;
      for (const client of server.clients) client.pause();
      return () => {
        held = false;
        for (const client of server.clients) client.resume();
      };
    },
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts,
    authorizations,
    open: () => server.clients.size,
    fault: undefined as StreamingFault | undefined,
    async [Symbol.asyncDispose]() {
      for (const client of server.clients) client.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('connection', (socket, request) => {
    authorizations.add(request.headers.authorization);
    if (held) socket.pause();
    const answers = kind === 'vosk' ? voskAnswers() : sherpaAnswers(kind);
    const take = serve(socket, answers);
    socket.on('message', (data, binary) => {
      if (binary) running.bytes += (data as Buffer).length;
      else texts.push(data.toString());
      const { fault } = running;
      if (fault === 'silent') return;
      if (fault === 'closes') return socket.close(1011);
      if (fault === 'rubbish') return socket.send('<html>');
      take(data as Buffer, binary);
    });
  });
  return running;
}

/** What a server says, by what it heard since it last spoke. */
interface Answers {
  readonly takes: { readonly float: boolean; readonly end: string };
  /** After a message with sound. */
  next(concluded: readonly HeardPiece[], tentative: HeardPiece | undefined): readonly object[];
  /** After the end of the sound. */
  last(concluded: readonly HeardPiece[]): readonly (object | string)[];
  readonly closes: boolean;
}

function voskAnswers(): Answers {
  const resultOf = (pieces: readonly HeardPiece[]) => ({
    result: pieces.flatMap(({ words = [] }) =>
      words.map(({ text, start, end }) => ({ conf: 1, end: end / 1000, start: start / 1000, word: text })),
    ),
    text: pieces.map(({ text }) => text.toLowerCase()).join(' '),
  });
  return {
    takes: { float: false, end: '{"eof" : 1}' },
    next: (concluded, tentative) => [
      concluded.length > 0 ? resultOf(concluded) : { partial: tentative?.text.toLowerCase() ?? '' },
    ],
    last: (concluded) => [concluded.length > 0 ? resultOf(concluded) : { text: '' }],
    closes: true,
  };
}

function sherpaAnswers(kind: 'sherpa' | 'sherpa-python'): Answers {
  let segment = 0;
  let before = '';
  const sent = (piece: HeardPiece | undefined, final: boolean) => {
    const text = piece?.text.toUpperCase() ?? '';
    const number = final && text !== '' ? segment++ : segment;
    if (kind === 'sherpa-python') return { text, segment: number };
    const [start = 0, words = []] = [piece?.words?.[0]?.start, piece?.words];
    return {
      text,
      tokens: words.map((word) => ` ${word.text.toUpperCase()}`),
      timestamps: words.map((word) => (word.start - start) / 1000),
      segment: number,
      start_time: start / 1000,
      is_final: final,
    };
  };
  return {
    takes: { float: true, end: 'Done' },
    next: (concluded, tentative) => {
      // it speaks when it decoded something
      const changed = (tentative?.text ?? '') !== before || tentative === undefined;
      before = tentative?.text ?? '';
      const open = changed && concluded.length === 0 ? [sent(tentative, false)] : [];
      return [...concluded.map((piece) => sent(piece, true)), ...open];
    },
    last: (concluded) => [
      ...concluded.map((piece) => sent(piece, true)),
      ...(kind === 'sherpa' ? ['Done!'] : [sent(undefined, false)]),
    ],
    closes: kind === 'sherpa-python',
  };
}

/** @returns what takes a message. The engine starts with the first sound that is not silence. */
function serve(socket: WebSocket, answers: Answers): (data: Buffer, binary: boolean) => void {
  let concluded: HeardPiece[] = [];
  let tentative: HeardPiece | undefined;
  let started: Promise<Transcription> | undefined;
  const to = {
    concluded: (piece: HeardPiece) => void concluded.push(piece),
    tentative: (piece: HeardPiece | undefined) => {
      tentative = piece;
    },
  };
  socket.on('close', () => started?.then((hearing) => hearing.close()));
  const say = (messages: readonly (object | string)[]) => {
    concluded = [];
    for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  };
  let work: Promise<unknown> = Promise.resolve();
  return (data, binary) => {
    work = work.then(async () => {
      const text = binary ? '' : data.toString();
      if (binary) {
        const sound = samplesOf(data, answers.takes.float);
        if (sound.some((sample) => sample !== 0)) started ??= pocketsphinx().start({ language: 'en', terms: [] }, to);
        await (await started)?.write(sound);
        say(answers.next(concluded, tentative));
      } else if (text === answers.takes.end) {
        await (await started)?.end();
        say(answers.last(concluded));
        if (answers.closes) socket.close(1000);
      } else if (!text.includes('config')) socket.close(1011);
    });
  };
}

function samplesOf(data: Buffer, float: boolean): Int16Array {
  const bytes = Uint8Array.from(data).buffer;
  return float ? Int16Array.from(new Float32Array(bytes), (sample) => sample * 32_768) : new Int16Array(bytes);
}
