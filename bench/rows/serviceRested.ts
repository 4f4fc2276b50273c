import { setTimeout as pause } from 'node:timers/promises';
import { serviceRow } from '../benchService.ts';
import { residentOf } from '../processFigures.ts';

/** Longer than engines stay without work. */
const rest = 45_000;

/** A text with a misspelling for each dictionary. */
const texts = {
  en: 'The ferry leaves the harbor tomorow morning.',
  fr: 'Le bateau quitte le port demain matinn.',
  es: 'El barco sale del puerto mañana por la mañanna.',
  pl: 'Statek wypływa z portu jutro rannno.',
};

/** Resident memory of a service that corrected and translated, and has had nothing to do since. */
export const row = serviceRow({
  what: 'service at rest after work',
  goal: { mb: 250 },
  async measure(start) {
    const began = performance.now();
    await using service = await start();
    for (const [language, text] of Object.entries(texts))
      await service.client.improvement.correct({ text: [text], target_lang: language });
    await service.client.translate({ text: ['Save changes'], source_lang: 'en', target_lang: 'es' });
    await pause(rest);
    return { ms: performance.now() - began, memory: residentOf(service.pid) };
  },
});
