/** Settings that make no sense. `message` is one sentence for each fault, with its place. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
