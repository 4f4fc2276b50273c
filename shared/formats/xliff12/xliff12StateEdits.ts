import type { Catalog, Origin, SegmentChange } from '../../catalog/catalog.ts';
import { saysTheSame } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { type AttributeChanges, editAttributes } from '../../xml/editElement.ts';
import { contentStart } from '../../xml/subflows.ts';
import { none } from '../../xml/xmlDocument.ts';
import { sdlSegments } from './sdlDefinitions.ts';
import { markOf, type Place } from './xliff12Place.ts';
import { foldXliff12, isUntouched, qualifierOf, xliff12States } from './xliff12State.ts';
import { factsOfUnit, foldTool, spellTool, statusAttribute, toolOf, type Xliff12Tool } from './xliff12Tool.ts';

type Changes = readonly (readonly [Segment, SegmentChange])[];

/** The attributes that a new target gets with the state and origin of its text. */
export function newTargetAttributes(catalog: Catalog, place: Place, changes: Changes): AttributeChanges {
  if (place.unit.target !== none || keptByTool(catalog, place)) return {};
  return ownChanges(place, changes).target;
}

/**
 * The edits of attributes by which a unit, its target or the tool that wrote them says where segments stand and where
 * they come from, only where what is there would say something else.
 */
export function stateEdits(catalog: Catalog, place: Place, changes: Changes): TextEdit[] {
  const { doc, unit } = place;
  const sdl = sdlSegments(doc, unit.definitions);
  if (sdl.size > 0) {
    return changes.flatMap(([segment, change]) => {
      const facts = sdl.get(markOf(place, segment)?.mid ?? '');
      return facts ? editAttributes(doc, facts.node, sdlAttributes(facts.status, segment, change)) : [];
    });
  }
  const { target, unit: onUnit } = ownChanges(place, changes);
  const tool = keptByTool(catalog, place);
  const state = changes[0]?.[1].state;
  if (tool && state) {
    const status = factsOfUnit(tool, attributesOf(doc, 0))?.status;
    const said = status ? foldTool(tool.dialect, status) : undefined;
    const toolStatus = said === state ? {} : { [statusAttribute(tool)]: spellTool(tool, state) };
    // What the tool does not use is only kept from contradicting it.
    const kept = unit.target !== none && attributesOf(doc, unit.target).get('state') ? { state: target.state } : {};
    return [
      ...editAttributes(doc, 0, { ...onUnit, ...toolStatus }),
      ...(kept.state ? editAttributes(doc, unit.target, kept) : []),
    ];
  }
  return [...(unit.target === none ? [] : editAttributes(doc, unit.target, target)), ...editAttributes(doc, 0, onUnit)];
}

/** The tool that says where the segment of a unit stands. */
function keptByTool(catalog: Catalog, place: Place): Xliff12Tool | undefined {
  if (catalog.dialect !== 'mxliff' && catalog.dialect !== 'mqxliff') {
    return place.unit.definitions === none ? undefined : { dialect: 'sdlxliff', prefix: '', level: 1 };
  }
  return toolOf(catalog.text);
}

/** `conf` of `sdl:seg`; with a known origin also where the text comes from, as Trados Studio spells it. */
function sdlAttributes(status: string, segment: Segment, { content, state, origin }: SegmentChange): AttributeChanges {
  const attributes: Record<string, string | undefined> = {};
  const tool: Xliff12Tool = { dialect: 'sdlxliff', prefix: '', level: 1 };
  if (state && (status === '' || foldTool('sdlxliff', status) !== state)) attributes.conf = spellTool(tool, state);
  if (origin && content && content.value !== segment.target?.value) Object.assign(attributes, sdlOrigin(origin));
  return attributes;
}

function sdlOrigin({ kind, match }: Origin): AttributeChanges {
  const none = { percent: undefined, 'origin-system': undefined };
  switch (kind) {
    case 'memory':
      return { ...none, origin: 'tm', percent: '100' };
    case 'fuzzy':
      return { ...none, origin: 'tm', percent: match === undefined ? undefined : String(Math.round(match)) };
    case 'engine':
    case 'service':
      return { ...none, origin: 'mt' };
    case 'copy':
      return { ...none, origin: 'source' };
    default:
      return { ...none, origin: 'interactive' };
  }
}

/**
 * State and origin in XLIFF's own attributes. A target that holds several segments has no place for the state of one,
 * and the text within a code has none at all.
 */
function ownChanges(
  place: Place,
  changes: Changes,
): { readonly target: AttributeChanges; readonly unit: AttributeChanges } {
  const { doc, unit, marks, flows } = place;
  const inFlow = new Set(flows.map(({ source }) => contentStart(place, source)));
  const [segment, change] = changes.find(([{ source }]) => !inFlow.has(source?.range.start ?? none)) ?? [];
  if (!segment || !change || (marks.length > 1 && markOf(place, segment))) return { target: {}, unit: {} };
  const attributes = unit.target === none ? undefined : attributesOf(doc, unit.target);
  const approved = attributesOf(doc, 0).get('approved');
  const target: Record<string, string | undefined> = {};
  const onUnit: Record<string, string | undefined> = {};
  const state = attributes?.get('state');
  const before = attributes?.get('state-qualifier');
  const rejected = change.state && change.state !== 'needs-review' && before?.startsWith('rejected-');
  const qualifier = change.origin ? qualifierOf(change.origin) : rejected ? undefined : before;
  if (change.state) {
    if ((change.state === 'final') !== (approved === 'yes') && approved !== undefined) {
      onUnit.approved = change.state === 'final' ? 'yes' : 'no';
    }
    const text = change.content ?? segment.target;
    const copied = text !== undefined && segment.source !== undefined && saysTheSame(text, segment.source);
    const said = { state, qualifier, approved: onUnit.approved ?? approved, copied };
    const now = foldXliff12({ ...said, sourceEmpty: false, targetEmpty: false });
    // A text that came is to be reviewed, no longer to be translated.
    const isFilled = change.content !== undefined && isUntouched(state);
    if (now !== change.state || !state || isFilled || (change.state === 'final' && state === 'translated')) {
      target.state = xliff12States[change.state];
    }
  }
  if (qualifier !== before) target['state-qualifier'] = qualifier;
  return { target, unit: onUnit };
}
