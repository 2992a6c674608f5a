import type { ESTree } from 'rolldown/utils';
import { sitePlaceholder } from '../../lib/buildPlaceholders.ts';
import { type AstNode, walkAst } from './walkAst.ts';

/**
 * Finds the top-level variables of a chunk that get their value where they are declared and never again, and may become
 * a literal. Compares names only: an assignment to a variable of the same name in an inner scope costs an optimisation,
 * never correctness.
 */
export function findConstantBindings(program: ESTree.Program): Set<string> {
  const names = new Set<string>();
  for (const node of program.body) {
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && init && mayBeLiteral(init)) names.add(id.name);
  }
  walkAst(program, (node) => {
    const target = assignmentTarget(node);
    if (!target) return;
    for (const name of identifiersIn(target)) names.delete(name);
  });
  return names;
}

/** Pattern of expressions that folding never turns into a literal. */
const nonLiteralExpression = /Function|Class|^(?:Object|Array|New|Call|Import|Await|Chain|TaggedTemplate)Expression$/;

function mayBeLiteral(init: AstNode): boolean {
  if (init.type === 'MemberExpression')
    return init.object.type === 'Identifier' && init.object.name === sitePlaceholder;
  return !nonLiteralExpression.test(init.type);
}

function assignmentTarget(node: AstNode): AstNode | undefined {
  if (node.type === 'AssignmentExpression') return node.left;
  if (node.type === 'UpdateExpression') return node.argument;
  if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') return node.left;
  return undefined;
}

function identifiersIn(target: AstNode): string[] {
  const names: string[] = [];
  walkAst(target, (node) => {
    if (node.type === 'Identifier') names.push(node.name);
  });
  return names;
}
