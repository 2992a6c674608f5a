import type { ESTree } from 'rolldown/utils';

export type AstNode = ESTree.Node;

/** Visits every node of a syntax tree with its parent, parents first, except those that are skipped, with all in them. */
export function walkAst(
  root: AstNode,
  visit: (node: AstNode, parent: AstNode | undefined) => void,
  isSkipped?: (node: AstNode) => boolean,
): void {
  const step = (node: AstNode, parent: AstNode | undefined): void => {
    if (isSkipped?.(node)) return;
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

/** Types of TypeScript's nodes around a value, such as `x as T` and `x!`. */
const valueForms = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression'];

/** Whether a node is part of a type, which no compiled code has. */
export const isTypeOnly = ({ type }: AstNode): boolean => type.startsWith('TS') && !valueForms.includes(type);

/** Whether a name means something of its own here: a key, a member, an import, the name of an export. */
export const isOwnName = (node: AstNode, parent: AstNode | undefined): boolean =>
  parent?.type === 'ImportSpecifier' ||
  parent?.type === 'ImportDefaultSpecifier' ||
  (parent?.type === 'ExportSpecifier' && parent.exported === node) ||
  (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (parent?.type === 'Property' && parent.key === node && !parent.computed);
