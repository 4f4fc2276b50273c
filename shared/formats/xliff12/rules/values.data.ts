/** Values of attributes that XLIFF 1.2 lists (§2.3); a tool's own start with `x-`. */
export const listedValues: Readonly<Record<string, ReadonlySet<string>>> = {
  state: new Set(
    'final needs-adaptation needs-l10n needs-review-adaptation needs-review-l10n needs-review-translation needs-translation new signed-off translated'.split(
      ' ',
    ),
  ),
  'state-qualifier': new Set(
    'exact-match fuzzy-match id-match leveraged-glossary leveraged-inherited leveraged-mt leveraged-repository leveraged-tm mt-suggestion rejected-grammar rejected-inaccurate rejected-length rejected-spelling tm-suggestion'.split(
      ' ',
    ),
  ),
  'size-unit': new Set('byte char col cm dlgunit em ex glyph in mm percent pixel point row'.split(' ')),
  alttranstype: new Set(['proposal', 'previous-version', 'rejected', 'reference', 'accepted']),
};

/** Values to which no tool may add its own, and the elements that have them; none named: any. */
export const closedValues: Readonly<
  Record<string, { readonly values: readonly string[]; readonly of?: readonly string[] }>
> = {
  translate: { values: ['yes', 'no'], of: ['group', 'trans-unit', 'bin-unit'] },
  approved: { values: ['yes', 'no'], of: ['trans-unit', 'bin-unit'] },
  clone: { values: ['yes', 'no'], of: ['g', 'x', 'bx', 'ph'] },
  'equiv-trans': { values: ['yes', 'no'], of: ['target'] },
  'xml:space': { values: ['default', 'preserve'] },
  pos: { values: ['open', 'close'], of: ['it'] },
  assoc: { values: ['preceding', 'following', 'both'], of: ['ph'] },
  annotates: { values: ['source', 'target', 'general'], of: ['note'] },
};

/** Attributes that hold whole numbers. */
export const numericAttributes = [
  'maxbytes',
  'minbytes',
  'maxwidth',
  'minwidth',
  'maxheight',
  'minheight',
  'priority',
] as const;

/** Attributes that an element must have (§2.2), apart from those that the reader itself asks for. */
export const requiredAttributes: Readonly<Record<string, readonly string[]>> = {
  phase: ['phase-name', 'process-name'],
  tool: ['tool-id', 'tool-name'],
  context: ['context-type'],
  'count-group': ['name'],
  count: ['count-type'],
  prop: ['prop-type'],
  'external-file': ['href'],
  g: ['id'],
  x: ['id'],
  bx: ['id'],
  ex: ['id'],
  bpt: ['id'],
  ept: ['id'],
  ph: ['id'],
  it: ['id', 'pos'],
  mrk: ['mtype'],
};

const inline = 'g x bx ex bpt ept ph it mrk'.split(' ');

/** Elements of XLIFF that may stand right within another (§2.2 to §2.4). */
export const allowedChildren: Readonly<Record<string, ReadonlySet<string>>> = {
  xliff: new Set(['file']),
  file: new Set(['header', 'body']),
  header: new Set('skl phase-group glossary reference count-group prop-group note tool'.split(' ')),
  'phase-group': new Set(['phase']),
  phase: new Set(['note']),
  'count-group': new Set(['count']),
  'prop-group': new Set(['prop']),
  'context-group': new Set(['context']),
  skl: new Set(['internal-file', 'external-file']),
  glossary: new Set(['internal-file', 'external-file']),
  reference: new Set(['internal-file', 'external-file']),
  body: new Set(['group', 'trans-unit', 'bin-unit']),
  group: new Set('context-group count-group prop-group note group trans-unit bin-unit'.split(' ')),
  'trans-unit': new Set('source seg-source target context-group count-group prop-group note alt-trans'.split(' ')),
  'bin-unit': new Set('bin-source bin-target context-group count-group prop-group note trans-unit'.split(' ')),
  'bin-source': new Set(['internal-file', 'external-file']),
  'bin-target': new Set(['internal-file', 'external-file']),
  'alt-trans': new Set('source seg-source target context-group prop-group note'.split(' ')),
  source: new Set(inline),
  'seg-source': new Set(inline),
  target: new Set(inline),
  g: new Set(inline),
  mrk: new Set(inline),
  sub: new Set(inline),
  x: new Set(),
  bx: new Set(),
  ex: new Set(),
  bpt: new Set(['sub']),
  ept: new Set(['sub']),
  ph: new Set(['sub']),
  it: new Set(['sub']),
  note: new Set(),
  prop: new Set(),
  context: new Set(),
};

/** What stands first within an element, in this order (§2.2.5, XLIFF 1.2 strict schema). */
export const leadingChildren: Readonly<Record<string, readonly string[]>> = {
  file: ['header', 'body'],
  'trans-unit': ['source', 'seg-source', 'target'],
  'bin-unit': ['bin-source', 'bin-target'],
  'alt-trans': ['source', 'seg-source', 'target'],
};
