/** Language codes that are everyday words of file names too: alone, they prove nothing. */
export const everydayWords: ReadonlySet<string> = new Set(
  'ad all am an any app as at be bin by cv da do doc en eu he hi ho id in io is it la lib lo log man me mi my new no of or os pa ps sc se sh so src st tag ti to ts tv war web'.split(
    ' ',
  ),
);
