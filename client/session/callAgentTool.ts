import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { CancellationToken } from 'vscode';

/** A call of a tool of `interline mcp`. */
export interface AgentToolCall {
  /** Absolute path of the command line's program. */
  readonly program: string;
  /** The folder that everything has to lie in. */
  readonly folder: string;
  /** True where the tools that write are not offered. */
  readonly proposalsOnly: boolean;
  /** As the server has it: `set_texts`. */
  readonly tool: string;
  readonly input: object;
}

interface Answer {
  readonly id?: number;
  readonly error?: { readonly message: string };
  readonly result?: { readonly content?: readonly { readonly text?: string }[]; readonly isError?: boolean };
}

const callId = 2;

/**
 * Calls a tool by a server of the Model Context Protocol that is started for this call and ends with it, so that whoever asks
 * gets the same tools with the same guards.
 *
 * @returns what the tool gives, as JSON.
 * @throws Error with the tool's own sentence where it refuses, and one where the call is cancelled or gets no answer.
 * @example await callAgentTool({ program, folder, proposalsOnly: false, tool: 'list_files', input: {} }, token);
 */
export async function callAgentTool(
  { program, folder, proposalsOnly, tool, input }: AgentToolCall,
  token: CancellationToken,
): Promise<string> {
  const options = proposalsOnly ? ['--proposals-only'] : [];
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  const server = spawn(process.execPath, [program, 'mcp', folder, ...options], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
  const cancelled = token.onCancellationRequested(() => server.kill());
  const failed = new Promise<never>((_, reject) => server.once('error', reject));
  failed.catch(() => undefined);
  try {
    const requests = [
      { id: 1, method: 'initialize', params: {} },
      { id: callId, method: 'tools/call', params: { name: tool, arguments: input } },
    ];
    server.stdin.on('error', () => undefined);
    server.stdin.end(requests.map((one) => `${JSON.stringify({ jsonrpc: '2.0', ...one })}\n`).join(''));
    return textOf(await Promise.race([answerIn(server.stdout), failed]));
  } finally {
    cancelled.dispose();
    server.kill();
  }
}

async function answerIn(output: NodeJS.ReadableStream): Promise<Answer | undefined> {
  for await (const line of createInterface({ input: output })) {
    const answer = JSON.parse(line) as Answer;
    if (answer.id === callId) return answer;
  }
  return undefined;
}

function textOf(answer: Answer | undefined): string {
  const text = answer?.result?.content?.map((part) => part.text ?? '').join('\n');
  if (text === undefined || answer?.result?.isError) {
    throw new Error(text ?? answer?.error?.message ?? 'The tool ended without an answer.');
  }
  return text;
}
