import { l10n } from 'vscode';
import type { ResourceKind } from '../../shared/resourcesProtocol.ts';

/** What a kind of resource is called, in the language of the editor. */
export interface KindWords {
  /** In the plural. */
  readonly name: string;
  readonly purpose: string;
  /** Heads the questions for a new one. */
  readonly titleOfNew: string;
  /** Offers to make the first one. */
  readonly makeFirst: string;
}

/** @example kindWords('glossary').name; // 'Glossaries' */
export function kindWords(kind: ResourceKind): KindWords {
  switch (kind) {
    case 'glossary':
      return {
        name: l10n.t('Glossaries'),
        purpose: l10n.t('Terms with their translations, for one pair of languages or more'),
        titleOfNew: l10n.t('New Glossary'),
        makeFirst: l10n.t('New Glossary…'),
      };
    case 'style':
      return {
        name: l10n.t('Style Rule Lists'),
        purpose: l10n.t('Rules and instructions that translations into a language follow'),
        titleOfNew: l10n.t('New Style Rule List'),
        makeFirst: l10n.t('New Style Rule List…'),
      };
    case 'memory':
      return {
        name: l10n.t('Translation Memories'),
        purpose: l10n.t('Earlier translations, from a TMX file'),
        titleOfNew: l10n.t('New Translation Memory'),
        makeFirst: l10n.t('Import Translation Memory…'),
      };
    case 'spoken':
      return {
        name: l10n.t('Spoken Terms'),
        purpose: l10n.t('Names and terms that are spoken in recordings'),
        titleOfNew: l10n.t('New Spoken Terms'),
        makeFirst: l10n.t('New Spoken Terms…'),
      };
  }
}
