import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { memoize } from '../../../lib/memoize.ts';
import { type Problem, ProblemsError, sortProblems } from '../../../lib/problem.ts';
import { locateOffsets } from '../../config/parse/locateOffsets.ts';
import type { OffsetProblem } from '../../config/parse/pathProblem.ts';
import type { MessagePriority } from '../MessagePriority.ts';
import { type AstNode, walkAst } from '../walkAst.ts';

/** A page as `features/<feature>/<name>.page.ts` declares it (app/routing/definePage.ts). */
export interface DeclaredPage {
  name: string;
  /** Its file, as all paths here from the project's root. */
  file: string;
  /** The lazy module that `load` imports, itself or by a function of a file beside the declaration. */
  module: string | undefined;
  /** All modules of its feature that it imports or names. */
  modules: readonly string[];
  /** The folder of its feature inside that of the app. */
  feature: string;
  /** Patterns of React Router. */
  address: string;
  aliases: readonly string[];
  access: string;
  /** The code of its properties that the compiled routes have, by key. */
  routeCode: Readonly<Record<string, string>>;
  texts: MessagePriority;
  area: string | undefined;
  ahead: { shape?: string; idParameter?: string; portraits?: number; art?: string } | undefined;
  document: { file: string; shownAt?: readonly string[] } | undefined;
}

/** Keys of a declaration that the compiled routes have. */
const routeKeys = ['address', 'aliases', 'access', 'title', 'frame', 'header', 'footer'];
/** Keys that are left in the compiled page. */
export const pageKeys = ['name', 'load', 'texts', 'startQueries', 'loader'];

const pageFiles = 'app/features/*/*.page.ts';

/**
 * Reads every declaration of a page in the app below `root`, sorted by file.
 *
 * @throws a ProblemsError with what the build cannot read or what two pages share
 */
export function readPages(root: string): readonly DeclaredPage[] {
  const { pages, problems } = parsePages(root);
  if (problems.length > 0) throw new ProblemsError(sortProblems(problems));
  return pages;
}

/** Reads the same, and returns the problems beside the pages that have none. */
export function parsePages(root: string): { pages: readonly DeclaredPage[]; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const pages: DeclaredPage[] = [];
  const takenAddresses = new Map<string, string>();
  for (const file of globSync(pageFiles, { cwd: root })
    .map((one) => one.replaceAll(path.sep, '/'))
    .sort()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const found = parsePage(file, text, (other) => readFileSync(path.join(root, other), 'utf8'));
    const own: OffsetProblem[] = [...found.problems];
    for (const address of found.page ? [found.page.address, ...found.page.aliases] : []) {
      const other = takenAddresses.get(address);
      if (other)
        own.push({ offset: 0, message: `the address ${address} is also that of ${other}`, hint: 'take another' });
      takenAddresses.set(address, file);
    }
    problems.push(...locateOffsets({ file, text }, own));
    if (found.page && own.length === 0) pages.push(found.page);
  }
  return { pages, problems };
}

/**
 * Reads one declaration from the text of its file.
 *
 * @param readText reads another file, for a `load` that calls a function from beside the declaration
 */
export function parsePage(
  file: string,
  text: string,
  readText?: (file: string) => string,
): { page?: DeclaredPage; problems: readonly OffsetProblem[] } {
  const program = parseSync(file, text).program as AstNode & { type: 'Program' };
  const declaration = findDeclaration(program);
  if (!declaration) {
    const hint = 'write export default definePage({ name, address, access, title, load })';
    return { problems: [{ offset: 0, message: 'this file declares no page', hint }] };
  }
  const constants = collectConstants(program);
  const problems: OffsetProblem[] = [];
  const readValue = memoize((key: string): unknown => {
    const node = declaration.properties.get(key);
    if (!node) return undefined;
    const value = readLiteral(node, constants);
    if (value === notLiteral) {
      problems.push({ offset: node.start, message: `${key} is read by the build`, hint: 'write it as a plain value' });
      return null;
    }
    return value;
  });
  const name = path.posix.basename(file, '.page.ts');
  if (readValue('name') !== name) {
    const offset = declaration.properties.get('name')?.start ?? declaration.start;
    problems.push({ offset, message: 'a page has the name of its file', hint: `write name: '${name}'` });
  }
  const routeCode: Record<string, string> = {};
  for (const key of routeKeys) {
    const node = declaration.properties.get(key);
    if (key === 'title' && node) routeCode[key] = text.slice(node.start, node.end);
    else if (node) routeCode[key] = JSON.stringify(readValue(key)) ?? '';
  }
  const missing = ['address', 'access', 'title'].find((key) => !declaration.properties.has(key));
  if (missing) problems.push({ offset: declaration.start, message: `the page has no ${missing}`, hint: 'add it' });
  const toFile = (specifier: string) => path.posix.join(path.posix.dirname(file), specifier);
  const importedBy = (key: string, imports?: ReadonlyMap<string, string>) => {
    const node = declaration.properties.get(key);
    return node
      ? findImports(node, constants, imports)
          .filter((one) => one.startsWith('./'))
          .map(toFile)
      : [];
  };
  const imports = collectImports(program);
  const module =
    importedBy('load')[0] ?? importedBy('load', imports).flatMap((one) => findLazyModules(one, readText))[0];
  const ahead = readValue('ahead') as DeclaredPage['ahead'];
  if (ahead && !module) {
    const hint = 'import it in load, or in a function of a file beside this one';
    problems.push({ offset: declaration.start, message: 'the build finds no module to preload', hint });
  }
  const page: DeclaredPage = {
    name,
    file,
    module,
    modules: [...new Set(pageKeys.flatMap((key) => importedBy(key, imports)))],
    feature: path.posix.dirname(file).slice('app/'.length),
    address: String(readValue('address')),
    aliases: (readValue('aliases') ?? []) as string[],
    access: String(readValue('access')),
    routeCode,
    texts: (readValue('texts') ?? 'deferred') as DeclaredPage['texts'],
    area: readValue('area') as string | undefined,
    ahead,
    document: readValue('document') as DeclaredPage['document'],
  };
  return problems.length > 0 ? { problems } : { page, problems };
}

