const codes =
  `af am ar as az be bg bn bo br bs ca cs cy da de dz el en eo es et eu fa fi fil fo fr fy ga gd gl gu ha haw he
  hi hr hsb hu hy ia id ig is it ja jv ka kk km kn ko ku ky la lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no oc or pa
  pl ps pt pt-BR pt-PT qu rm ro ru rw sa sc sd si sk sl so sq sr st su sv sw ta te tg th ti tk tl tn tr tt ug uk ur uz vi
  wo xh yi yo zh zh-Hans zh-Hant zu en-US en-GB es-419 es-MX fr-CA de-AT de-CH`.split(/\s+/);

let names: Set<string> | undefined;

/** True for the name of a language, in English or in itself: `German`, `Deutsch`, `日本語`. */
export function isLanguageName(text: string): boolean {
  names ??= new Set(codes.flatMap((code) => [nameOf(code, 'en'), nameOf(code, code)]));
  return names.has(text.toLowerCase());
}

function nameOf(code: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code)?.toLowerCase() ?? code;
  } catch {
    return code;
  }
}
