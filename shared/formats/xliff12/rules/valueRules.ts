import { orList, say } from '../../../sentences/sentence.ts';
import { tagRange } from '../../../xml/startReading.ts';
import { nextOf, none, parentOf } from '../../../xml/xmlDocument.ts';
import { placeOf, type Xliff12Rule } from './rule.ts';
import {
  allowedChildren,
  closedValues,
  leadingChildren,
  listedValues,
  numericAttributes,
  requiredAttributes,
} from './values.data.ts';

const every = Object.keys(allowedChildren);

const listed = (id: string, attribute: string, of: readonly string[]): Xliff12Rule => ({
  id,
  attributes: [attribute],
  of,
  check(file, node, attributes, report) {
    const value = attributes.get(attribute);
    if (value === undefined || value.startsWith('x-') || listedValues[attribute]?.has(value)) return;
    report(
      placeOf(file, node, attributes, attribute),
      say`“${value}” is not a ${attribute} of XLIFF 1.2; values of your own must start with “x-”.`,
    );
  },
});

/** One rule for each attribute, which is asked about where the attribute may stand. */
const closed = Object.entries(closedValues).map(
  ([attribute, { values, of }]): Xliff12Rule => ({
    id: 'attribute-value',
    attributes: [attribute],
    of: of ?? every,
    check(file, node, attributes, report) {
      const value = attributes.get(attribute);
      if (value === undefined || values.includes(value)) return;
      const place = placeOf(file, node, attributes, attribute);
      report(place, say`“${attribute}” is “${value}”; it must be ${orList(values.map((each) => say`“${each}”`))}.`);
    },
  }),
);

const numeric: Xliff12Rule = {
  id: 'numeric-value',
  attributes: numericAttributes,
  of: ['trans-unit', 'group', 'note', 'alt-trans', 'bin-unit'],
  check(file, node, attributes, report) {
    for (const name of numericAttributes) {
      const value = attributes.get(name);
      if (value === undefined || /^\s*\d+(?:\.\d+)?\s*$/.test(value)) continue;
      report(placeOf(file, node, attributes, name), say`“${name}” is “${value}”; it must be a number.`);
    }
  },
};

const required: Xliff12Rule = {
  id: 'required-attribute',
  of: Object.keys(requiredAttributes),
  check(file, node, attributes, report) {
    const element = file.name(node);
    for (const name of requiredAttributes[element] ?? []) {
      if (attributes.get(name) === undefined) {
        report(tagRange(file.doc, node), say`This <${element}> has no “${name}”.`);
      }
    }
  },
};

const allowedIn = new Map(Object.entries(allowedChildren));

const unexpected: Xliff12Rule = {
  id: 'unexpected-element',
  structural: true,
  of: [...new Set([...every, ...Object.values(allowedChildren).flatMap((names) => [...names])])],
  check(file, node, _attributes, report) {
    const around = parentOf(file.doc, node);
    const parent = around === none ? '' : file.name(around);
    const allowed = allowedIn.get(parent);
    const name = file.name(node);
    if (!allowed || allowed.has(name)) return;
    report(tagRange(file.doc, node), say`A <${name}> is not allowed in <${parent}>.`);
  },
};

/** Of those that come first only: several programs put notes and contexts between them, which no reader minds. */
const order: Xliff12Rule = {
  id: 'element-order',
  structural: true,
  of: Object.keys(leadingChildren),
  check(file, node, _attributes, report) {
    const leading = leadingChildren[file.name(node)] ?? [];
    let place = -1;
    const end = nextOf(file.doc, node);
    for (let child = node + 1; child < end; child = nextOf(file.doc, child)) {
      const name = file.name(child);
      const index = leading.indexOf(name);
      if (index < 0) continue;
      if (index < place) {
        report(tagRange(file.doc, child), say`The <${name}> must come before the <${leading[place] ?? ''}>.`);
        return;
      }
      place = index;
    }
  },
};

/** What attributes and elements may be, wherever they stand. */
export const valueRules: readonly Xliff12Rule[] = [
  listed('state-value', 'state', ['target', 'bin-target']),
  listed('state-qualifier-value', 'state-qualifier', ['target', 'bin-target']),
  listed('size-unit-value', 'size-unit', ['trans-unit', 'group']),
  listed('match-type-value', 'alttranstype', ['alt-trans']),
  ...closed,
  numeric,
  required,
  unexpected,
  order,
];
