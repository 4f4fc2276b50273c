import { Disposable, EventEmitter, l10n, window } from 'vscode';
import {
  type ResourceKind,
  resourceKinds,
  resourcesRequest,
  styleListRequest,
} from '../../shared/resourcesProtocol.ts';
import { ask } from '../session/ask.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';
import { resourceItem } from './resourceItem.ts';
import { partsApart, type ResourceNode, resourceNodes } from './resourceTree.ts';

/** The view of what the service keeps. */
export interface ResourcesView extends Disposable {
  /** Asks the service again, for what is unfolded: of one kind, otherwise of all. */
  refresh(kind?: ResourceKind): void;
  /** What is selected in the view. */
  selection(): ResourceNode | undefined;
}

/** Lists what the service keeps. The service is asked when a kind is unfolded, so that nobody starts it by looking. */
export function resourcesView(session: Session, connections: ConnectionStore): ResourcesView {
  const changed = new EventEmitter<ResourceNode | undefined>();
  /** The editor knows entries that change by their objects. */
  const kinds = resourceKinds.map((kind) => ({ type: 'kind', kind }) as const);
  /** Why kinds could not be listed. */
  const failures = new Map<ResourceKind, string>();
  const showFailure = () => {
    view.message = [...failures.values()].at(-1) ?? '';
  };
  const listed = async (kind: ResourceKind): Promise<readonly ResourceNode[]> => {
    try {
      return resourceNodes(kind, await ask(session, resourcesRequest, { kind }));
    } catch (error) {
      failures.set(kind, failureText(error));
      showFailure();
      return [
        { type: 'action', kind, action: 'retry' },
        { type: 'action', kind, action: 'signIn' },
      ];
    }
  };
  const view = window.createTreeView<ResourceNode>('interline.resources', {
    showCollapseAll: true,
    treeDataProvider: {
      onDidChangeTreeData: changed.event,
      getTreeItem: resourceItem,
      async getChildren(node) {
        if (!node) return [...kinds];
        return [...(node.type === 'kind' ? await listed(node.kind) : await contentOf(session, node))];
      },
    },
  });
  const showHost = () => {
    view.description = connections.url() === undefined ? l10n.t('on this machine') : connections.host();
  };
  showHost();
  const refresh = (kind?: ResourceKind) => {
    if (kind) failures.delete(kind);
    else failures.clear();
    showFailure();
    changed.fire(kinds.find((node) => node.kind === kind));
  };
  const changes = connections.onChange(() => {
    showHost();
    refresh();
  });
  return {
    refresh,
    selection: () => view.selection[0],
    dispose: () => Disposable.from(changes, view, changed).dispose(),
  };
}

async function contentOf(session: Session, node: ResourceNode): Promise<readonly ResourceNode[]> {
  if (node.type !== 'resource') return [];
  const { resource } = node;
  if (resource.kind !== 'style') return partsApart(resource).map((part) => ({ type: 'part', resource, part }));
  const list = await ask(session, styleListRequest, { id: resource.id });
  return [
    ...list.choices.filter(({ isChosen }) => isChosen).map((choice) => ({ type: 'rule', resource, choice }) as const),
    ...list.instructions.map((instruction) => ({ type: 'instruction', resource, instruction }) as const),
  ];
}
