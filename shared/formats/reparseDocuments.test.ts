import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { formatFor } from './formats.ts';
import { reparse } from './reparse.ts';
import { checkEdits, visible } from './reparseLaws.ts';

const page = `<!DOCTYPE html>
<html lang="de"><head><title>Deck &amp; Bug</title>
<meta name="description" content="Alles über das Deck">
</head><body id="top">Oben <b>an Deck</b>, {{ name }}
<!-- Ein Hinweis --><p class="a" title="Tipp">Eins <a href="a.html" title="Mehr dazu">zwei</a> drei.<p>Vier
<ul id="l"><li>Fünf <img src="x.png" alt='Ein Bild'> <code>sechs</code></li><li> <x-y>Sieben</x-y> acht
</li></ul> {# Notiz #} Neun {% if a %}zehn{% endif %} &copy; elf
<pre>  Zwölf
   dreizehn</pre><textarea placeholder=leer>Vier & <zehn></textarea>
<input type="submit" value="Los!"><svg><title>Bug</title></svg> Ende 😀
</body></html>
`;
const pageSigns = [
  '<',
  '>',
  '&',
  '&amp;',
  "'",
  '/',
  '</p>',
  '<br>',
  '<x-y>',
  '<!--',
  '-->',
  '{{',
  '}}',
  '{#',
  '#}',
  '%}',
  'title="a"',
  '=======',
];

test('edits of a page of HTML read as the whole text does', () => {
  checkEdits('de/deck.html', page, 50, pageSigns);
});

// What stands without quotes, or holds what is a tag elsewhere, is not read by itself.
test.each([['de/deck.html', page.replace(/<textarea.*<.textarea>/, '')]] as const)(
  'a letter typed into the texts of %s costs no reading of the whole file, and they are written as in a file that is opened',
  (path, text) => {
    const format = formatFor(path, text);
    if (!format) throw new Error(`no format claims ${path}`);
    let catalog = format.parse(text, path);
    const refuse = () => {
      throw new Error('the file was read as a whole');
    };
    for (let i = 0; i < catalog.segments.length; i++) {
      const { target } = catalog.segments[i] ?? {};
      const at = target?.toText(target.value.length) ?? 0;
      const typed = `${catalog.text.slice(0, at)} e${catalog.text.slice(at)}`;
      catalog = reparse({ ...format, parse: refuse }, catalog, typed, { prefix: at, suffix: catalog.text.length - at });
      const opened = format.parse(typed, path);
      expect(visible(catalog)).toEqual(visible(opened));
      const [segment, same] = [catalog.segments[i], opened.segments[i]];
      if (!segment || !same) throw new Error('the edit took a text away');
      const change = { content: plain('Neu & anders') };
      expect(tried(() => format.edits(catalog, segment, change))).toEqual(
        tried(() => format.edits(opened, same, change)),
      );
    }
  },
);

/** What a function gives, or why it refuses. */
function tried(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return String(error);
  }
}
