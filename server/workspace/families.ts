import { keepLast } from '../../shared/keepLast.ts';
import type { Folders } from './folderCache.ts';
import { type Family, familyOf, type Partner, partnersBeside } from './partners.ts';

/** Which files belong together, looked up once and kept until told otherwise. Paths have forward slashes. */
export interface Families {
  /** The family of a file; see {@link familyOf}. */
  of(path: string, sourceLanguage: string): Promise<Family | undefined>;
  /** The files of other languages beside a file; see {@link partnersBeside}. */
  beside(path: string, sourceLanguage: string): Promise<readonly Partner[]>;
  /** Something was made, removed or renamed. */
  forget(): void;
}

/** Files whose families are kept: those that somebody works with. */
const mostFiles = 64;

/**
 * See {@link Families}.
 *
 * @param templates where the settings say that files are.
 * @example (await createFamilies(folders).of('locales/de.json', 'en'))?.source.path; // 'locales/en.json'
 */
export function createFamilies(folders: Folders, templates: readonly RegExp[] = []): Families {
  const families = new Map<string, ReturnType<Families['of']>>();
  const partners = new Map<string, ReturnType<Families['beside']>>();
  const kept = <T>(byKey: Map<string, T>, look: Look<T>, path: string, sourceLanguage: string): T => {
    const key = `${sourceLanguage}\0${path}`;
    const answer = byKey.get(key) ?? look(path, sourceLanguage, folders, templates);
    keepLast(byKey, key, answer, mostFiles);
    return answer;
  };
  return {
    of: (path, sourceLanguage) => kept(families, familyOf, path, sourceLanguage),
    beside: (path, sourceLanguage) => kept(partners, partnersBeside, path, sourceLanguage),
    forget() {
      families.clear();
      partners.clear();
    },
  };
}

type Look<T> = (path: string, sourceLanguage: string, folders: Folders, templates: readonly RegExp[]) => T;
