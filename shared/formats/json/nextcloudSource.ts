import { readJson } from './readJson.ts';

/**
 * The source texts of a file of an app of Nextcloud or ownCloud, as a file of the same form: its keys are the texts, and that of a
 * text with plural forms has both forms of the source.
 *
 * @param text of a file in the dialect `nextcloud`.
 * @example nextcloudSource('{ "translations": { "_%n boat_::_%n boats_": ["%n Boot", "%n Boote"] }, "pluralForm": "…" }');
 * // '{"translations":{"_%n boat_::_%n boats_":["%n boat","%n boats"]},"pluralForm":"…"}'
 * @see https://docs.nextcloud.com/server/latest/developer_manual/basics/front-end/l10n.html
 */
export function nextcloudSource(text: string): string {
  const tree = readJson(text, 'allow');
  const texts = tree.member(0, 'translations');
  const members: string[] = [];
  for (let child = tree.first(texts); child >= 0; child = tree.next(child)) {
    const key = text.slice(tree.keyStart(child), tree.keyEnd(child));
    if (tree.type(child) === 'string') members.push(`${key}:${key}`);
    if (tree.type(child) !== 'array') continue;
    const [, singular, plural] = /^"_(.*)_::_(.*)_"$/s.exec(key) ?? [];
    if (singular === undefined || plural === undefined) continue;
    const forms: string[] = [];
    for (let form = tree.first(child); form >= 0; form = tree.next(form)) forms.push(plural);
    if (forms.length > 1) forms[0] = singular;
    members.push(`${key}:[${forms.map((form) => `"${form}"`).join(',')}]`);
  }
  const counts = tree.member(0, 'pluralForm');
  return `{"translations":{${members.join(',')}},"pluralForm":${text.slice(tree.start(counts), tree.end(counts))}}`;
}
