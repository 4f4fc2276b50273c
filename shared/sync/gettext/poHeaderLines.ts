import { pluralFormsOf } from '../../formats/po/pluralForms.data.ts';

/** Fields that say where a template comes from, which its translations repeat. */
const ofTemplate = ['Report-Msgid-Bugs-To', 'POT-Creation-Date'];

/**
 * The header of a file with the fields that say of which template it is. Everything else is the translators'.
 *
 * @param existing,template texts of the header entries.
 */
export function headerLike(existing: string, template: string): string {
  return ofTemplate.reduce((header, name) => {
    const [line, wanted] = [fieldLine(existing, name), fieldLine(template, name)];
    return line && wanted ? header.replace(line, () => wanted) : header;
  }, existing);
}

/** The header with the plural forms of a language, where it says nothing of them; as it is where the language is not known. */
export function withPluralForms(header: string, language: string, lineEnd: string): string {
  const forms = pluralFormsOf(language);
  const there = fieldLine(header, 'Plural-Forms');
  const isOpen = there ? /INTEGER|EXPRESSION|: *\\n/.test(there) : header !== '' && !/^"Plural-Forms:/m.test(header);
  if (!forms || !isOpen) return header;
  const line = `"Plural-Forms: ${forms}\\n"`;
  return there ? header.replace(there, () => line) : header.trimEnd() + lineEnd + line + lineEnd;
}

/** The line of a field, where it is on one, without its end. */
const fieldLine = (header: string, name: string): string | undefined =>
  new RegExp(`^"${name}:[^\\r\\n]*\\\\n"(?=[ \\t]*$)`, 'm').exec(header)?.[0];
