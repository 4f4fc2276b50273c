/** What the texts of a language show in the encoding that Windows programs use for it. */
export interface EncodingLetters {
  readonly language: string;
  readonly encoding: string;
  /** Letters beyond ASCII, in lower case. */
  readonly letters: string;
  /** Those of them that stand in every text, where other encodings could read the same bytes as letters, too. */
  readonly frequent?: string;
}

/** By language, those of windows-1252 first: of two that explain a text alike the first one counts. */
export const encodingLetters: readonly EncodingLetters[] = [
  { language: 'fr', encoding: 'windows-1252', letters: 'àâæçéèêëîïôœùûüÿ' },
  { language: 'de', encoding: 'windows-1252', letters: 'äöüß' },
  { language: 'es', encoding: 'windows-1252', letters: 'áéíñóúü¿¡' },
  { language: 'pt', encoding: 'windows-1252', letters: 'ãáâàçéêíóôõúü' },
  { language: 'it', encoding: 'windows-1252', letters: 'àèéìíòùú' },
  { language: 'ca', encoding: 'windows-1252', letters: 'àçèéíïòóúü·' },
  { language: 'da', encoding: 'windows-1252', letters: 'æøåé' },
  { language: 'sv', encoding: 'windows-1252', letters: 'åäöé' },
  { language: 'nl', encoding: 'windows-1252', letters: 'áéëïíóöü' },
  { language: 'is', encoding: 'windows-1252', letters: 'áðéíóúýþæö' },
  { language: 'pl', encoding: 'windows-1250', letters: 'ąćęłńóśźż' },
  { language: 'cs', encoding: 'windows-1250', letters: 'áčďéěíňóřšťúůýž' },
  { language: 'sk', encoding: 'windows-1250', letters: 'áäčďéíĺľňóôŕšťúýž' },
  { language: 'hu', encoding: 'windows-1250', letters: 'áéíóöőúüű' },
  { language: 'ro', encoding: 'windows-1250', letters: 'ăâîşţ' },
  { language: 'hr', encoding: 'windows-1250', letters: 'čćđšž' },
  { language: 'tr', encoding: 'windows-1254', letters: 'çğıöşüâîi̇' },
  { language: 'lt', encoding: 'windows-1257', letters: 'ąčęėįšųūž' },
  { language: 'lv', encoding: 'windows-1257', letters: 'āčēģīķļņšūž' },
  { language: 'ru', encoding: 'windows-1251', letters: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', frequent: 'оеаин' },
  { language: 'uk', encoding: 'windows-1251', letters: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', frequent: 'оаинів' },
  { language: 'sr', encoding: 'windows-1251', letters: 'абвгдђежзијклљмнњопрстћуфхцчџш', frequent: 'аоиен' },
  { language: 'el', encoding: 'windows-1253', letters: 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋΐΰς', frequent: 'αοιετ' },
  { language: 'he', encoding: 'windows-1255', letters: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת', frequent: 'יוהלא' },
  { language: 'ar', encoding: 'windows-1256', letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگک', frequent: 'اليمن' },
  { language: 'th', encoding: 'windows-874', letters: 'กขคฆงจฉชซญดตถทธนบปผฝพฟภมยรลวศสหอฮะัาำิีึืุูเแโใไๆ็่้๊๋์', frequent: 'านรเอ' },
];

/** Encodings of two bytes a character: what nearly every text in one of their languages has much of. */
export const encodingSigns: readonly { readonly encoding: string; readonly signs: RegExp; readonly share: number }[] = [
  { encoding: 'shift_jis', signs: /[\u3041-\u3096\u30a1-\u30fa]/gu, share: 0.3 },
  { encoding: 'euc-kr', signs: /[\uac00-\ud7a3]/gu, share: 0.8 },
  { encoding: 'gbk', signs: /[的一是不了我你在有他这来们个好说人]/gu, share: 0.05 },
  { encoding: 'big5', signs: /[的一是不了我你在有他這來們個好說人]/gu, share: 0.05 },
];
