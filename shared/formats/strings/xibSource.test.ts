import { expect, test } from 'vitest';
import { strings } from './strings.ts';
import { xibSource } from './xibSource.ts';

const open = '/* Class = "NSMenuItem"; title = "Open \\"%@\\""; ObjectID = "72"; */\n"72.title" = "„%@“ öffnen";\n';
const tabs = '/* Class = "NSSegmentedCell"; 9.labels[0] = "Crew"; ObjectID = "9"; */\n"9.labels[0]" = "Mannschaft";\n';

test.each([
  ['the comments of Xcode', `${open}\n${tabs}`, '"72.title" = "Open \\"%@\\"";\n"9.labels[0]" = "Crew";\n'],
  ['an entry without such a comment', `${open}\n"hull" = "Rumpf";\n`, undefined],
  ['the comment of another entry', open.replace('"72.title"', '"73.title"'), undefined],
  ['other comments', '/* The crew */\n"crew" = "Mannschaft";\n', undefined],
])('%s', (_, text, source) => {
  expect(xibSource(strings.parse(text))).toBe(source);
});
