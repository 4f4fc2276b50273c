import { say } from '../../../sentences/sentence.ts';
import { type Attributes, attributesOf } from '../../../xml/attributes.ts';
import { isBlank, isEmptyText } from '../../../xml/blank.ts';
import { plainText } from '../../../xml/plainText.ts';
import { tagRange } from '../../../xml/startReading.ts';
import { contentRange, localName, nextOf, none, parentOf } from '../../../xml/xmlDocument.ts';
import { childOf, inherited, placeOf, type Xliff12File, type Xliff12Rule } from './rule.ts';

const done = new Set(['translated', 'final', 'signed-off']);

const stateOfEmpty: Xliff12Rule = {
  id: 'state-of-empty-target',
  attributes: ['state'],
  of: ['target'],
  check(file, node, attributes, report) {
    const state = attributes.get('state');
    if (!state || !done.has(state) || !isEmptyText(file.doc, node)) return;
    const unit = parentOf(file.doc, node);
    if (unit === none || file.name(unit) !== 'trans-unit' || isBlank(file.doc, childOf(file, unit, 'source'))) return;
    report(placeOf(file, node, attributes, 'state'), say`The target is empty, but its state is “${state}”.`);
  },
};

const approved: Xliff12Rule = {
  id: 'approved-state',
  attributes: ['approved'],
  of: ['trans-unit'],
  check(file, node, attributes, report) {
    if (attributes.get('approved') !== 'yes') return;
    const place = placeOf(file, node, attributes, 'approved');
    const target = childOf(file, node, 'target');
    if (isEmptyText(file.doc, target)) {
      if (!isBlank(file.doc, childOf(file, node, 'source')))
        report(place, say`The unit is approved but has no translation.`);
      return;
    }
    const state = attributesOf(file.doc, target).get('state');
    if (state === 'new' || state?.startsWith('needs-')) {
      report(place, say`The unit is approved, but the state of its target is “${state}”.`);
    }
  },
};

const untranslatable: Xliff12Rule = {
  id: 'untranslatable-changed',
  structural: true,
  attributes: ['translate'],
  of: ['trans-unit'],
  check(file, node, _attributes, report) {
    if (inherited(file, node, 'translate') !== 'no') return;
    const { doc } = file;
    const [source, target] = [childOf(file, node, 'source'), childOf(file, node, 'target')];
    if (source === none || isEmptyText(doc, target)) return;
    const [from, to] = [source, target].map((side) => plainText(doc.text, contentRange(doc, side)).trim());
    if (from !== to)
      report(tagRange(doc, target), say`The unit must not be translated, but its target differs from the source.`);
  },
};

/** Lengths are counted where they need no font: in characters and bytes. */
const size: Xliff12Rule = {
  id: 'target-size',
  attributes: ['minwidth', 'minbytes', 'minheight'],
  of: ['trans-unit'],
  check(file, node, attributes, report) {
    const number = (name: string) => Number.parseInt(attributes.get(name) ?? '', 10);
    for (const what of ['width', 'bytes', 'height']) {
      const [least, most] = [number(`min${what}`), number(`max${what}`)];
      if (least > most) {
        report(
          placeOf(file, node, attributes, `min${what}`),
          say`“min${what}” is ${least}, more than “max${what}” (${most}).`,
        );
      }
    }
    const target = childOf(file, node, 'target');
    if (isEmptyText(file.doc, target)) return;
    const inBytes = number('minbytes');
    const inChars = attributes.get('size-unit') === 'char' ? number('minwidth') : Number.NaN;
    if (Number.isNaN(inBytes) && Number.isNaN(inChars)) return;
    const text = plainText(file.doc.text, contentRange(file.doc, target));
    const bytes = new TextEncoder().encode(text).length;
    if (bytes < inBytes)
      report(tagRange(file.doc, target), say`The target has ${bytes} bytes; at least ${inBytes} are needed.`);
    const { length } = [...text];
    if (length < inChars)
      report(tagRange(file.doc, target), say`The target has ${length} characters; at least ${inChars} are needed.`);
  },
};

/** Some tools say 101 and more for matches in context. */
const bestQuality = 110;

const matches: Xliff12Rule = {
  id: 'match-quality',
  attributes: ['match-quality'],
  of: ['alt-trans'],
  check(file, node, attributes, report) {
    const quality = attributes.get('match-quality');
    const value = /^(-?\d+(?:\.\d+)?)\s*%?$/.exec(quality?.trim() ?? '')?.[1];
    if (value === undefined || (Number(value) >= 0 && Number(value) <= bestQuality)) return;
    report(
      placeOf(file, node, attributes, 'match-quality'),
      say`The match-quality “${quality ?? ''}” is not a percentage.`,
    );
  },
};

