import type { ESTree } from 'rolldown/utils';

export type AstNode = ESTree.Node;

/** Visits every node of a syntax tree with its parent, parents first. */
export function walkAst(root: AstNode, visit: (node: AstNode, parent: AstNode | undefined) => void): void {
  const step = (node: AstNode, parent: AstNode | undefined): void => {
    visit(node, parent);
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) {
        for (const item of value) if (isAstNode(item)) step(item, node);
      } else if (isAstNode(value)) step(value, node);
    }
  };
  step(root, undefined);
}

const isAstNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Whether a node is the identifier of this name. */
export const isNamed = (node: AstNode, name: string): boolean => node.type === 'Identifier' && node.name === name;
