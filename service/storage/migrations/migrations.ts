import { first } from './0001-first.ts';
import { dictionaryOrder } from './0002-dictionaryOrder.ts';
import type { Migration } from './migration.ts';

/** From empty to the present, in order. */
export const migrations: readonly Migration[] = [first, dictionaryOrder];
