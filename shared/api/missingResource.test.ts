import { expect, test } from 'vitest';
import { missingResource } from './missingResource.ts';

const id = '0b3c1c9e-8a54-4c62-9d3b-0f4a52f1f0aa';

test.each([
  [404, 'Glossary not found', '/v2/translate', 'glossary'],
  [
    404,
    'Dictionary not found. No dictionary found for language pair en-de.',
    `/v3/glossaries/${id}/entries`,
    'glossary',
  ],
  [400, 'Missing or invalid argument: glossary_id: The id is not a UUID', '/v3/glossaries/nope', 'glossary'],
  [404, 'No such thing', `/v3/glossaries/${id}`, 'glossary'],
  [404, 'Style rule list not found', `/v3/style_rules/${id}/custom_instructions/${id}`, 'styleRuleList'],
  [404, 'Custom instruction not found', `/v3/style_rules/${id}/custom_instructions/${id}`, 'customInstruction'],
  [404, `Translation Memory ${id} does not support the target language DE`, '/v2/document', 'translationMemory'],
  [404, '', `/v3/translation_memories/${id}/segments`, 'translationMemory'],
  [404, 'Term list not found', `/v3/spoken-terms/${id}/entries`, 'spokenTerms'],
  [404, 'Key not found', '/v2/admin/developer-keys/limits', 'developerKey'],
  [404, '', '/v3/glossaries', undefined],
  [404, 'Job not found', `/v3/translation_memories/jobs/${id}`, undefined],
  [404, 'Document not found', '/v2/document/AB', undefined],
  [400, 'Use of a glossary requires the source_lang parameter to be specified', '/v2/translate', undefined],
  [403, 'Glossary not found', '/v2/translate', undefined],
] as const)('%i “%s” from %s', (status, said, path, expected) => {
  expect(missingResource(status, said, path)).toBe(expected);
});
