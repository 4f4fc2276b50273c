/** The root codes of the languages that Whisper's models for many languages write down, as the API names them. */
export const whisperLanguages: readonly string[] =
  `af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha haw he hi hr ht hu hy id is it
  ja jv ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn oc pa pl ps pt ro ru sa sd si sk sl sn so
  sq sr su sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo zh`.split(/\s+/);

/** The codes that Whisper has for some of them. */
export const whisperCodes: ReadonlyMap<string, string> = new Map([
  ['nb', 'no'],
  ['jv', 'jw'],
]);
