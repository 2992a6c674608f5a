import { parseSync } from 'rolldown/utils';
import { type AstNode, walkAst } from '../../scripts/build/compile/walkAst.ts';
import { resolveImport } from './importGraph.ts';

/**
 * Reads from a `<feature>.routes.ts` which modules make the page of a route: in `page('account', …)` or in an object with
 * a property of `routeTable`, the modules that are imported there, directly or by a constant of the file.
 */
export function parseRoutePages(file: string, code: string, names: ReadonlySet<string>): Map<string, Set<string>> {
  const program = parseSync(file, code).program as AstNode;
  const { imports, constants } = collectBindings(program);
  const pages = new Map<string, Set<string>>();

  const collect = (node: AstNode, found: Set<string>, seen = new Set<string>()): Set<string> => {
    walkAst(node, (inner) => {
      if (inner.type === 'ImportExpression' && isStringLiteral(inner.source)) found.add(inner.source.value);
      if (inner.type !== 'Identifier' || seen.has(inner.name)) return;
      seen.add(inner.name);
      const imported = imports.get(inner.name);
      if (imported !== undefined) found.add(imported);
      const constant = constants.get(inner.name);
      if (constant) collect(constant, found, seen);
    });
    return found;
  };
  const add = (name: string, nodes: readonly AstNode[]) => {
    const modules = pages.get(name) ?? new Set<string>();
    for (const node of nodes) {
      for (const specifier of collect(node, new Set())) {
        // Other modules, such as the route table, belong to every page.
        if (specifier.startsWith('./')) modules.add(resolveImport(file, specifier)!);
      }
    }
    pages.set(name, modules);
  };

  walkAst(program, (node) => {
    if (node.type === 'CallExpression') {
      const [first, ...rest] = node.arguments as AstNode[];
      if (first && isStringLiteral(first) && names.has(first.value)) add(first.value, rest);
    }
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties) {
        const name = property.type === 'Property' ? routeNameOf(property.value as AstNode) : undefined;
        if (name !== undefined && names.has(name)) add(name, [node as AstNode]);
      }
    }
  });
  return pages;
}

function collectBindings(program: AstNode) {
  const imports = new Map<string, string>();
  const constants = new Map<string, AstNode>();
  walkAst(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      for (const specifier of node.specifiers) imports.set(specifier.local.name, node.source.value);
    }
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      constants.set(node.id.name, node.init as AstNode);
    }
  });
  return { imports, constants };
}

/** `x` of `routeTable.x.pattern`. */
function routeNameOf(node: AstNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const table = node.object as AstNode;
  if (table.type !== 'MemberExpression' || table.computed || table.property.type !== 'Identifier') return undefined;
  const { object } = table;
  return object.type === 'Identifier' && object.name === 'routeTable' ? table.property.name : undefined;
}

const isStringLiteral = (node: object): node is { value: string } =>
  (node as AstNode).type === 'Literal' && typeof (node as { value?: unknown }).value === 'string';
