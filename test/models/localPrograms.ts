import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model was asked. */
export interface Asked {
  readonly model: string;
  readonly system: string;
  readonly texts: Readonly<Record<string, string>>;
  /** `json_schema`, `json_object`, or nothing. */
  readonly format: string | undefined;
  readonly authorization: string | undefined;
}

/** What a model writes: the content of its message. */
export type Speaker = (asked: Asked) => string;

/** A server that answers as a real program does. */
export interface LocalProgramServer extends AsyncDisposable {
  readonly url: string;
  /** Paths that were asked for, with the method where it is not GET. */
  readonly requests: string[];
  readonly asked: Asked[];
  /** How the model answers; German for the sentence of a trial unless it is changed. */
  speak: Speaker;
}

/** Answers each text with the same one, as an object. */
export const says =
  (text: string): Speaker =>
  ({ texts }) =>
    JSON.stringify(Object.fromEntries(Object.keys(texts).map((key) => [key, text])));

type Route = (request: IncomingMessage, response: ServerResponse, body: string) => void;

interface Behaviour {
  readonly routes: Readonly<Record<string, unknown>>;
  /** Answers every other path. */
  readonly otherwise: Route;
  /** Formats of answers that the program knows. */
  readonly formats: readonly (string | undefined)[];
  readonly refusal?: unknown;
  readonly models: readonly string[];
}

const json = (response: ServerResponse, value: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
};

