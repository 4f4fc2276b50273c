import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { checkEdits, checkTyping } from './reparseLaws.ts';

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
  checkEdits('de/deck.html', page, 25, pageSigns);
});

const book = `---
title: Deck
---

Deck & *Bug*
====

Eins [zwei](a.md "Mehr dazu") drei  
vier \`fünf\` {{ sechs }}
sieben

## Heck und Bug {#heck} 
> [!NOTE]
> Oben **an
> Deck**, [dort]

- [ ] Acht &amp; neun
  1. zehn ![Bild](x.png)

     elf

Name | Platz
--- | :-:
| Koje \\| 1 | 2 |
oben | unten | mehr

<p title="Tipp">Zwölf</p>

[dort]: /u "Drüben"
::: note Titel

Ende[^1] 😀

[^1]: Fuß
### Schluss ###
`;
const bookSigns = [
  '*',
  '_',
  '`',
  '```',
  '#',
  ' #',
  '- ',
  '1. ',
  '> ',
  '|',
  '|---|',
  '---',
  '===',
  '[',
  ']',
  '](u)',
  '[dort]: x',
  '{',
  '}',
  '{#a}',
  ':::',
  '!!! a "b"',
  '<br>',
  '<div>',
  '[x] ',
  '    ',
  '\n\n',
  '\r',
  '=======',
  '<<<<<<< a',
];

test('edits of Markdown read as the whole text does', () => {
  checkEdits('de/deck.md', book, 20, bookSigns);
  checkEdits('de/deck.mdx', book.replaceAll('\n', '\r\n'), 8, [...bookSigns, 'import ', 'export ']);
});

const manual = `<MIFFile 2019>
<VariableFormats <VariableFormat <VariableName \`Schiff'> <VariableDef \`Das <Bold\\>Boot'> > >
<TextFlow
 <Para
  <Unique 1001>
  <PgfTag \`Body'>
  <ParaLine
   <String \`An Deck \\x11 und '>
   <Char Tab>
   <Font <FTag \`Bold'> >
   <String \`oben'>
  > # end of ParaLine
  <ParaLine
   <Marker <MType 2> <MText \`Bug:vorn'> <Unique 7> >
   <String \`vorn > hinten.'>
  >
 > # end of Para
 <Para <Unique 1002> <ParaLine <TextInset <TiName \`a'> > <String \`fremd'> <TextInsetEnd> <String \`eigen'> > >
 <Para <ParaLine <String \`Ende'> > >
>
`;

test('edits of a MIF file read as the whole text does', () => {
  checkEdits('de/deck.mif', manual, 40, ['<', '>', "'", '`', '\\x', '\\>', '#', '=', '&', "<String `a'>", '1']);
});

const topic = `<?xml version="1.0"?>
<topic id="t" xml:lang="de"><title>Deck &amp; <b>Bug</b></title><shortdesc>Oben
    <keyword>an</keyword> Deck</shortdesc><prolog><metadata><keywords><keyword>Heck</keyword>
</keywords></metadata></prolog><body id="b"><p id="p">Eins <xref href="a.dita">zwei</xref><fn>Fuß <b>note</b></fn>
 drei<!-- Hinweis -->.</p><p>Vier</p><image href="a.png" alt="Ein Bild"/><note othertype="Tipp" type="other">Fünf</note>
<ul><li>Sechs<p>Sieben</p> acht </li><li><x-y>Neun</x-y> <image><alt>Zehn</alt></image> elf</li></ul>
<pre>  Zwölf
    dreizehn</pre><p><ph keyref="k"/> <indexterm>Koje<indexterm>unten</indexterm></indexterm></p> Ende 😀</body></topic>
`;
const topicSigns = [
  '<',
  '>',
  '&',
  '&amp;',
  '"',
  '/',
  '</p>',
  '<b>',
  '<!--',
  '-->',
  'translate="no"',
  '<fn>',
  '\r\n',
  ' \n ',
];

test('edits of a DITA topic read as the whole text does', () => {
  checkEdits('de/deck.dita', topic, 40, topicSigns);
  checkEdits('de/deck.dita', topic.replaceAll('\n', '\r\n'), 10, topicSigns);
});

// What is not read by itself is left out: an edit right before another text, values without quotes, what is a tag
// elsewhere, front matter, a paragraph with a part of another file.
test.each([
  ['de/deck.html', page.replace(/<textarea.*<.textarea>/, '')],
  ['de/deck.md', book.replace(/^---[^-]*---\n/, '').replace(/^(?:<p |\[dort\]:|:::).*\n/gm, '')],
  ['de/deck.dita', topic.replace('Sechs<p>', 'Sechs <p>')],
  ['de/deck.mif', manual.replace(/<TextInset .*<TextInsetEnd>/, '')],
] as const)(
  'a letter typed into the texts of %s costs no reading of the whole file, and they are written as in a file that is opened',
  (path, text) => {
    checkTyping(path, text, {
      letters: ' e',
      each(format, catalog, opened, i) {
        const [segment, same] = [catalog.segments[i], opened.segments[i]];
        if (!segment || !same) throw new Error('the edit took a text away');
        const change = { content: plain('Neu & anders') };
        expect(tried(() => format.edits(catalog, segment, change))).toEqual(
          tried(() => format.edits(opened, same, change)),
        );
      },
    });
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
