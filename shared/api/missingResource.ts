/** What a service keeps for its users under ids. */
export type NamedResource =
  | 'glossary'
  | 'styleRuleList'
  | 'customInstruction'
  | 'translationMemory'
  | 'spokenTerms'
  | 'developerKey';

/** How a service calls each of them, and the paths on which one is asked for by its id (api.md, Endpoints). */
const resources: readonly (readonly [NamedResource, words: RegExp, path: RegExp])[] = [
  ['glossary', /\b(?:glossary|dictionary)\b/i, /^\/v[23]\/glossaries\/./],
  ['customInstruction', /\binstruction\b/i, /^\/v3\/style_rules\/[^/]+\/custom_instructions\/./],
  ['styleRuleList', /\bstyle\b/i, /^\/v3\/style_rules\/./],
  ['translationMemory', /\btranslation memory\b/i, /^\/v3\/translation_memories\/(?!jobs\/|import$)./],
  ['spokenTerms', /\b(?:spoken terms|term list)\b/i, /^\/v3\/spoken-terms\/./],
  ['developerKey', /^key\b/i, /^\/v2\/admin\/developer-keys\/./],
];

/**
 * What a service does not have under the id that it was asked for; undefined where its answer says something else.
 *
 * @param said the message of the answer; `path` is that of the request, below the address of the service.
 * @example missingResource(404, 'Glossary not found', '/v2/translate'); // 'glossary'
 */
export function missingResource(status: number, said: string, path: string): NamedResource | undefined {
  // An id that is none at all is refused with 400 (shapes.md §2).
  if (status !== 404 && !(status === 400 && /\bUUID\b/i.test(said))) return undefined;
  const match = resources.find(([, words]) => words.test(said)) ?? resources.find(([, , paths]) => paths.test(path));
  return match?.[0];
}
