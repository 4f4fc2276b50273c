import type { AttributeTypeName } from './attributeTypes.ts';

/** What the specification says of an element. */
export interface ElementSpec {
  /** Its own attributes, and those of modules, by name. */
  readonly attributes: Readonly<Record<string, AttributeTypeName>>;
  readonly required?: readonly string[];
  /** Whether attributes of other namespaces may stand on it. */
  readonly extensible?: boolean;
  /**
   * Groups of child elements; what is in a later group stands behind what is in an earlier one. `?` is any element of
   * an extension, `*` any element of a module too. Undefined: whatever is inside is not looked at.
   */
  readonly children?: readonly (readonly string[])[];
  /** Of each of these groups at least one must be there. */
  readonly needs?: readonly (readonly string[])[];
  /** Child elements that may stand there once at most. */
  readonly once?: readonly string[];
  /** Whether text may stand between the child elements. */
  readonly text?: boolean;
}

const space = { 'xml:space': 'space' } as const;
const fs = { 'fs:fs': 'text', 'fs:subFs': 'text' } as const;
const limits = { 'slr:storageRestriction': 'restriction', 'slr:sizeRestriction': 'restriction' } as const;
const sizes = { 'slr:equivStorage': 'text', 'slr:sizeInfo': 'text', 'slr:sizeInfoRef': 'text' } as const;
const modules = { ...fs, ...limits, ...sizes } as const;
const structural = {
  id: 'nmtoken',
  canResegment: 'yesNo',
  translate: 'yesNo',
  srcDir: 'direction',
  trgDir: 'direction',
  ...space,
  ...modules,
} as const;
const code = {
  id: 'nmtoken',
  canCopy: 'yesNo',
  canDelete: 'yesNo',
  canReorder: 'reorder',
  copyOf: 'nmtoken',
  type: 'codeType',
  subType: 'custom',
  ...modules,
} as const;
const single = { disp: 'text', equiv: 'text', dataRef: 'nmtoken', subFlows: 'nmtokens' } as const;
const mark = {
  id: 'nmtoken',
  translate: 'yesNo',
  type: 'markType',
  ref: 'text',
  value: 'text',
  ...fs,
  ...limits,
} as const;
const inline = [['cp', 'ph', 'pc', 'sc', 'ec', 'mrk', 'sm', 'em']] as const;
const anything = { attributes: {}, extensible: true } as const satisfies ElementSpec;

/**
 * The elements of XLIFF 2.0, 2.1 and 2.2 and of their modules (chapters 4 and 5, and the schemas beside them). Names
 * are those of `Xliff2File.name`. Elements of modules that are not here are not judged.
 */
