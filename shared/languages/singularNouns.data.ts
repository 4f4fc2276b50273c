/**
 * Primary codes of languages that leave a noun behind a number in the singular or do not need to mark it: one plural
 * form is enough there, whatever CLDR says (gettext's table and Weblate's language data have `nplurals=1` for them).
 */
export const singularNouns: ReadonlySet<string> = new Set(
  'as az bn bo ce ckb eu fa hu jv ka kk kn ku ky ml mn os ps sah su ta te tk tr tt ug uz'.split(' '),
);
