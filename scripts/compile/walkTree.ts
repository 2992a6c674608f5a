import type { ESTree } from 'rolldown/utils';

export type Node = ESTree.Node;

/** Visits every node of a syntax tree with its parent, parents first. */
export function walkTree(root: Node, visit: (node: Node, parent: Node | undefined) => void): void {
  const step = (node: Node, parent: Node | undefined): void => {
    visit(node, parent);
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) {
        for (const item of value) if (isNode(item)) step(item, node);
      } else if (isNode(value)) step(value, node);
    }
  };
  step(root, undefined);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
