import { setFlagsFromString } from 'node:v8';
import { startLanguageServer } from './languageServer.ts';
import { youngCollector } from './youngCollector.ts';

// Standard output belongs to the protocol: whatever a library prints goes to standard error.
console.log = console.info = console.debug = console.error;

// Reading thousands of files leaves much behind. V8 would let it grow to several times of what is in use; to one and a half times
// costs little.
setFlagsFromString('--heap-growing-percent=50');

// A request to the client that it does not know must not end the server.
process.on('unhandledRejection', (reason) => console.error(reason));

startLanguageServer(process.stdin, process.stdout, { answered: youngCollector(), ended: () => process.exit() });
