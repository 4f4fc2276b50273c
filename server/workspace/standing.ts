import type { Claim } from '../../shared/formats/formats.ts';
import { tellsLocalization } from './lonePath.ts';
import type { PairingContext } from './pairing.ts';
import { familyOf } from './partners.ts';
import { UnreadableFileError } from './unreadableFileError.ts';

/**
 * What a file of a folder is to its project: `ours`, one of its localization files; `data`, one that could be read as
 * such, where nothing says that it is meant to be; or `foreign`.
 *
 * @param path absolute, with the machine's separators.
 */
export async function standingOf(path: string, context: PairingContext): Promise<'ours' | 'data' | 'foreign'> {
  const name = path.replaceAll('\\', '/');
  if (context.isCertain(name)) return 'ours';
  let claim: Claim | undefined;
  try {
    claim = await context.files.claims(path);
  } catch (error) {
    // What it is took too long to tell: it is listed, so that whoever asks for it hears that it was left out.
    if (error instanceof UnreadableFileError) return 'ours';
    throw error;
  }
  if (!claim) return 'foreign';
  if (!mayBeStray(claim) || (await hasRelatives(name, context)) || !(await isStray(name, claim, context)))
    return 'ours';
  return claim.isDoubtful ? 'data' : 'foreign';
}

/** Whether a file that has no relatives is taken for something else than a localization file. */
export async function isStray(
  path: string,
  { format, isDoubtful }: Claim,
  { settings, folders }: PairingContext,
): Promise<boolean> {
  if (format.discovered === 'when-paired') return true;
  return isDoubtful && !(await tellsLocalization(path.replaceAll('\\', '/'), settings.sourceLanguage, folders));
}

const mayBeStray = ({ format, isDoubtful }: Claim) => isDoubtful || format.discovered === 'when-paired';

async function hasRelatives(name: string, { settings, folders, templates }: PairingContext): Promise<boolean> {
  const family = await familyOf(name, settings.sourceLanguage, folders, templates);
  return family !== undefined && (family.self !== family.source || family.targets.length > 0);
}
