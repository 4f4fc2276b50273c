import type { Attributes } from '../../xml/attributes.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import { asides, blocks, conditions, phrases, untouched, untouchedPhrases } from './ditaElements.data.ts';

/** What an element is to the text around it. */
export type DitaRole =
  /** Part of the sentence; its text is translated with it. */
  | 'phrase'
  /** Within the sentence, but its text is not part of it. */
  | 'aside'
  /** Ends the sentence before it. */
  | 'block'
  /** Left alone, within a sentence. */
  | 'opaque'
  /** Left alone, ends the sentence before it. */
  | 'skipped';

/**
 * The role of a DITA element. What is reused from elsewhere (`conref`, `conkeyref`) and what says `translate="no"`
 * within a sentence is opaque; `translate="yes"` opens what is left alone otherwise. A specialized element says by its
 * `class` what it is.
 *
 * @param besideText true where the element stands next to text, so that an unknown one is a phrase.
 */
export function ditaRole(name: string, attributes: Attributes, besideText: boolean): DitaRole {
  const base = baseName(name, attributes.get('class'));
  const inline = phrases.has(base) || untouchedPhrases.has(base) || (besideText && !blocks.has(base));
  const aside = asides.has(base);
  if (isPulledIn(attributes)) return inline || aside ? 'opaque' : 'skipped';
  const translate = attributes.get('translate');
  if (untouched.has(base) && translate !== 'yes') return untouchedPhrases.has(base) ? 'opaque' : 'skipped';
  if (aside) return 'aside';
  if (!inline) return 'block';
  return translate === 'no' ? 'opaque' : 'phrase';
}

/** True where the content stands elsewhere; what is pushed to another place stands here. */
function isPulledIn(attributes: Attributes): boolean {
  if (!attributes.find('conref') && !attributes.find('conkeyref')) return false;
  return !attributes.get('conaction')?.startsWith('push');
}

/** The element that a specialized one is made from: `topic/ph` of `class="+ topic/ph my-d/company "`. */
export function baseName(name: string, value: string | undefined): string {
  if (!value || phrases.has(name) || asides.has(name) || untouched.has(name) || blocks.has(name)) return name;
  return /^[-+]\s+[\w-]+\/([\w-]+)/.exec(value)?.[1] ?? name;
}

/**
 * DITA elements as inline codes. What makes a code the same in two languages is its element with what it refers to, so
 * that `<xref href="a.dita">` is not mistaken for another link.
 */
export const ditaInline: InlineRules = {
  shape: (name, attributes) => {
    const role = ditaRole(name, attributes, true);
    return role === 'phrase' ? 'pair' : role === 'opaque' || role === 'skipped' ? 'whole' : 'flow';
  },
  describe: (name, attributes) => {
    for (const key of ['conkeyref', 'conref', 'keyref', 'href', 'id']) {
      const value = attributes.get(key);
      if (value) return { id: `${name}@${key}=${value}`, display: name };
    }
    for (const key of conditions) {
      const value = attributes.get(key);
      if (value) return { id: `${name}@${key}=${value}`, display: `${name} ${value}` };
    }
    return { id: name, display: name, ...(name === 'draft-comment' ? { optional: true } : {}) };
  },
};
