import path from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { closestValue } from '../config/parse/suggestValue.ts';
import { groupFamilies, listPictureIds, toPictureName } from '../pictures/pictureFiles.ts';
import { CodeError } from './CodeError.ts';
import { pictureKey } from './CompiledValues.ts';
import { type AstNode, walkAst } from './walkAst.ts';

const scheme = 'art:';
const ofFamily = '/[key]';

/**
 * The Vite plugin behind `import welcome from 'art:welcome'`, the address of templates/art/welcome.svg in the site, and
 * `import banner, { keys } from 'art:banner/[key]'`: `banner('07')` is the address of templates/art/banner/07.svg, and
 * `keys` are those of all its pictures. The addresses are put in where the names stand, so that a picture is carried by
 * the sites in which such a place is left. `readFolder` gives the expression for the folder, by the name of the value
 * that CompiledValues.ts describes.
 */
export function artImportsPlugin(root: string, readFolder: (key: string) => string): Plugin {
  let isBuild = false;
  let listed: string[] | undefined;
  // In development, drawings come and go while the server runs.
  const listIds = () => {
    if (!isBuild || !listed) listed = listPictureIds(root);
    return listed;
  };
  return {
    name: 'matchpress:art-imports',
    enforce: 'post',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    buildStart: () => {
      listed = undefined;
    },
    // Only the scan for dependencies asks, in development; everywhere else the imports are gone by then.
    resolveId: (source) => (source.startsWith(scheme) ? { id: source, external: true } : null),
    transform(code, id) {
      if (!id.startsWith(path.join(root, 'app')) || !code.includes(scheme)) return null;
      const out = new MagicString(code);
      try {
        replaceArtImports(out, listIds(), readFolder);
      } catch (error) {
        if (error instanceof CodeError) this.error(`${path.relative(root, id)}: ${error.message}`, error.offset);
        throw error;
      }
      return out.hasChanged() ? { code: out.toString(), map: out.generateMap({ hires: 'boundary' }) } : null;
    },
  };
}

/** Puts addresses in place of all that the module imports from `art:`. `ids` are those of all pictures. */
export function replaceArtImports(out: MagicString, ids: readonly string[], readFolder: (key: string) => string): void {
  const { program } = parseSync('module.js', out.original);
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !String(node.source.value).startsWith(scheme)) continue;
    const asked = node.source.value.slice(scheme.length);
    const keys = asked.endsWith(ofFamily)
      ? groupFamilies(ids).get(asked.slice(0, -ofFamily.length))
      : ids.filter((one) => one === asked);
    if (!keys?.length) throw new CodeError(describeMissing(asked, ids), node.start);
    const declarations = node.specifiers.map((specifier) => {
      const local = specifier.local.name;
      if (specifier.type === 'ImportDefaultSpecifier') {
        replaceUses(out, program, local, asked, readFolder);
        return '';
      }
      const isKeys =
        specifier.type === 'ImportSpecifier' && out.slice(specifier.imported.start, specifier.imported.end) === 'keys';
      if (isKeys && asked.endsWith(ofFamily)) {
        return `const ${local} = ${JSON.stringify(keys)};`;
      }
      throw new CodeError(`${scheme}${asked} has nothing of that name`, specifier.start);
    });
    out.overwrite(node.start, node.end, declarations.join(''));
  }
}

function describeMissing(asked: string, ids: readonly string[]): string {
  const families = [...groupFamilies(ids).keys()].map((family) => `${family}${ofFamily}`);
  const near = closestValue(asked, [...ids, ...families]);
  return `there is no picture ${scheme}${asked} in templates/art${near ? `; did you mean ${scheme}${near}?` : ''}`;
}

/** Replaces every use of a picture's local name by its address, and every call of a family's. */
function replaceUses(
  out: MagicString,
  program: ESTree.Program,
  local: string,
  asked: string,
  readFolder: (key: string) => string,
): void {
  const isFamily = asked.endsWith(ofFamily);
  const name = toPictureName(isFamily ? asked.slice(0, -ofFamily.length + 1) : asked);
  const start = `\`\${${readFolder(pictureKey(name))}}/${name}`;
  walkAst(program, (node, parent) => {
    if (node.type !== 'Identifier' || node.name !== local || !parent || isOwnName(node, parent)) return;
    if (!isRead(node, parent)) throw new CodeError(`${local} is a picture and can only be read`, node.start);
    if (!isFamily) {
      const shorthand = parent.type === 'Property' && parent.shorthand ? `${local}: ` : '';
      out.overwrite(node.start, node.end, `${shorthand}${start}.svg\``);
      return;
    }
    const [key, more] = parent.type === 'CallExpression' && parent.callee === node ? parent.arguments : [];
    if (!key || more || key.type === 'SpreadElement') {
      throw new CodeError(`call ${local} with one key, directly where its address is needed`, node.start);
    }
    out.overwrite(parent.start, key.start, `${start}\${`);
    out.overwrite(key.end, parent.end, '}.svg`');
  });
}

/** Whether the letters of a name stand here for something of its own: a key, a member, the import itself. */
const isOwnName = (node: AstNode, parent: AstNode): boolean =>
  parent.type === 'ImportDefaultSpecifier' ||
  (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (parent.type === 'Property' && parent.key === node && !parent.computed);

/** Whether a value is read here: not a declaration, an assignment or an export of the name. */
function isRead(node: AstNode, parent: AstNode): boolean {
  switch (parent.type) {
    case 'VariableDeclarator':
      return parent.init === node;
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return parent.right === node;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'UpdateExpression':
    case 'ExportSpecifier':
    case 'RestElement':
    case 'ArrayPattern':
    case 'CatchClause':
      return false;
    case 'ArrowFunctionExpression':
      return parent.body === node;
    default:
      return true;
  }
}
