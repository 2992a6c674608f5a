import type { AstNode } from './walkAst.ts';

const isConstantLiteral = (node: AstNode | null | undefined) =>
  node?.type === 'Literal' || (node?.type === 'TemplateLiteral' && node.expressions.length === 0);

/** Values of a read that can decide a condition: any, only a number, or none; a boolean always can. */
export type Foldability = 'any' | 'number' | 'none';

/**
 * Whether the minifier can fold the expression around `read` once its value is known: a condition, a comparison with a
 * literal, arithmetic. A value that is only shown or passed on folds nothing, so that sites which differ in it can share
 * the rest of the chunk.
 */
export function foldabilityAt(read: AstNode, parent: AstNode | undefined): Foldability {
  switch (parent?.type) {
    case 'ConditionalExpression':
    case 'IfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      return parent.test === read ? 'any' : 'none';
    case 'LogicalExpression':
      return parent.left === read ? 'any' : 'none';
    case 'BinaryExpression':
      return isConstantLiteral(parent.left === read ? parent.right : parent.left) ? 'any' : 'none';
    case 'VariableDeclarator':
      // A number in a variable may fold elsewhere, even in another chunk; a text is only shown.
      return 'number';
    case 'SwitchStatement':
    case 'SwitchCase':
    case 'UnaryExpression':
    case 'ParenthesizedExpression':
      return 'any';
    default:
      return 'none';
  }
}
