import type { AstNode } from '../../scripts/build/compile/walkAst.ts';

/** The name under which a field is sent, if a node is a call of `sentAs` (app/api/contract/wireObject.ts). */
export function readSentName(node: AstNode): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'sentAs') return;
  const [sentName] = node.arguments;
  return sentName?.type === 'Literal' ? String(sentName.value) : undefined;
}
