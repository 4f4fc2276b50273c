const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** What is said in other languages with a number that English has a word for; parts of an hour are counted there. */
const others: Readonly<Record<string, string>> = {
  hundred: '100',
  thousand: '1000',
  million: '1000000',
  'half a minute': '30',
  'half an hour': '30',
};

const pattern = new RegExp(
  `\\b(?:(?:${tens.join('|')})(?:[ -](?:${units.join('|')}))?|${teens.join('|')}|(?:hundred|thousand|million)s?|half an? (?:minute|hour))\\b`,
  'gi',
);

/**
 * The numbers above twelve that an English text spells out, as digits.
 *
 * @example numbersInWords('the thirty-two rows of a thousand'); // Set { '32', '1000' }
 */
export function numbersInWords(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [word] of text.matchAll(pattern)) {
    const small = word.toLowerCase().replace(/(?<=[nd])s$/, '');
    const [ten = '', unit = ''] = small.split(/[ -]/);
    const value = (tens.indexOf(ten) + 2) * 10 + units.indexOf(unit) + 1;
    found.add(others[small] ?? (teens.includes(small) ? String(teens.indexOf(small) + 13) : String(value)));
  }
  return found;
}
