/** pdf.js as a module. */
export type Pdfjs = typeof import('pdfjs-dist');

let loaded: Promise<Pdfjs> | undefined;

/** pdf.js without a canvas, its worker in this thread; loaded when the first PDF comes. */
export function loadPdfjs(): Promise<Pdfjs> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Pdfjs> {
  const { warn } = console;
  // It warns of a canvas that is missing; nothing is painted here.
  console.warn = () => undefined;
  try {
    const worker: unknown = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
    Object.assign(globalThis, { pdfjsWorker: worker });
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    console.warn = warn;
  }
}
