import { startLanguageServer } from './languageServer.ts';
import { youngCollector } from './youngCollector.ts';

// Standard output belongs to the protocol: whatever a library prints goes to standard error.
console.log = console.info = console.debug = console.error;

// A request to the client that it does not know must not end the server.
process.on('unhandledRejection', (reason) => console.error(reason));

startLanguageServer(process.stdin, process.stdout, { answered: youngCollector(), ended: () => process.exit() });
