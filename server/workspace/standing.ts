import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import type { Claim } from '../../shared/formats/formats.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { isInLocaleFolder, tellsLocalization } from './lonePath.ts';
import type { PairingContext } from './pairing.ts';
import { isUnlikeOthers } from './unlikeOthers.ts';

/** Why a file that could be read as a localization file is taken for data. */
export type DataReason =
  /** No language in the path, no file in another language says that it is meant to be one. */
  | 'unmarked'
  /** It stands beside files of other languages that have other keys. */
  | 'unlike';

/**
 * What a file of a folder is to its project: `ours`, one of its localization files; `foreign`; or why it is data.
 *
 * @param path absolute, with the machine's separators.
 */
export async function standingOf(path: string, context: PairingContext): Promise<'ours' | 'foreign' | DataReason> {
  const name = slashedPath(path);
  if (context.isCertain(name)) return 'ours';
  if (describesMessages.test(name)) return 'foreign';
  let claim: Claim | undefined;
  try {
    claim = await context.files.claims(path);
  } catch (error) {
    // What it is took too long to tell: it is listed, so that whoever asks for it hears that it was left out.
    if (error instanceof UnreadableFileError) return 'ours';
    throw error;
  }
  if (!claim) return 'foreign';
  const { compiledFrom } = claim.format;
  if (compiledFrom && (await context.folders.exists(name.replace(/\.\w+$/, compiledFrom)))) return 'foreign';
  if (!mayBeStray(claim)) return 'ours';
  if (await hasRelatives(name, context)) return (await isLibraryData(name, claim, context)) ? 'unlike' : 'ours';
  if (!(await isStray(name, claim, context))) return 'ours';
  return claim.isDoubtful ? 'unmarked' : 'foreign';
}

/** `qqq` is no language, nor is `qq` of Android: translatewiki.net keeps there what its messages mean. */
const describesMessages = /[/._-]qqq?(?:\.lproj\/[^/]+|\/[^/]+|\.\w+)$/;

/** Whether a file that has no relatives is taken for something else than a localization file. */
export async function isStray(
  path: string,
  { format, isDoubtful }: Claim,
  { settings, folders }: PairingContext,
): Promise<boolean> {
  if (format.discovered === 'when-paired') return true;
  if (format.discovered === 'in-locale-folder') return !isInLocaleFolder(slashedPath(path));
  return isDoubtful && !(await tellsLocalization(slashedPath(path), settings.sourceLanguage, folders));
}

/** Whether a file that has relatives is data all the same. */
export async function isLibraryData(
  path: string,
  { isDoubtful }: Pick<Claim, 'isDoubtful'>,
  context: PairingContext,
): Promise<boolean> {
  return isDoubtful && (await isUnlikeOthers(slashedPath(path), context));
}

const mayBeStray = ({ format, isDoubtful }: Claim) => isDoubtful || (format.discovered ?? 'always') !== 'always';

/** Whether a file belongs to others; a source file that no format reads, as one without a text, says nothing of its translations. */
async function hasRelatives(name: string, { settings, families, files, toNative }: PairingContext) {
  const family = await families.of(name, settings.sourceLanguage);
  if (!family) return false;
  if (family.self === family.source) return family.targets.length > 0;
  return (await files.claims(toNative(family.source.path)).catch(() => undefined)) !== undefined;
}
