import { formatFor } from '../shared/formats/formats.ts';
import type { FormatText } from './formatTexts.data.ts';

/** Whether the format of a file is one of those that are read unit by unit. */
export const isLargeTier = ({ path, text }: FormatText): boolean => formatFor(path, text(1000))?.tier === 'large';
