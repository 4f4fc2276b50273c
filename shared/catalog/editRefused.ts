/** A change that a format cannot carry out. `message` says why in one sentence for the user. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused';
}
