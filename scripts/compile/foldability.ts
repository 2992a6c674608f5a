import type { AstNode } from './walkAst.ts';

const isConstantLiteral = (node: AstNode | null | undefined) =>
  node?.type === 'Literal' || (node?.type === 'TemplateLiteral' && node.expressions.length === 0);

/** Which values can decide something in a place: any, a number, or none; a boolean always can. */
export type Foldability = 'any' | 'number' | 'none';

/**
 * Whether something can be decided where `read` stands once its value is known: a condition, a comparison with a
 * literal, arithmetic. A value that is only shown or passed on decides nothing, so that sites which differ in it can
 * share everything else about the chunk.
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
      // A number that a variable holds may decide elsewhere, also in another chunk; a text is there to be shown.
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
