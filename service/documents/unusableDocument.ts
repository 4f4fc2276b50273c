/** A document that cannot be translated; `message` is for its owner. */
export class UnusableDocument extends Error {
  override readonly name = 'UnusableDocument';
}
