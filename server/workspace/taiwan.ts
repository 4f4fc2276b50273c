import type { Partner } from './partners.ts';

/**
 * Files of a family, `tw` read as Taiwan's Chinese and not as Twi beside China (`cn`), or beside Chinese without any other
 * kind of it (`zh`).
 *
 * @example withTaiwan([{ path: 'a_zh.json', language: 'zh', written: 'zh' }, tw]); // tw.language is 'zh-TW'
 */
export function withTaiwan(partners: readonly Partner[]): Partner[] {
  const names = partners.map(({ written }) => written);
  const chinese = names.filter((name) => /^zh(?![a-z])/i.test(name));
  const isTaiwan = names.includes('cn') || (chinese.length === 1 && chinese[0]?.length === 2);
  return partners.map((partner) =>
    isTaiwan && partner.written === 'tw' ? { ...partner, language: 'zh-TW' } : partner,
  );
}
