import { inLocaleFolder, isLanguage, namesLanguage, readsLikeText } from '../../languages/localePath.ts';
import { scanToml } from './tomlScan.ts';
import { tomlSlot } from './tomlText.ts';

/** Manifests and settings of tools, also where they stand in a folder of translations (`i18n.toml` of cargo-i18n). */
const configNames =
  /^(?:\..*|(?:Cargo|pyproject|poetry|rustfmt|clippy|deny|book|netlify|wrangler|fly|taplo|rust-toolchain|config|hugo|theme|mise|ruff|uv|setup|gitleaks|Anchor|Forc|Move|foundry|Gopkg|buf|dprint|bunfig|railway|nixpacks|stylua|selene|_?typos|cliff|release|release-plz|lefthook|about|cross|trunk|i18n|l10n|crowdin|languages|params|module|menus?)(?:[._-][\w.-]+)?)\.toml$/i;
const configFolders = /(?:^|\/)(?:\.[^/]+|config|_default|archetypes|data)\//i;

/**
 * Whether a `.toml` file may hold texts for people: its path speaks of a language or of translations, and a good part of its
 * strings reads like texts. Not claimed: manifests and configuration.
 *
 * @param head the first part of the text.
 */
export function isLocalizationToml(path: string, head: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stem = name.replace(/\.toml$/i, '');
  if (configNames.test(name) || configFolders.test(path)) return false;
  if (!inLocaleFolder(path) && !isLanguage(stem) && !namesLanguage(stem)) return false;
  const { entries } = scanToml(head);
  // What nobody has translated yet says nothing.
  const values = entries.map(({ string }) => tomlSlot(head, string).value).filter((value) => value !== '');
  return entries.length > 0 && 3 * values.filter(readsLikeText).length >= values.length;
}
