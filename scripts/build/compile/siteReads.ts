import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'rolldown/utils';
import { findReservedPlaceholders } from '../config/parse/findReservedPlaceholders.ts';
import type { OffsetProblem } from '../config/parse/pathProblem.ts';
import { quote } from '../config/parse/problemMessageFormatting.ts';
import { didYouMean } from '../config/parse/suggestValue.ts';
import { listReadKey } from './CompiledValues.ts';
import type { SiteRead } from './NeutralApp.ts';
import { type AstNode, isNamed, isOwnName, isTypeOnly, walkAst } from './walkAst.ts';

/** Names of the site's values, and of those that are lists. */
export interface SiteValueNames {
  all: readonly string[];
  lists: readonly string[];
}

interface SiteReads {
  /** The offsets of the expressions `site.key` and `site.list.includes('item')`. */
  reads: Omit<SiteRead, 'foldability'>[];
  /** The offsets of import declarations of `site`, to be removed. */
  imports: { start: number; end: number }[];
  /** Uses that no literal can replace, unknown values, and names that only the build may write. */
  problems: OffsetProblem[];
}

const siteFolder = 'app/site';

/** Reads the names of the site's values from their type in app/site of the project at `root`. */
function readSiteValueNames(root: string): SiteValueNames {
  const file = path.join(root, siteFolder, 'SiteValues.ts');
  const declared = parseSync(file, readFileSync(file, 'utf8')).program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' ? (node.declaration ?? []) : [],
  );
  const [values] = declared.filter((node) => node.type === 'TSInterfaceDeclaration' && node.id.name === 'SiteValues');
  if (values?.type !== 'TSInterfaceDeclaration') throw new Error(`${file} declares no interface SiteValues`);
  const members = values.body.body.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier'
      ? [{ name: member.key.name, type: member.typeAnnotation?.typeAnnotation }]
      : [],
  );
  const isList = ({ type }: (typeof members)[number]) =>
    type?.type === 'TSTypeOperator' && type.typeAnnotation.type === 'TSArrayType';
  return { all: members.map(({ name }) => name), lists: members.filter(isList).map(({ name }) => name) };
}

/**
 * Creates the finder of the reads in the modules of the app in `root`; a module without an import of `site` has none.
 */
export function createSiteReadsFinder(root: string): (code: string, file: string) => SiteReads {
  const siteModule = path.join(root, siteFolder, 'site.ts');
  let names: SiteValueNames | undefined;
  return (code, file) => {
    const reserved = file === siteModule ? [] : findReservedInCode(code, path.basename(file));
    if (!code.includes('site.ts')) return { reads: [], imports: [], problems: reserved };
    names ??= readSiteValueNames(root);
    const isSiteModule = (source: string) => path.resolve(path.dirname(file), source) === siteModule;
    const found = findSiteReads(parseSync(path.basename(file), code).program, isSiteModule, names);
    const misuses = file.endsWith('.css.ts') ? found.imports.map(toStylesProblem) : found.problems;
    return { ...found, problems: [...reserved, ...misuses] };
  };
}

const toStylesProblem = ({ start }: SiteReads['imports'][number]): OffsetProblem => ({
  offset: start,
  message: 'styles cannot read site, because all sites share them',
  hint: 'let the component that reads it choose between classes',
});

/** Finds the names in a module that only the build may write. In a comment they do no harm. */
function findReservedInCode(code: string, file: string): OffsetProblem[] {
  const found = findReservedPlaceholders(code, 'code');
  if (found.length === 0) return [];
  const { comments } = parseSync(file, code);
  return found.filter(({ offset }) => !comments.some(({ start, end }) => start <= offset && offset < end));
}

/**
 * Finds every `site.key` and `site.list.includes('item')` in a module that imports `site` from app/site/site.ts, and as
 * problems every other use of the name, because it could not be replaced by a literal.
 */
export function findSiteReads(
  program: ESTree.Program,
  isSiteModule: (source: string) => boolean,
  names: SiteValueNames,
): SiteReads {
  const found: SiteReads = { reads: [], imports: [], problems: [] };
  const report = (offset: number, message: string, hint: string) => void found.problems.push({ offset, message, hint });
  let local: string | undefined;
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !isSiteModule(String(node.source.value))) continue;
    for (const specifier of node.specifiers) {
      if (specifier.type === 'ImportSpecifier' && 'name' in specifier.imported && specifier.imported.name === 'site')
        local = specifier.local.name;
      else report(specifier.start, `${siteFolder}/site.ts exports nothing but site`, 'write import { site }');
    }
    found.imports.push({ start: node.start, end: node.end });
  }
  if (local === undefined) return found;

  const name = local;
  const accepted = new Set<number>();
  walkAst(
    program,
    (node, parent) => {
      const listRead = matchListRead(node, name, names.lists);
      if (listRead) {
        accepted.add(listRead.object.start);
        found.reads.push({ start: node.start, end: node.end, key: listRead.key });
        return;
      }
      if (node.type === 'MemberExpression' && accepted.has(node.object.start)) return;
      if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === name) {
        accepted.add(node.object.start);
        if (node.computed) return report(node.start, `${name}[…] cannot be compiled in`, `read ${name}.x by its name`);
        const isAssigned =
          (parent?.type === 'AssignmentExpression' && parent.left === node) ||
          (parent?.type === 'UpdateExpression' && parent.argument === node);
        if (isAssigned)
          return report(node.start, `${name} cannot be assigned to`, 'its values are compiled in and never change');
        const key = node.property.name as string;
        if (!names.all.includes(key)) {
          const isAsked = parent?.type === 'MemberExpression' && isNamed(parent.property, 'includes');
          const hint = didYouMean(key, isAsked ? names.lists : names.all) ?? `${siteFolder}/SiteValues.ts lists them`;
          return report(node.property.start, `${name} has no ${isAsked ? 'list' : 'value'} ${quote(key)}`, hint);
        }
        found.reads.push({ start: node.start, end: node.end, key });
        return;
      }
      if (node.type !== 'Identifier' || node.name !== name || accepted.has(node.start)) return;
      if (isOwnName(node, parent)) return;
      return report(node.start, `${name} is not used as ${name}.x`, 'read each value directly where it is needed');
    },
    isTypeOnly,
  );
  return found;
}

/** Returns the parts of `site.list.includes('item')`, whose result the build knows; undefined for every other node. */
function matchListRead(
  node: AstNode,
  site: string,
  lists: readonly string[],
): { object: AstNode; key: string } | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed) return;
  const { object: list, property: method } = node.callee;
  if (method.name !== 'includes' || list.type !== 'MemberExpression' || list.computed) return;
  const [item, ...others] = node.arguments;
  if (list.object.type !== 'Identifier' || list.object.name !== site || others.length > 0) return;
  if (!lists.includes(list.property.name)) return;
  if (item?.type !== 'Literal' || typeof item.value !== 'string' || !/^\w+$/.test(item.value)) return;
  return { object: list.object, key: listReadKey(list.property.name, item.value) };
}
