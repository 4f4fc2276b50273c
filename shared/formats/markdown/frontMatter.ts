import type { Problem } from '../../catalog/catalog.ts';
import { say } from '../../sentences/sentence.ts';
import type { Format } from '../format.ts';
import { yaml } from '../yaml/yaml.ts';

/** What stands before the text of a Markdown file. */
export interface FrontMatter {
  /** Where its values start, and where the text behind it starts. */
  readonly start: number;
  readonly end: number;
  readonly embedded?: { readonly format: Format; readonly text: string };
  /** The language that the file says it is in. */
  readonly language?: string;
  readonly problems: readonly Problem[];
  /** Whether the value with an id of `embedded` is text for people. */
  isText(id: string): boolean;
}

/** Keys whose values people read, in Docusaurus, VitePress, Hugo, Jekyll, MkDocs, Astro and Gatsby. */
const textKeys = new Set(
  `title description summary subtitle excerpt tagline headline heading lead intro caption alt label keywords details
  sidebar_label sidebar_title pagination_label linktitle link_title nav_title navtitle menu_title short_title shorttitle
  meta_title meta_description seo_title seo_description hero_title hero_description teaser abstract cta_text`.split(
    /\s+/,
  ),
);

/** Finds the front matter of a text: YAML between `---` (Jekyll); other languages (`+++`, `;;;`) are left alone. */
export function frontMatter(text: string): FrontMatter {
  const open = /^\uFEFF?(---|\+\+\+|;;;)[ \t]*(?:\r\n|\n|\r)/.exec(text);
  const nothing: FrontMatter = { start: 0, end: 0, problems: [], isText: () => false };
  if (!open) return nothing;
  const start = open[0].length;
  const mark = open[1] === '---' ? '(?:---|\\.\\.\\.)' : (open[1] ?? '').replaceAll('+', '\\+');
  const close = new RegExp(`^${mark}[ \\t]*$`, 'm').exec(text.slice(start));
  if (!close) {
    if (open[1] === '---' && !/^[ \t]*[\w"'-]+:/.test(text.slice(start, start + 200))) return nothing;
    const message = say`The front matter is not closed: a line “${open[1] ?? ''}” is missing.`;
    return { ...nothing, problems: [{ id: 'syntax', range: { start: 0, end: start }, message, severity: 'error' }] };
  }
  const end = start + close.index + close[0].length;
  if (open[1] !== '---') return { ...nothing, start, end };
  const values = text.slice(start, start + close.index);
  const language = /^(?:lang|language|locale):[ \t]*["']?([A-Za-z]{2,3}(?:[-_][A-Za-z\d]+)*)["']?[ \t]*$/m.exec(
    values,
  )?.[1];
  return {
    start,
    end,
    embedded: { format: yaml, text: values },
    ...(language ? { language } : {}),
    problems: [],
    isText: (id) => {
      const names = id
        .toLowerCase()
        .split('.')
        .filter((name) => !/^\d+$/.test(name));
      const name = (names.at(-1) ?? '').replace(/~\d+$|\[\d+\]$/g, '');
      // `text` and `name` are texts where a home page is laid out (VitePress), and names of things elsewhere.
      return (
        textKeys.has(name) ||
        (/^(?:hero|features|actions)\b/.test(names[0] ?? '') && /^(?:text|name|linktext)$/.test(name))
      );
    },
  };
}
