import { parseSync } from 'rolldown/utils';
import { type Node, walkTree } from '../../scripts/compile/walkTree.ts';
import { resolveImport } from '../support/importGraph.ts';

/**
 * Route → modules of its page, of a `<feature>.routes.ts`: `page('account', …)` or a property of `routeTable`, with the
 * modules that stand beside it, be they imported there or under a name of the file.
 */
export function readRoutePages(file: string, code: string, names: ReadonlySet<string>): Map<string, Set<string>> {
  const program = parseSync(file, code).program as Node;
  const { imports, constants } = readNames(program);
  const pages = new Map<string, Set<string>>();

  const collect = (node: Node, found: Set<string>, seen = new Set<string>()): Set<string> => {
    walkTree(node, (inner) => {
      if (inner.type === 'ImportExpression' && isText(inner.source)) found.add(inner.source.value);
      if (inner.type !== 'Identifier' || seen.has(inner.name)) return;
      seen.add(inner.name);
      const imported = imports.get(inner.name);
      if (imported !== undefined) found.add(imported);
      const constant = constants.get(inner.name);
      if (constant) collect(constant, found, seen);
    });
    return found;
  };
  const add = (name: string, nodes: readonly Node[]) => {
    const modules = pages.get(name) ?? new Set<string>();
    for (const node of nodes) {
      for (const specifier of collect(node, new Set())) {
        // Others are what every page is made with, such as the route table itself.
        if (specifier.startsWith('./')) modules.add(resolveImport(file, specifier)!);
      }
    }
    pages.set(name, modules);
  };

  walkTree(program, (node) => {
    if (node.type === 'CallExpression') {
      const [first, ...rest] = node.arguments as Node[];
      if (first && isText(first) && names.has(first.value)) add(first.value, rest);
    }
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties) {
        const name = property.type === 'Property' ? routeNameOf(property.value as Node) : undefined;
        if (name !== undefined && names.has(name)) add(name, [node as Node]);
      }
    }
  });
  return pages;
}

function readNames(program: Node) {
  const imports = new Map<string, string>();
  const constants = new Map<string, Node>();
  walkTree(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      for (const specifier of node.specifiers) imports.set(specifier.local.name, node.source.value);
    }
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      constants.set(node.id.name, node.init as Node);
    }
  });
  return { imports, constants };
}

/** `x` of `routeTable.x.pattern`. */
function routeNameOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const table = node.object as Node;
  if (table.type !== 'MemberExpression' || table.computed || table.property.type !== 'Identifier') return undefined;
  const { object } = table;
  return object.type === 'Identifier' && object.name === 'routeTable' ? table.property.name : undefined;
}

const isText = (node: object): node is { value: string } =>
  (node as Node).type === 'Literal' && typeof (node as { value?: unknown }).value === 'string';
