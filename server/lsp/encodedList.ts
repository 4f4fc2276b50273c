import type { Message } from 'vscode-languageserver';

/** A list as JSON text in UTF-8: each piece holds one or more items with commas between, and no piece is empty. */
export type EncodedList = readonly Uint8Array[];

interface Encoded {
  readonly key: string;
  readonly list: EncodedList;
}

const encodedIn = Symbol('encoded list');

/**
 * An object with a list whose JSON text is at hand. {@link messageEncoder} sends that text as it is; for everybody else
 * it is an object like any other, whose list is read from the text when it is looked at.
 *
 * @param key the name of the list.
 * @example withEncodedList<FullDocumentDiagnosticReport, 'items'>({ kind: 'full' }, 'items', pieces)
 */
export function withEncodedList<T extends object, K extends keyof T & string>(
  rest: Omit<T, K>,
  key: K,
  list: EncodedList,
): T {
  const encoded: Encoded = { key, list };
  const whole = Object.defineProperties(
    { ...rest },
    {
      [key]: {
        enumerable: true,
        get: (): unknown => JSON.parse(Buffer.concat([opening, ...joined(list), closing]).toString()),
      },
      [encodedIn]: { value: encoded },
    },
  );
  return whole as unknown as T;
}

/**
 * Encodes messages as JSON in UTF-8, and what {@link withEncodedList} made from the text that is at hand: a list of
 * thousands of diagnostics of which one is new costs one.
 */
export const messageEncoder = {
  name: 'application/json',
  async encode(message: Message): Promise<Uint8Array> {
    const { result, params, ...envelope } = message as Message & { result?: unknown; params?: unknown };
    const name = result === undefined ? 'params' : 'result';
    const payload = result ?? params;
    const encoded = (payload as { readonly [encodedIn]?: Encoded } | null | undefined)?.[encodedIn];
    if (!encoded) return Buffer.from(JSON.stringify(message));
    const { key, list } = encoded;
    const { [key]: _, ...rest } = Object.getOwnPropertyDescriptors(payload as object);
    const start = `${opened(envelope)}${JSON.stringify(name)}:${opened(Object.defineProperties({}, rest))}`;
    return Buffer.concat([Buffer.from(`${start}${JSON.stringify(key)}:[`), ...joined(list), Buffer.from(']}}')]);
  },
};

const opening = Buffer.from('[');
const closing = Buffer.from(']');
const comma = Buffer.from(',');

function joined(list: EncodedList): Uint8Array[] {
  return list.flatMap((piece, i) => (i === 0 ? [piece] : [comma, piece]));
}

/** The JSON text of an object, open for another property. */
function opened(object: object): string {
  const text = JSON.stringify(object).slice(0, -1);
  return text === '{' ? text : `${text},`;
}
