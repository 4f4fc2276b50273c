import type { Message } from '../../messages/message.ts';
import type { Sides } from '../contract/sides.ts';

/** A translation and its source, with what is worked out once for all marks in it. */
export interface MarkedText {
  readonly source: string;
  readonly shape: string;
  /** The language of the translation, without its region. */
  readonly root: string;
  /** A placeholder that was translated keeps its colon (`:address`): that it is missing says it. */
  readonly losesColons: boolean;
  /** Whether the source has a pattern somewhere. */
  has(pattern: string): boolean;
  readonly isFrench: () => boolean;
  /** `metre,metres,m`: names that a program takes. */
  readonly isList: () => boolean;
}

/**
 * @param root the language of the translation, without its region.
 * @example markedText(sides, 'de').isList() // true for “metre,metres,m”
 */
export function markedText(sides: Sides, root: string): MarkedText {
  const { shape } = sides.target;
  const kept = new Set(namesWithColon(sides.target));
  const answers = new Map<string, boolean>();
  const once = (key: string, tell: () => boolean) => {
    const answer = answers.get(key) ?? tell();
    answers.set(key, answer);
    return answer;
  };
  return {
    source: sides.source.shape,
    shape,
    root,
    losesColons: namesWithColon(sides.source).some((name) => !kept.has(name)),
    has: (pattern) => once(`has ${pattern}`, () => new RegExp(pattern, 'u').test(sides.source.shape)),
    isFrench: () => once('french', () => ofFrench.test(shape)),
    isList: () => once('list', () => !/,\s/.test(shape) && shape.split(',').length > 2 && !/[.!?]$/.test(shape)),
  };
}

/** Words of French that no other language has: a text that was left in it keeps the spaces of French. */
const ofFrench =
  /(?<![\p{L}’'-])(?:cette|vous|votre|êtes|avec|sont|être|voulez|supprimer|ajouter|modifier)(?![\p{L}-])/iu;

/** Of placeholders that begin with a colon, as those of Laravel do. */
const namesWithColon = ({ units }: Message) =>
  units.flatMap(({ syntax, id }) => (syntax === 'laravel' && /^\w/.test(id) ? [id] : []));
