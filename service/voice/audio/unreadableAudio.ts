/** Sound that cannot be decoded; the message is one sentence for the user. */
export class UnreadableAudio extends Error {
  override readonly name = 'UnreadableAudio';
}
