/** Language codes that are everyday words of file names too: alone, they prove nothing. */
export const everydayWords: ReadonlySet<string> = new Set(
  'ad all am an any app arm as asm at be bin by cv da do doc en eu ext he hi ho id in io is it la lib lo log lua man me mi my nav new no of or os pa pro ps sc se sh so src st tag ti to ts tv war web'.split(
    ' ',
  ),
);
