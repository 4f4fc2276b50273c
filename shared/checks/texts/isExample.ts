import type { Segment } from '../../catalog/segment.ts';

const byKey = /(?:^|[._\s-]|(?<=\p{Ll}))(?:placeholder|example|sample|hint)s?(?:$|[._\s-])/iu;
const bySource =
  /(?:(?<![\p{L}\p{N}])|(?<=%\(\w{1,40}\)s))(?:e\. ?g\.|e\.g(?=\s)|eg\.|for example|for instance|such as|examples?(?=[:\n]| of [\p{L} ]{1,40}:)|(?<=["”»’'] ?,? (?:and )?)etc\.|i\.?e\.?(?:,|(?= for ))|z\. ?B\.|p\. ?ex\.|par exemple|por ejemplo|p\. ?ej\.)/iu;

/**
 * Whether a text gives an example, by its key (`server.placeholder`) or its own words (“e.g. /harbour/lamps”): the address,
 * the path or the number in it is one that each language may choose.
 */
export const isExample = ({ id, source }: Pick<Segment, 'id' | 'source'>): boolean =>
  (id !== source?.value && byKey.test(id)) || bySource.test(source?.value ?? '');