/** Finds the modules that a file of the project imports lazily, from its root. */
function findLazyModules(file: string, readText: ((file: string) => string) | undefined): string[] {
  const code = readText?.(file) ?? '';
  return parseSync(file, code).module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    path.posix.join(path.posix.dirname(file), code.slice(start + 1, end - 1)),
  );
}

/** Finds the properties of the object that `export default definePage(…)` is called with. */
export function findDeclaration(program: AstNode & { type: 'Program' }) {
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const call = exported?.type === 'ExportDefaultDeclaration' ? exported.declaration : undefined;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== 'definePage') return;
  const [object] = call.arguments;
  if (object?.type !== 'ObjectExpression') return;
  const nodes = object.properties.filter((node) => node.type === 'Property');
  const properties = new Map<string, AstNode>();
  for (const { key, value } of nodes) if (key.type === 'Identifier') properties.set(key.name, value);
  return { callee: call.callee, start: object.start, end: object.end, properties, nodes };
}

const notLiteral = Symbol('not literal');

/** Reads the value of a literal, or of a constant of the file that is one. */
function readLiteral(node: AstNode, constants: ReadonlyMap<string, AstNode>): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'Identifier': {
      const constant = constants.get(node.name);
      return constant ? readLiteral(constant, constants) : notLiteral;
    }
    case 'ArrayExpression': {
      const values = node.elements.map((one) => (one ? readLiteral(one, constants) : notLiteral));
      return values.includes(notLiteral) ? notLiteral : values;
    }
    case 'ObjectExpression': {
      const entries = node.properties.map((one) =>
        one.type === 'Property' && one.key.type === 'Identifier'
          ? ([one.key.name, readLiteral(one.value, constants)] as const)
          : (['', notLiteral] as const),
      );
      return entries.some(([, value]) => value === notLiteral) ? notLiteral : Object.fromEntries(entries);
    }
    default:
      return notLiteral;
  }
}

function collectConstants(program: AstNode & { type: 'Program' }): ReadonlyMap<string, AstNode> {
  const constants = new Map<string, AstNode>();
  for (const node of program.body) {
    for (const { id, init } of node.type === 'VariableDeclaration' ? node.declarations : []) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  }
  return constants;
}

/** Collects the local names of a file's imports, with the specifiers. */
function collectImports(program: AstNode & { type: 'Program' }): ReadonlyMap<string, string> {
  const imports = new Map<string, string>();
  for (const node of program.body) {
    for (const { local } of node.type === 'ImportDeclaration' ? node.specifiers : []) {
      imports.set(local.name, (node as { source: { value: string } }).source.value);
    }
  }
  return imports;
}

/**
 * Finds the lazy imports in a node and in the constants that it names; with `imports`, also the imports that it names.
 */
function findImports(
  node: AstNode,
  constants: ReadonlyMap<string, AstNode>,
  imports: ReadonlyMap<string, string> = new Map(),
): string[] {
  const found = new Set<string>();
  walkAst(node, (inner) => {
    if (inner.type === 'ImportExpression' && inner.source.type === 'Literal') found.add(String(inner.source.value));
    if (inner.type !== 'Identifier') return;
    const constant = constants.get(inner.name);
    for (const one of constant ? findImports(constant, constants, imports) : []) found.add(one);
    const imported = imports.get(inner.name);
    if (imported) found.add(imported);
  });
  return [...found];
}
