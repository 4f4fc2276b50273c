// Calls a tool as an agent does: what is asked stands in one file, the answer is written into another.
const { readFileSync, writeFileSync } = require('node:fs');
const vscode = require('vscode');

async function answerTo({ name, input }) {
  try {
    const { content } = await vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined });
    return { text: content.map((part) => part.value).join('') };
  } catch (error) {
    return { error: String(error?.message ?? error) };
  }
}

exports.activate = (context) => {
  const folder = process.env.INTERLINE_TEST_CALLS;
  context.subscriptions.push(
    vscode.commands.registerCommand('interline-test.callTool', async () => {
      const asked = JSON.parse(readFileSync(`${folder}/asked.json`, 'utf8'));
      const answer = await answerTo(asked);
      writeFileSync(`${folder}/answer.json`, JSON.stringify({ ...answer, id: asked.id }));
    }),
  );
};
