import * as z from 'zod';
import { version } from '../../../shared/version.ts';
import { failureOf } from '../failure.ts';
import type { Terminal } from '../terminal.ts';
import { type Tool, type ToolContext, ToolError } from './tool.ts';

/** Versions of the Model Context Protocol that differ in nothing that is used here; the newest first. */
const versions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** Codes of JSON-RPC 2.0, §5.1. */
const errors = { parse: -32700, request: -32600, method: -32601, params: -32602 } as const;

const messageShape = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
});

/** How a client asks for news of a call. */
const progressToken = z.object({ _meta: z.object({ progressToken: z.union([z.string(), z.number()]) }) });

type Request = Required<Pick<z.infer<typeof messageShape>, 'id' | 'method'>> & { readonly params: Params };
type Params = Readonly<Record<string, unknown>>;

/** What becomes of a request: an answer, or an error of the protocol. */
type Reply = { readonly result: object } | { readonly error: { readonly code: number; readonly message: string } };

interface Notification {
  readonly method: string;
  readonly params: object;
}

/**
 * Serves tools over standard input and output as the Model Context Protocol has it (a JSON-RPC message a line), until the
 * input ends. Requests are answered one after the other: two that write would not see each other.
 * A client that wants to know how far a call is gets `notifications/progress`, and ends it by `notifications/cancelled`.
 *
 * @param tools those that are offered; a name that is not among them is refused.
 */
export async function serveMcp(tools: readonly Tool[], context: ToolContext): Promise<void> {
  const { terminal } = context;
  const running = new Map<string | number, AbortController>();
  let last: Promise<void> = Promise.resolve();
  for await (const line of terminal.lines()) {
    if (line.trim() === '') continue;
    const message = readMessage(line);
    if (message === undefined) {
      send(terminal, { id: null, error: { code: errors.parse, message: 'This is no message of JSON-RPC 2.0.' } });
      continue;
    }
    const { id, method, params = {} } = message;
    if (method === 'notifications/cancelled') running.get(params.requestId as string | number)?.abort();
    if (id === undefined || method === undefined) continue;
    const stop = new AbortController();
    running.set(id, stop);
    const signal = AbortSignal.any([context.signal, stop.signal]);
    const token = progressToken.safeParse(params).data?._meta.progressToken;
    const progress = token === undefined ? terminal.progress : progressOf(token, terminal);
    const scope = { ...context, signal, terminal: { ...terminal, progress } };
    last = last.then(async () => {
      const reply = signal.aborted ? undefined : await answer(tools, { id, method, params }, scope);
      running.delete(id);
      if (reply && !stop.signal.aborted) send(terminal, { id, ...reply });
    });
  }
  await last;
}

/**
 * Bars of a call as notifications to its client, one for each percent at most. Its number never falls: what a second bar
 * counts comes on top of the first one.
 */
function progressOf(progressToken: string | number, terminal: Terminal): Terminal['progress'] {
  let sent = -1;
  let before = 0;
  return (label, steps) => {
    const start = before;
    const total = start + steps;
    before = total;
    return {
      update(done, what) {
        const progress = start + done;
        if (progress <= sent || (progress - sent < steps / 100 && done < steps)) return;
        sent = progress;
        const message = [label, what].filter(Boolean).join(' ');
        send(terminal, { method: 'notifications/progress', params: { progressToken, progress, total, message } });
      },
      end() {},
    };
  };
}

function readMessage(line: string): z.infer<typeof messageShape> | undefined {
  try {
    return messageShape.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

function send(terminal: Terminal, message: (Reply & { readonly id: string | number | null }) | Notification): void {
  terminal.bytes(Buffer.from(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`));
}

async function answer(tools: readonly Tool[], { method, params }: Request, context: ToolContext): Promise<Reply> {
  if (method === 'initialize') return { result: greeting(params.protocolVersion) };
  if (method === 'ping') return { result: {} };
  if (method === 'tools/list') return { result: { tools: tools.map(described) } };
  if (method !== 'tools/call') return { error: { code: errors.method, message: `There is no method “${method}”.` } };
  const tool = tools.find(({ name }) => name === params.name);
  if (!tool) return { error: { code: errors.params, message: `There is no tool “${String(params.name)}”.` } };
  const input = tool.input.safeParse(params.arguments ?? {});
  if (!input.success) {
    return failed(input.error.issues.map((issue) => invalid(issue, tool)).join(' '));
  }
  try {
    return { result: { content: [{ type: 'text', text: JSON.stringify(await tool.run(input.data, context)) }] } };
  } catch (error) {
    if (error instanceof ToolError) return failed(error.message);
    const failure = failureOf(error, context.terminal, 'agent');
    return failed(failure ? failure.lines.join(' ') : `Unexpected error: ${String(error)}`);
  }
}

/** What is wrong with the arguments of a call. */
function invalid(issue: z.core.$ZodIssue, { name, input }: Tool): string {
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys' && place === '') {
    const names = Object.keys(z.toJSONSchema(input, { io: 'input' }).properties ?? {});
    return `There is no argument “${issue.keys.join('”, “')}”; ${name} takes ${names.join(', ')}.`;
  }
  return `${place || 'input'}: ${issue.message}.`;
}

/** The agent sees what went wrong, and may mend its call. */
const failed = (text: string): Reply => ({ result: { content: [{ type: 'text', text }], isError: true } });

function greeting(asked: unknown): object {
  return {
    protocolVersion: versions.find((one) => one === asked) ?? versions[0],
    capabilities: { tools: {} },
    serverInfo: { name: 'interline', version },
    instructions:
      'Localization files of a project. Start with list_files; read_segments gives the texts to translate, find shows how ' +
      'words were translated before. Keep placeholders and tags. What the checks refuse comes back with the finding.',
  };
}

function described({ name, description, input, writes }: Tool): object {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
  const annotations = { readOnlyHint: !writes, destructiveHint: writes === true, openWorldHint: false };
  return { name, description, inputSchema, annotations };
}