export const elements: Readonly<Record<string, ElementSpec>> = {
  xliff: {
    attributes: { version: 'version', srcLang: 'language', trgLang: 'language', ...space, ...fs },
    required: ['version', 'srcLang'],
    extensible: true,
    children: [['notes', 'mda:metadata'], ['file']],
    needs: [['file']],
    once: ['notes', 'mda:metadata'],
  },
  file: {
    attributes: { ...structural, original: 'text' },
    required: ['id'],
    extensible: true,
    children: [['skeleton'], ['*', '?', 'notes'], ['unit', 'group']],
    needs: [['unit', 'group']],
    once: ['skeleton', 'notes'],
  },
  skeleton: { attributes: { href: 'text' }, text: true },
  group: {
    attributes: { ...structural, name: 'text', type: 'custom' },
    required: ['id'],
    extensible: true,
    children: [
      ['*', '?', 'notes'],
      ['unit', 'group'],
    ],
    once: ['notes'],
  },
  unit: {
    attributes: { ...structural, name: 'text', type: 'custom', 'pgs:switch': 'text' },
    required: ['id'],
    extensible: true,
    children: [
      ['*', '?', 'notes', 'originalData'],
      ['segment', 'ignorable'],
    ],
    needs: [['segment']],
    once: ['notes', 'originalData'],
  },
  segment: {
    attributes: { id: 'nmtoken', canResegment: 'yesNo', state: 'state', subState: 'custom', 'pgs:case': 'text' },
    children: [['source'], ['target']],
    needs: [['source']],
    once: ['source', 'target'],
  },
  ignorable: {
    attributes: { id: 'nmtoken' },
    children: [['source'], ['target']],
    needs: [['source']],
    once: ['source', 'target'],
  },
  notes: { attributes: {}, children: [['note']], needs: [['note']] },
  note: {
    attributes: { id: 'nmtoken', appliesTo: 'side', category: 'text', priority: 'priority', ref: 'text', ...fs },
    extensible: true,
    children: [],
    text: true,
  },
  originalData: { attributes: {}, children: [['data']], needs: [['data']] },
  data: {
    attributes: { id: 'nmtoken', dir: 'direction', 'xml:space': 'preserve' },
    required: ['id'],
    children: [['cp']],
    text: true,
  },
  source: { attributes: { 'xml:lang': 'language', ...space, ...fs }, children: inline, text: true },
  target: {
    attributes: { 'xml:lang': 'language', order: 'positive', ...space, ...fs },
    children: inline,
    text: true,
  },
  cp: { attributes: { hex: 'hex' }, required: ['hex'], children: [] },
  ph: { attributes: { ...code, ...single }, required: ['id'], children: [] },
  pc: {
    attributes: {
      ...code,
      canOverlap: 'yesNo',
      dir: 'direction',
      dispStart: 'text',
      dispEnd: 'text',
      equivStart: 'text',
      equivEnd: 'text',
      dataRefStart: 'nmtoken',
      dataRefEnd: 'nmtoken',
      subFlowsStart: 'nmtokens',
      subFlowsEnd: 'nmtokens',
      ...limits,
    },
    required: ['id'],
    children: inline,
    text: true,
  },
  sc: {
    attributes: { ...code, ...single, canOverlap: 'yesNo', dir: 'direction', isolated: 'yesNo' },
    required: ['id'],
    children: [],
  },
  ec: {
    attributes: {
      ...code,
      ...single,
      canOverlap: 'yesNo',
      dir: 'direction',
      isolated: 'yesNo',
      startRef: 'nmtoken',
    },
    children: [],
  },
  mrk: { attributes: mark, required: ['id'], extensible: true, children: inline, text: true },
  sm: { attributes: mark, required: ['id'], extensible: true, children: [] },
  em: { attributes: { startRef: 'nmtoken' }, required: ['startRef'], children: [] },

  'mtc:matches': { attributes: {}, children: [['mtc:match']], needs: [['mtc:match']] },
  'mtc:match': {
    attributes: {
      id: 'nmtoken',
      matchQuality: 'percent',
      matchSuitability: 'percent',
      origin: 'text',
      ref: 'text',
      reference: 'yesNo',
      similarity: 'percent',
      subType: 'custom',
      type: 'matchType',
    },
    required: ['ref'],
    extensible: true,
    children: [['mda:metadata', 'originalData', 'source', 'target', '?', '*']],
    needs: [['source'], ['target']],
    once: ['mda:metadata', 'originalData', 'source', 'target'],
  },

  'gls:glossary': { attributes: {}, children: [['gls:glossEntry']], needs: [['gls:glossEntry']] },
  'gls:glossEntry': {
    attributes: { id: 'nmtoken', ref: 'text' },
    extensible: true,
    children: [['gls:term', 'gls:translation', 'gls:definition', '?', '*']],
    needs: [['gls:term'], ['gls:translation', 'gls:definition']],
    once: ['gls:term', 'gls:definition'],
  },
  'gls:term': { attributes: { source: 'text' }, extensible: true, children: [], text: true },
  'gls:translation': {
    attributes: { id: 'nmtoken', ref: 'text', source: 'text' },
    extensible: true,
    children: [],
    text: true,
  },
  'gls:definition': { attributes: { source: 'text' }, extensible: true, children: [], text: true },

  'mda:metadata': {
    attributes: { id: 'nmtoken' },
    extensible: true,
    children: [['mda:metaGroup']],
    needs: [['mda:metaGroup']],
  },
  // The suites have core `<meta>` elements in a group of a valid file.
  'mda:metaGroup': {
    attributes: { id: 'nmtoken', category: 'text', appliesTo: 'metaSide' },
    extensible: true,
    children: [['mda:metaGroup', 'mda:meta', 'meta']],
    needs: [['mda:metaGroup', 'mda:meta', 'meta']],
  },
  'mda:meta': { attributes: { type: 'text' }, required: ['type'], extensible: true, children: [], text: true },

  'res:resourceData': { attributes: {}, children: [['res:resourceItemRef', 'res:resourceItem']] },
  'res:resourceItemRef': {
    attributes: { id: 'nmtoken', ref: 'nmtoken' },
    required: ['ref'],
    extensible: true,
    children: [],
  },
  'res:resourceItem': {
    attributes: { id: 'nmtoken', mimeType: 'text', context: 'yesNo' },
    extensible: true,
    children: [['notes'], ['res:source'], ['res:target'], ['res:reference']],
    needs: [['res:source', 'res:target', 'res:reference']],
    once: ['notes', 'res:source', 'res:target'],
  },
  'res:source': { attributes: { href: 'text', 'xml:lang': 'language' }, extensible: true },
  'res:target': { attributes: { href: 'text', 'xml:lang': 'language' }, extensible: true },
  'res:reference': {
    attributes: { href: 'text', 'xml:lang': 'language' },
    required: ['href'],
    extensible: true,
    children: [],
  },

  'ctr:changeTrack': { attributes: {}, children: [['ctr:revisions']], needs: [['ctr:revisions']] },
  'ctr:revisions': {
    attributes: { appliesTo: 'nmtoken', ref: 'nmtoken', currentVersion: 'nmtoken' },
    required: ['appliesTo'],
    extensible: true,
    children: [['ctr:revision']],
    needs: [['ctr:revision']],
  },
  'ctr:revision': {
    attributes: { author: 'text', datetime: 'text', version: 'nmtoken' },
    extensible: true,
    children: [['ctr:item']],
    needs: [['ctr:item']],
  },
  'ctr:item': { attributes: { property: 'text' }, required: ['property'], extensible: true, children: [], text: true },

  'slr:profiles': {
    attributes: { generalProfile: 'text', storageProfile: 'text' },
    children: [['slr:normalization', '?', '*']],
    once: ['slr:normalization'],
  },
  'slr:normalization': {
    attributes: { general: 'normalization', storage: 'normalization' },
    extensible: true,
    children: [],
  },
  'slr:data': { attributes: { profile: 'text' }, required: ['profile'], extensible: true },

  'val:validation': { attributes: {}, extensible: true, children: [['val:rule']], needs: [['val:rule']] },
  'val:rule': {
    attributes: {
      isPresent: 'text',
      isNotPresent: 'text',
      startsWith: 'text',
      endsWith: 'text',
      occurs: 'positive',
      existsInSource: 'yesNo',
      caseSensitive: 'yesNo',
      normalization: 'normalization',
      disabled: 'yesNo',
    },
    extensible: true,
    children: [],
  },
  '?': anything,
};

/** Elements of modules that may hold whatever an extension puts there, by the start of their names. */
export const openModules: readonly string[] = ['its:', 'itsm:'];
