import type { LengthLimit, ValidationRule } from '../catalog/segment.ts';
import type { Attributes } from './attributes.ts';

/**
 * The limit of `its:storageSize` in bytes of UTF-8 (ITS 2.0, 8.19); undefined where there is none, or where it is meant
 * for another encoding.
 */
export function storageSize(attributes: Attributes): LengthLimit | undefined {
  const size = attributes.get('its:storageSize');
  if (size === undefined) return undefined;
  const max = Number.parseInt(size, 10);
  const encoding = attributes.get('its:storageEncoding') ?? 'UTF-8';
  return max > 0 && /^utf-?8$/i.test(encoding) ? { max, unit: 'byte' } : undefined;
}

/**
 * The rule of `its:allowedCharacters` (ITS 2.0, 8.18): a class of characters, `[a-zA-Z]`, `[^<>]` or `.`. One that makes
 * no sense is left out.
 */
export function allowedCharacters(attributes: Attributes): ValidationRule | undefined {
  const text = attributes.get('its:allowedCharacters')?.trim();
  if (text === undefined || !/^(?:\.|\[[^[\]]+\])$/.test(text)) return undefined;
  try {
    new RegExp(text, 'u');
  } catch {
    return undefined;
  }
  return { test: 'allowedCharacters', text, existsInSource: false, caseSensitive: true, normalization: 'none' };
}
