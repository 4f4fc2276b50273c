import { startLanguageServer } from './languageServer.ts';

// Standard output belongs to the protocol: whatever a library prints goes to standard error.
console.log = console.info = console.debug = console.error;

startLanguageServer(process.stdin, process.stdout, () => process.exit());
