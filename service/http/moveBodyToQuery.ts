import type { IncomingMessage } from 'node:http';

/**
 * Moves the parameters that a GET brings in its body into its address, where everything else reads them: some clients
 * send them there. What the address names already stays as it is there, and a body that is no form and no JSON object is
 * nobody's business.
 *
 * @throws the system's error where the body breaks off.
 * @example await moveBodyToQuery(request); // GET /v2/languages with `type=target` becomes /v2/languages?type=target
 */
export async function moveBodyToQuery(request: IncomingMessage): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const present = new Set(parameters.keys());
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  for (const [name, value] of parametersOf(Buffer.concat(parts).toString(), isJson)) {
    if (!present.has(name)) parameters.append(name, value);
  }
  if (parameters.size > present.size) request.url = `${path}?${parameters}`;
}

/** Bytes of the form or the JSON that a GET brings and says the length of; 0 for every other request. */
export function parameterBytes({ method, headers }: IncomingMessage): number {
  const type = headers['content-type'] ?? '';
  if (method !== 'GET' || !/^application\/(?:json|x-www-form-urlencoded)\b/i.test(type)) return 0;
  return Number(headers['content-length'] ?? 0);
}

function parametersOf(body: string, isJson: boolean): Iterable<readonly [name: string, value: string]> {
  if (!isJson) return new URLSearchParams(body);
  let fields: unknown;
  try {
    fields = JSON.parse(body);
  } catch {
    return [];
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return [];
  return Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((one: unknown) => {
      return one === null || typeof one === 'object' ? [] : [[name, String(one)] as const];
    }),
  );
}
