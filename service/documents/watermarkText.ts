/** What `enable_watermark` writes into a document; true of every translation that this service makes. */
export const watermarkText = 'Translated automatically by Interline';
