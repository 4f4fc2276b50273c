import { type Usage, unlimited } from '../../shared/api/usage.ts';
import type { UsageQuota } from '../../shared/usageProtocol.ts';

/**
 * What a service counts of the billing period, and how much of it may be used. Speech is left out for whoever neither used
 * it nor has a part of it.
 *
 * @example quotasOf({ character_count: 7, character_limit: 100 }); // [{ kind: 'characters', used: 7, limit: 100 }]
 */
export function quotasOf(usage: Usage): readonly UsageQuota[] {
  const all: readonly [UsageQuota['kind'], number | undefined, number | undefined][] = [
    ['characters', usage.character_count, usage.character_limit],
    ['keyCharacters', usage.api_key_character_count, usage.api_key_character_limit],
    ['documents', usage.document_count, usage.document_limit],
    ['teamDocuments', usage.team_document_count, usage.team_document_limit],
    ['speechToTextMinutes', usage.speech_to_text_minutes_count, usage.speech_to_text_minutes_limit],
    ['speechToSpeechMinutes', usage.speech_to_speech_minutes_count, usage.speech_to_speech_minutes_limit],
  ];
  return all
    .flatMap(([kind, used, limit]) =>
      used === undefined ? [] : [{ kind, used, limit: limit === undefined || limit >= unlimited ? null : limit }],
    )
    .filter(({ kind, used, limit }) => !kind.startsWith('speech') || used > 0 || (limit !== null && limit > 0));
}
