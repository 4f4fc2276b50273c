import type { Instruction } from '../../shared/api/styleRules.ts';
import type { ResourceKind, ResourcePart, ServiceResource, StyleChoice } from '../../shared/resourcesProtocol.ts';

/** An entry of the view of the service's resources. */
export type ResourceNode =
  | { readonly type: 'kind'; readonly kind: ResourceKind }
  | { readonly type: 'resource'; readonly resource: ServiceResource }
  | { readonly type: 'part'; readonly resource: ServiceResource; readonly part: ResourcePart }
  | { readonly type: 'rule'; readonly resource: ServiceResource; readonly choice: StyleChoice }
  | { readonly type: 'instruction'; readonly resource: ServiceResource; readonly instruction: Instruction }
  | { readonly type: 'action'; readonly kind: ResourceKind; readonly action: ResourceAction };

/** What an entry offers where a kind has no resources, or where the service does not list them. */
export type ResourceAction = 'create' | 'retry' | 'signIn';

/** Nodes for the resources of a kind, by name; where there is none, one that makes the first. */
export function resourceNodes(kind: ResourceKind, resources: readonly ServiceResource[]): readonly ResourceNode[] {
  if (resources.length === 0) return [{ type: 'action', kind, action: 'create' }];
  return [...resources]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((resource) => ({ type: 'resource', resource }) as const);
}

/** The parts of a resource that the view shows as entries of their own; a single one is shown by the resource itself. */
export function partsApart({ kind, parts }: ServiceResource): readonly ResourcePart[] {
  return (kind === 'glossary' || kind === 'spoken') && parts.length > 1 ? parts : [];
}

/** The name that the view keeps an entry's state by. */
export function idOf(node: ResourceNode): string {
  switch (node.type) {
    case 'kind':
      return node.kind;
    case 'action':
      return `${node.kind}/${node.action}`;
    case 'resource':
      return `${node.resource.kind}/${node.resource.id}`;
    case 'part':
      return `${node.resource.kind}/${node.resource.id}/${node.part.languages.join('~')}`;
    case 'rule':
      return `style/${node.resource.id}/${node.choice.category}.${node.choice.rule}`;
    case 'instruction':
      return `style/${node.resource.id}/${node.instruction.id}`;
  }
}