const matchTarget: Xliff12Rule = {
  id: 'match-target',
  structural: true,
  of: ['alt-trans'],
  check(file, node, _attributes, report) {
    if (childOf(file, node, 'target') === none) {
      report(tagRange(file.doc, node), say`This <alt-trans> has no <target>.`);
    }
  },
};

const matchMark: Xliff12Rule = {
  id: 'match-mark',
  of: ['alt-trans'],
  check(file, node, attributes, report) {
    const mid = attributes.get('mid');
    const unit = parentOf(file.doc, node);
    if (!mid || unit === none || file.name(unit) !== 'trans-unit') return;
    const marked = childOf(file, unit, 'seg-source');
    if (marked === none || mids(file, marked).has(mid)) return;
    report(placeOf(file, node, attributes, 'mid'), say`<seg-source> has no segment “${mid}”.`);
  },
};

function mids({ doc, name }: Xliff12File, node: number): Set<string> {
  const ids = new Set<string>();
  for (let inner = node + 1; inner < nextOf(doc, node); inner++) {
    if (name(inner) === 'mrk') ids.add(attributesOf(doc, inner).get('mid') ?? '');
  }
  return ids;
}

const space: Xliff12Rule = {
  id: 'same-xml-space',
  structural: true,
  attributes: ['xml:space'],
  of: ['trans-unit'],
  check(file, node, _attributes, report) {
    const [source, target] = [childOf(file, node, 'source'), childOf(file, node, 'target')];
    if (source === none || target === none) return;
    const declared = (side: number) => attributesOf(file.doc, side).get('xml:space');
    if (declared(source) === undefined && declared(target) === undefined) return;
    const spaceOf = (side: number) => inherited(file, side, 'xml:space') ?? 'default';
    const [wanted, actual] = [spaceOf(source), spaceOf(target)];
    if (wanted === actual) return;
    // In a text of words with single spaces between them it makes no difference.
    const { doc } = file;
    if (![source, target].some((side) => spacing.test(plainText(doc.text, contentRange(doc, side))))) return;
    const place = placeOf(file, target, attributesOf(doc, target), 'xml:space');
    report(place, say`“xml:space” of the target is “${actual}”, but that of its source is “${wanted}”.`);
  },
};

const spacing = /^\s|\s$|\s{2}|[\t\r\n]/;

/** Names by which elements of a `<file>` refer to others of it, and where those stand (XLIFF 1.2 schema, keyrefs). */
const references = [
  { attribute: 'phase-name', element: 'phase' },
  { attribute: 'tool-id', element: 'tool' },
] as const;

const reference: Xliff12Rule = {
  id: 'header-reference',
  structural: true,
  of: ['file'],
  check(file, node, _attributes, report) {
    const { doc, name } = file;
    for (const { attribute, element } of references) {
      if (!file.attributes.has(attribute)) continue;
      const names = new Set<string>();
      const named: { readonly node: number; readonly attributes: Attributes; readonly value: string }[] = [];
      for (let inner = node + 1; inner < nextOf(doc, node); inner++) {
        const innerName = name(inner);
        if (innerName !== element && !referring.has(innerName)) continue;
        const attributes = attributesOf(doc, inner);
        const value = attributes.get(attribute);
        if (value === undefined) continue;
        if (innerName !== element) named.push({ node: inner, attributes, value });
        else if (names.has(value)) {
          report(placeOf(file, inner, attributes, attribute), say`Another <${element}> has the name “${value}” too.`);
        } else names.add(value);
      }
      for (const { node: referrer, attributes, value } of named) {
        if (value === '' || names.has(value)) continue;
        report(
          placeOf(file, referrer, attributes, attribute),
          say`The header of the file has no <${element}> “${value}”.`,
        );
      }
    }
  },
};

const referring = new Set(['trans-unit', 'bin-unit', 'target', 'bin-target', 'alt-trans', 'phase', 'count']);

const groupIds: Xliff12Rule = {
  id: 'group-id-unique',
  structural: true,
  of: ['file'],
  check(file, node, _attributes, report) {
    if (!file.doc.names.some((name) => localName(name) === 'group')) return;
    const seen = new Set<string>();
    for (let inner = node + 1; inner < nextOf(file.doc, node); inner++) {
      if (file.name(inner) !== 'group') continue;
      const attributes = attributesOf(file.doc, inner);
      const id = attributes.get('id');
      if (id === undefined) continue;
      if (seen.has(id))
        report(placeOf(file, inner, attributes, 'id'), say`Another <group> of this file has the id “${id}”.`);
      seen.add(id);
    }
  },
};

/** Units and groups, their states, sizes, matches, and what they refer to. */
export const unitRules: readonly Xliff12Rule[] = [
  stateOfEmpty,
  approved,
  untranslatable,
  size,
  matches,
  matchTarget,
  matchMark,
  space,
  reference,
  groupIds,
];
