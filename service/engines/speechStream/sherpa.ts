import { objectOf, type StreamedText, type StreamedWord, type StreamProtocol } from './streamProtocol.ts';

/** How long the last token of a text may sound, in ms: the server tells when tokens begin only. */
const lastToken = 300;

/**
 * The protocol of sherpa-onnx's streaming servers (`sherpa-onnx-online-websocket-server`, and `streaming_server.py`):
 * samples as 32-bit floats from -1 to 1; answers `{"text", "segment", …}` whenever it decoded something, each with the
 * whole text of its segment. The first server tells times and `is_final`, and `Done!` at the end; the other tells
 * neither, begins the next segment, and closes the connection.
 */
export const sherpa: StreamProtocol = {
  name: 'sherpa-onnx',
  ending: 'Done',
  bytesOf: (sound) => new Uint8Array(Float32Array.from(sound, (sample) => sample / 32_768).buffer),
  reader: () => {
    let segment: number | undefined;
    let open: StreamedText | undefined;
    return (message) => {
      if (message === 'Done!') return { ended: true };
      const answer = objectOf(message);
      const { text } = answer;
      if (typeof text !== 'string' || typeof answer.segment !== 'number')
        throw new SyntaxError('No text of a segment.');
      const next = { text, words: wordsOf(answer) };
      const left = segment !== undefined && answer.segment !== segment ? open : undefined;
      segment = answer.segment;
      open = answer.is_final === true ? undefined : next;
      const concluded = [...(left ? [left] : []), ...(open ? [] : [next])].filter((each) => each.text.trim() !== '');
      return {
        ...(concluded.length > 0 ? { concluded: joined(concluded) } : {}),
        tentative: open ?? { text: '', words: [] },
      };
    };
  },
  isSpokenIn: (message) => message === 'Done!' || 'segment' in objectOf(message),
};

function joined(texts: readonly StreamedText[]): StreamedText {
  return { text: texts.map(({ text }) => text).join(' '), words: texts.flatMap(({ words }) => words) };
}

/** The tokens with their times, which count from the start of the segment; some versions send the list as a text. */
function wordsOf({
  tokens,
  timestamps,
  start_time: start,
}: Readonly<Record<string, unknown>>): readonly StreamedWord[] {
  const times: unknown = typeof timestamps === 'string' ? JSON.parse(timestamps) : timestamps;
  if (!Array.isArray(tokens) || !Array.isArray(times) || tokens.length !== times.length) return [];
  const begins = times.map((time: unknown) => (Number(start ?? 0) + Number(time)) * 1000);
  if (!begins.every(Number.isFinite)) return [];
  return tokens.map((token: unknown, i) => {
    const begin = begins[i] as number;
    return { text: String(token), start: begin, end: begins[i + 1] ?? begin + lastToken };
  });
}
