import { bitextOf } from '../../shared/convert/bitext.ts';
import { bringIn } from '../../shared/convert/bringIn.ts';
import { writers } from '../../shared/convert/writers.ts';
import { formatById } from '../../shared/formats/formats.ts';
import { readTmx } from '../../shared/memory/tmx.ts';
import { parseGlossary } from '../../shared/terms/glossaryFile.ts';
import type { FuzzedFile } from './fuzzFaults.ts';

/** What every writer makes of the file is a sound file of its format; the readers of memories and glossaries do not throw. */
export function convertFaults({ format, catalog, decoded }: FuzzedFile, fault: (text: string) => void): void {
  if (format.servesAs === 'memory') readTmx(decoded.text);
  if (format.servesAs === 'glossary') parseGlossary(decoded.text, { source: 'en', target: 'de' });
  if (catalog.kind !== 'bilingual') return;
  const sourceLanguage = 'en';
  const bitext = bitextOf({ catalog, sourceLanguage, targetLanguage: 'de', original: 'app.en' });
  for (const writer of writers) {
    const { text } = writer.write(bitext);
    const read = formatById(writer.format)?.parse(text);
    const broken = [...(read?.problems ?? [])].find(({ severity, id }) => severity === 'error' && id === 'syntax');
    if (broken) fault(`${writer.format} is written with a fault: ${broken.message}`);
  }
  bringIn(catalog, bitext.units, { language: 'de' });
}
