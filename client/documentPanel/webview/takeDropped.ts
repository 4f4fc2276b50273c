import type { FromPage } from '../panelMessages.ts';

/** Bytes of a file that is dropped from another program. */
const largest = 100_000_000;

/**
 * Takes files that are dropped on the page: from the explorer or an editor by their addresses, from another program by
 * what is in them.
 *
 * @param tooLarge called where a file cannot be taken.
 */
export function takeDropped(send: (message: FromPage) => void, tooLarge: () => void): void {
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const { dataTransfer } = event;
    if (dataTransfer) void take(dataTransfer, send, tooLarge);
  });
}

async function take(data: DataTransfer, send: (message: FromPage) => void, tooLarge: () => void): Promise<void> {
  const list = data.getData('application/vnd.code.uri-list') || data.getData('text/uri-list') || '';
  const uris = list.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  if (uris.length > 0) return send({ action: 'dropUris', uris });
  for (const file of data.files) {
    if (file.size > largest) tooLarge();
    else send({ action: 'dropFile', name: file.name, data: await file.arrayBuffer() });
  }
}
