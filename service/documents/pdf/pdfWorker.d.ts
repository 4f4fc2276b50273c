/** The part of pdf.js that reads; it comes without types. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