async function start(handle: Route, requests: string[]): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(async (request, response) => {
    requests.push(`${request.method === 'GET' ? '' : `${request.method} `}${request.url}`);
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    handle(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const close = (server: Server) => async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

async function program({ routes, otherwise, formats, refusal, models }: Behaviour): Promise<LocalProgramServer> {
  const requests: string[] = [];
  const asked: Asked[] = [];
  const program = { requests, asked, speak: says('Das Wetter ist heute schön, und wir gehen in den Park.') };
  const chat: Route = (request, response, body) => {
    const { model, messages, response_format } = JSON.parse(body);
    const format: string | undefined = response_format?.type;
    const question = {
      model,
      system: messages[0].content,
      texts: JSON.parse(messages[1].content),
      format,
      authorization: request.headers.authorization,
    };
    asked.push(question);
    if (!models.includes(model)) return json(response, { error: { message: `model "${model}" not found` } }, 404);
    if (!formats.includes(format)) return json(response, refusal, 400);
    const message = { role: 'assistant', content: program.speak(question) };
    json(response, { object: 'chat.completion', model, choices: [{ index: 0, message, finish_reason: 'stop' }] });
  };
  const { server, url } = await start((request, response, body) => {
    const path = request.url ?? '';
    if (request.method === 'POST' && path === '/v1/chat/completions') chat(request, response, body);
    else if (request.method === 'GET' && Object.hasOwn(routes, path)) json(response, routes[path]);
    else otherwise(request, response, body);
  }, requests);
  return Object.assign(program, { url, [Symbol.asyncDispose]: close(server) });
}

const details = (family: string, parameter_size: string) => ({
  parent_model: '',
  format: 'gguf',
  family,
  families: [family],
  parameter_size,
  quantization_level: 'Q4_K_M',
});

/** Ollama 0.12, with a model, one that makes vectors, and one of its cloud. */
export function ollamaServer(): Promise<LocalProgramServer> {
  const tag = (name: string, size: number, rest: object) => ({
    name,
    model: name,
    modified_at: '2025-10-03T23:34:03.409490317-07:00',
    size,
    digest: 'a2af6cc3eb7fa8be8504abaf9b04e88f17a119ec3f04a3addf55f92841195f5a',
    ...rest,
  });
  const models = ['gemma3:4b', 'nomic-embed-text:latest', 'gpt-oss:120b-cloud'];
  return program({
    models,
    formats: ['json_schema', 'json_object', undefined],
    routes: {
      '/api/version': { version: '0.12.6' },
      '/api/tags': {
        models: [
          tag('gemma3:4b', 3_338_801_804, { details: details('gemma3', '4.3B') }),
          tag('nomic-embed-text:latest', 274_302_450, { details: details('nomic-bert', '137M') }),
          tag('gpt-oss:120b-cloud', 384, {
            remote_model: 'gpt-oss:120b',
            remote_host: 'https://ollama.com:443',
            details: details('gptoss', '116.8B'),
          }),
        ],
      },
      '/v1/models': {
        object: 'list',
        data: models.map((id) => ({ id, object: 'model', created: 1_759_559_643, owned_by: 'library' })),
      },
    },
    otherwise: (_request, response) =>
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found'),
  });
}

/** LM Studio's server: what it does not know it answers with 200 and an error. @param version of its own interface. */
export function lmStudioServer(version: 'v0' | 'v1' = 'v1'): Promise<LocalProgramServer> {
  const llm = 'qwen2.5-7b-instruct';
  const embedding = 'text-embedding-nomic-embed-text-v1.5';
  const nativeRoutes =
    version === 'v1'
      ? {
          '/api/v1/models': {
            models: [
              {
                type: 'llm',
                publisher: 'lmstudio-community',
                key: llm,
                display_name: 'Qwen2.5 7B Instruct',
                architecture: 'qwen2',
                quantization: { name: 'Q4_K_M', bits_per_weight: 4 },
                size_bytes: 4_683_074_048,
                params_string: '7B',
                loaded_instances: [],
                max_context_length: 32_768,
                format: 'gguf',
              },
              {
                type: 'embedding',
                publisher: 'nomic-ai',
                key: embedding,
                size_bytes: 84_106_624,
                loaded_instances: [],
              },
            ],
          },
        }
      : {
          '/api/v0/models': {
            object: 'list',
            data: [
              { id: llm, object: 'model', type: 'llm', arch: 'qwen2', quantization: 'Q4_K_M', state: 'not-loaded' },
              { id: embedding, object: 'model', type: 'embeddings', arch: 'nomic-bert', state: 'not-loaded' },
            ],
          },
        };
  return program({
    models: [llm],
    formats: ['json_schema', 'text', undefined],
    refusal: { error: "'response_format.type' must be 'json_schema' or 'text'" },
    routes: {
      ...nativeRoutes,
      '/v1/models': {
        object: 'list',
        data: [llm, embedding].map((id) => ({ id, object: 'model', owned_by: 'organization_owner' })),
      },
    },
    otherwise: ({ method, url }, response) =>
      json(response, { error: `Unexpected endpoint or method. (${method} ${url})` }),
  });
}

/** llama.cpp's server, which answers Ollama's `/api/tags` as well. */
export function llamaCppServer(): Promise<LocalProgramServer> {
  const id = 'unsloth/Qwen3-4B-GGUF';
  const list = {
    models: [{ name: id, model: id, modified_at: '', size: '', digest: '', type: 'model', details: details('', '') }],
    object: 'list',
    data: [
      {
        id,
        object: 'model',
        created: 1_735_142_223,
        owned_by: 'llamacpp',
        meta: {
          vocab_type: 2,
          n_vocab: 151_936,
          n_ctx_train: 40_960,
          n_embd: 2560,
          n_params: 4_022_468_096,
          size: 2_497_280_256,
        },
      },
    ],
  };
  return program({
    models: [id],
    formats: ['json_schema', 'json_object', undefined],
    routes: {
      '/health': { status: 'ok' },
      '/v1/models': list,
      '/api/tags': list,
      '/props': {
        default_generation_settings: { n_ctx: 65_536 },
        total_slots: 4,
        model_alias: id,
        build_info: 'b8681',
      },
    },
    otherwise: (_request, response) =>
      json(response, { error: { code: 404, message: 'File Not Found', type: 'not_found_error' } }, 404),
  });
}

/** LocalAI. It takes no schema here, as a version of some years ago did not. */
export function localAiServer(): Promise<LocalProgramServer> {
  return program({
    models: ['qwen3-4b'],
    formats: ['json_object', undefined],
    refusal: { error: { code: 400, message: 'unsupported response_format', type: '' } },
    routes: {
      '/.well-known/localai.json': {
        version: 'v2.28.0',
        endpoints: { chat_completions: '/v1/chat/completions', models: '/v1/models' },
      },
      '/v1/models': { object: 'list', data: [{ id: 'qwen3-4b', object: 'model' }] },
    },
    otherwise: (_request, response) =>
      json(response, { error: { code: 404, message: 'Resource not found', type: '' } }, 404),
  });
}

/** A program of another kind at the same port. */
export async function otherServer(
  kind: 'page' | 'missing' | 'silent' | 'redirect' | 'nonsense' | 'endless',
  elsewhere = '',
): Promise<{ readonly url: string; readonly requests: string[] } & AsyncDisposable> {
  const requests: string[] = [];
  const answers: Record<typeof kind, Route> = {
    page: (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hi'),
    missing: (_request, response) => response.writeHead(404).end(),
    silent: () => {},
    redirect: (request, response) => response.writeHead(302, { location: `${elsewhere}${request.url}` }).end(),
    nonsense: (_request, response) => json(response, { models: [5, null, { key: 7 }], data: 'x', version: 'v1' }),
    endless: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '.repeat(1_000_000)), 10);
      response.on('close', () => clearInterval(timer));
    },
  };
  const { server, url } = await start(answers[kind], requests);
  return { url, requests, [Symbol.asyncDispose]: close(server) };
}
