const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Elements that end the text before them (HTML, “Rendering”: those that are shown as blocks, and controls). */
export const blocks = names(`
  html head body title address article aside blockquote center details dialog dd div dir dl dt fieldset figcaption figure
  footer form frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav noscript ol optgroup option
  p pre search section select summary ul table caption colgroup col tbody thead tfoot tr td th button label textarea
  audio video picture source track datalist output link meta base param area map
`);

/** Elements that are part of a sentence. What is in neither list is a component, which may be either. */
export const inlines = names(`
  a abbr acronym applet b bdi bdo big blink br canvas cite code command data del dfn em embed font i iframe img image input
  ins kbd keygen mark math meter nobr noembed noframes output plaintext progress q rb rp rt rtc ruby s samp script slot
  small span strike strong style sub sup svg template time tt u var wbr xmp
`);

/** Elements without content, which have no end tag (HTML, “Void elements”). */
export const voids = names(`
  area base basefont bgsound br col command embed frame hr image img input keygen link meta param source track wbr
`);

/** Elements that are left alone with all that is in them, unless they say `translate="yes"`. */
export const opaque = names('script style template svg math code iframe noembed noframes xmp plaintext');

/** Of the opaque ones those that are no part of a sentence: left out where they stand at its ends. */
export const invisible = names('script style template');

/** Elements whose white space is shown as it is written. */
export const preformatted = names('pre listing textarea');

/** Elements that an end tag within them cannot close (HTML, “has an element in scope”). */
export const barriers = names('table td th caption template object marquee button svg math select');

/** Blocks that end an open paragraph (HTML, “The p element”: its end tag may be omitted before these). */
const paragraphEnders = `
  address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5
  h6 header hgroup hr main menu nav ol p pre listing search section summary table ul dd dt li
`;

/** What an element's start tag ends, and where the search for it stops (HTML, “Optional tags”). */
export interface ImpliedEnd {
  readonly closes: ReadonlySet<string>;
  readonly within: ReadonlySet<string>;
}

const lists = new Set([...names('ul ol menu dir dl'), ...barriers]);
const tables = names('table template');
const selects = names('select datalist template table');
const paragraph: ImpliedEnd = { closes: names('p'), within: barriers };
const item: ImpliedEnd = { closes: names('li'), within: lists };
const term: ImpliedEnd = { closes: names('dt dd'), within: lists };
const heading: ImpliedEnd = { closes: names('h1 h2 h3 h4 h5 h6'), within: blocks };

/** The ends that start tags imply, in the order in which they are made. */
export const impliedEnds: ReadonlyMap<string, readonly ImpliedEnd[]> = new Map<string, readonly ImpliedEnd[]>([
  ...[...names(paragraphEnders)].map((name): [string, readonly ImpliedEnd[]] => [name, [paragraph]]),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, readonly ImpliedEnd[]] => [name, [paragraph, heading]]),
  ['li', [item, paragraph]],
  ['dt', [term, paragraph]],
  ['dd', [term, paragraph]],
  ['option', [{ closes: names('option'), within: selects }]],
  ['optgroup', [{ closes: names('option optgroup'), within: selects }]],
  ['td', [{ closes: names('td th caption'), within: tables }]],
  ['th', [{ closes: names('td th caption'), within: tables }]],
  ['tr', [{ closes: names('tr caption colgroup'), within: tables }]],
  ['thead', [{ closes: names('thead tbody tfoot caption colgroup'), within: tables }]],
  ['tbody', [{ closes: names('thead tbody tfoot caption colgroup'), within: tables }]],
  ['tfoot', [{ closes: names('thead tbody tfoot caption colgroup'), within: tables }]],
  ['body', [{ closes: names('head'), within: tables }]],
]);

/** End tags that close an element beyond a {@link barriers | barrier}: those of tables and of the barriers themselves. */
export const farEnds = new Set([...barriers, ...names('tr thead tbody tfoot colgroup body html')]);

/** Attributes whose values people read, on any element. */
export const textAttributes = names(`
  alt title placeholder aria-label aria-description aria-placeholder aria-roledescription aria-valuetext summary abbr
`);

/** Types of `input` whose value is its caption. */
export const captionInputs = names('submit button reset');

/** Elements whose `label` is shown. */
export const labelled = names('track option optgroup menuitem');

/** What `meta` elements say to people, by `name`, `property` or `itemprop` in lower case. */
export const textMetas = names(`
  description keywords title subject abstract application-name apple-mobile-web-app-title
  og:title og:description og:site_name og:image:alt twitter:title twitter:description twitter:image:alt
  dc.title dc.description dc.subject dcterms.title dcterms.description
`);
