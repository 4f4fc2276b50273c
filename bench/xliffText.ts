const words =
  'open save file delete folder account settings language search results page number items selected user please try again later Übersicht öffnen'.split(
    ' ',
  );

/** As long as `words`, so that a file of the source language has the same entries in the same size. */
const sourceWords =
  'give hand mail remove bottle picture password controls garden weather road wheels paint distance read orange sky below night ticketing harbor'.split(
    ' ',
  );

/** Where texts of any length come from. */
export interface Words {
  word(): string;
  /** So many words. */
  sentence(count: number): string;
}

/**
 * An XLIFF 1.2 file of so many units, as application frameworks extract them: about 640 characters a unit, with an
 * inline element, a place in the sources and a note each. The same for the same number.
 */
export function xliffText(units: number): string {
  const { word, sentence } = wordsInTurn();
  const parts = [
    '<?xml version="1.0" encoding="UTF-8" ?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n  <file source-language="en" target-language="de" datatype="plaintext" original="app">\n    <body>\n',
  ];
  for (let i = 0; i < units; i++) {
    const value = '<x id="INTERPOLATION" equiv-text="{{ title }}"/> &amp;';
    parts.push(
      `      <trans-unit id="${i.toString(36).padStart(8, '0')}" datatype="html">\n        <source>${sentence(5)} ${value} ${sentence(4)}</source>\n`,
      `        <context-group purpose="location">\n          <context context-type="sourcefile">src/${word()}/${word()}.component.html</context>\n          <context context-type="linenumber">${i % 900}</context>\n        </context-group>\n`,
      `        <note priority="1" from="description">${sentence(4)}</note>\n        <target state="translated">${sentence(6)} ${value} ${sentence(4)}</target>\n      </trans-unit>\n`,
    );
  }
  return `${parts.join('')}    </body>\n  </file>\n</xliff>\n`;
}

/** An XLIFF 2 file of so many units of two segments, about 640 characters a unit. The same for the same number. */
export function xliff2Text(units: number): string {
  const { sentence } = wordsInTurn();
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de">\n  <file id="app">\n',
  ];
  for (let i = 0; i < units; i++) {
    const value = '<ph id="1" equiv="{{ title }}"/> &amp;';
    parts.push(
      `    <unit id="${i.toString(36).padStart(8, '0')}">\n      <notes>\n        <note category="description">${sentence(4)}</note>\n      </notes>\n`,
      `      <segment state="translated">\n        <source>${sentence(5)} ${value} ${sentence(4)}</source>\n        <target>${sentence(6)} ${value} ${sentence(4)}</target>\n      </segment>\n`,
      `      <segment>\n        <source>${sentence(5)}.</source>\n        <target>${sentence(6)}.</target>\n      </segment>\n    </unit>\n`,
    );
  }
  return `${parts.join('')}  </file>\n</xliff>\n`;
}

/**
 * Words and sentences, the same ones in the same order each time.
 *
 * @param isSource for the texts of the source language: other sentences, of the same lengths.
 */
export function wordsInTurn(isSource = false): Words {
  let seed = 1;
  const next = (from: readonly string[]) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return from[seed % from.length] as string;
  };
  const spoken = isSource ? sourceWords : words;
  return {
    word: () => next(words),
    sentence: (count) => Array.from({ length: count }, () => next(spoken)).join(' '),
  };
}
