import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CancellationTokenSource,
  type Disposable,
  type LanguageModelChat,
  LanguageModelChatMessage,
  LanguageModelError,
  l10n,
  lm,
  window,
} from 'vscode';

/** The language models of VS Code behind the protocol of those that other programs serve. */
export interface ModelBridge extends Disposable {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  /** Made for this window; nothing is answered without it. */
  readonly key: string;
}

/** Most characters of a question, and of an answer. */
const longest = 1_000_000;

/**
 * Opens a server on the loopback address that answers chat completions with the models of VS Code: the embedded service
 * is a process of its own, and asks them as it asks a model of this machine. A model is named `vendor/id`.
 */
export async function openModelBridge(): Promise<ModelBridge> {
  const key = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    answer(request, response, key).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy();
      else send(response, statusOf(error), { error: { message: 'The model gave no answer.' } });
      tell(error);
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    dispose() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
  if (!isKey(request.headers.authorization, key)) return send(response, 401, {});
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return send(response, 404, {});
  const { model: name, messages } = JSON.parse(await bodyOf(request)) as {
    model: string;
    messages: readonly { content: string }[];
  };
  const model = await modelOf(name);
  if (!model) return send(response, 404, {});
  const cancellation = new CancellationTokenSource();
  response.on('close', () => cancellation.cancel());
  const asked = messages.map(({ content }) => LanguageModelChatMessage.User(content));
  const justification = l10n.t('Interline translates the texts that you choose.');
  const { text } = await model.sendRequest(asked, { justification }, cancellation.token);
  let content = '';
  for await (const part of text) {
    content += part;
    if (content.length > longest) throw new Error('The answer is too long.');
  }
  send(response, 200, { object: 'chat.completion', model: name, choices: [{ index: 0, message: { content } }] });
}

async function modelOf(name: string): Promise<LanguageModelChat | undefined> {
  const end = name.indexOf('/');
  const models = await lm.selectChatModels({ vendor: name.slice(0, end), id: name.slice(end + 1) });
  return models[0];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > longest) throw new Error('The question is too long.');
  }
  return body;
}

function isKey(header: string | undefined, key: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${key}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Statuses that nobody takes for a question in the wrong form. */
function statusOf(error: unknown): number {
  const code = error instanceof LanguageModelError ? error.code : undefined;
  return code === LanguageModelError.NoPermissions.name || code === LanguageModelError.Blocked.name ? 403 : 502;
}

/** Shows in the editor what VS Code or the person refused: the service gets no more than a status. */
function tell(error: unknown): void {
  if (error instanceof LanguageModelError)
    void window.showWarningMessage(l10n.t('The language model of VS Code cannot be used: {0}', error.message));
}
