// Offers VS Code a language model, as real providers do, and writes down what it was asked.
const { appendFileSync } = require('node:fs');
const vscode = require('vscode');

const model = {
  id: 'polyglot',
  name: 'Polyglot',
  family: 'polyglot',
  version: '1',
  maxInputTokens: 8000,
  maxOutputTokens: 8000,
  capabilities: {},
};

const textOf = ({ content }) => content.map((part) => part.value ?? '').join('');

const provider = {
  provideLanguageModelChatInformation: () => [model],
  async provideLanguageModelChatResponse(_model, messages, _options, progress) {
    const [system, user] = messages.map(textOf);
    appendFileSync(process.env.INTERLINE_TEST_ASKED, `${JSON.stringify({ system, user })}\n`);
    const texts = Object.entries(JSON.parse(user)).map(([key, text]) => {
      if (text.includes('weather')) return [key, 'Das Wetter ist schön.'];
      return [key, /<x\d+\/>/.test(text) ? 'Hallo <x1/>, ein neuer Satz.' : 'Ein neuer Satz.'];
    });
    const answer = `Here you are: ${JSON.stringify(Object.fromEntries(texts))}`;
    for (const part of answer.match(/.{1,10}/gs)) progress.report(new vscode.LanguageModelTextPart(part));
  },
  provideTokenCount: async () => 1,
};

exports.activate = (context) => {
  context.subscriptions.push(vscode.lm.registerLanguageModelChatProvider('interline-test', provider));
};
