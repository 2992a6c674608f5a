import path from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import type { OffsetProblem } from '../config/parse/pathProblem.ts';
import { didYouMean } from '../config/parse/suggestValue.ts';
import { artFolder, groupFamilies, listArtIds, toPictureName } from '../pictures/picturesInArtFolder.ts';
import { pictureKey } from './CompiledValues.ts';
import { stopAtFirstProblem } from './stopAtFirstProblem.ts';
import { type AstNode, isOwnName, isTypeOnly, walkAst } from './walkAst.ts';

const scheme = 'art:';
const ofFamily = '/[key]';

/**
 * Creates the Vite plugin behind `import welcome from 'art:welcome'`, the address of templates/art/welcome.svg in the
 * site, and `import banner, { keys } from 'art:banner/[key]'`: `banner('07')` is the address of
 * templates/art/banner/07.svg, and `keys` are those of all its pictures. Addresses replace the uses of these names, so
 * that only sites in which such a use is left have the picture. `readValue` returns the expression for the address, or
 * for those of a family, by the key that CompiledValues.ts describes.
 */
export function artImportsPlugin(root: string, readValue: (key: string) => string): Plugin {
  let isBuild = false;
  let listed: string[] | undefined;
  // In development, drawings come and go while the server runs.
  const listIds = () => {
    if (!isBuild || !listed) listed = listArtIds(root);
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
      if (!id.startsWith(path.join(root, 'app')) || !hasArtImports(code)) return null;
      const out = new MagicString(code);
      stopAtFirstProblem(this, replaceArtImports(out, { file: 'module.js', ids: listIds(), readValue }));
      return out.hasChanged() ? { code: out.toString(), map: out.generateMap({ hires: 'boundary' }) } : null;
    },
  };
}

export const hasArtImports = (code: string): boolean => code.includes(scheme);

interface ArtOptions {
  /** Its extension tells the language. */
  file: string;
  /** The ids of all pictures. */
  ids: readonly string[];
  readValue: (key: string) => string;
}

/**
 * Replaces what the module imports from `art:` by addresses. Returns as problems the imports of unknown pictures, and
 * the uses that no address can replace.
 */
export function replaceArtImports(out: MagicString, { file, ids, readValue }: ArtOptions): OffsetProblem[] {
  const problems: OffsetProblem[] = [];
  const { program } = parseSync(file, out.original);
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !String(node.source.value).startsWith(scheme)) continue;
    const asked = node.source.value.slice(scheme.length);
    const keys = asked.endsWith(ofFamily)
      ? groupFamilies(ids).get(asked.slice(0, -ofFamily.length))
      : ids.filter((one) => one === asked);
    if (!keys?.length) {
      problems.push({ offset: node.source.start, ...describeMissing(asked, ids) });
      continue;
    }
    const declarations = node.specifiers.map((specifier) => {
      const local = specifier.local.name;
      if (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type') return '';
      if (specifier.type === 'ImportDefaultSpecifier') {
        problems.push(...replaceUses(out, program, local, asked, readValue));
        return '';
      }
      const isKeys =
        specifier.type === 'ImportSpecifier' && out.slice(specifier.imported.start, specifier.imported.end) === 'keys';
      if (isKeys && asked.endsWith(ofFamily)) {
        return `const ${local} = ${JSON.stringify(keys)};`;
      }
      const hint = asked.endsWith(ofFamily) ? 'import its default or keys' : 'import its default';
      problems.push({ offset: specifier.start, message: `${scheme}${asked} has nothing of that name`, hint });
      return '';
    });
    out.overwrite(node.start, node.end, declarations.join(''));
  }
  return problems;
}

function describeMissing(asked: string, ids: readonly string[]): Pick<OffsetProblem, 'message' | 'hint'> {
  const known = [...ids, ...Array.from(groupFamilies(ids).keys(), (family) => `${family}${ofFamily}`)];
  return {
    message: `there is no picture ${scheme}${asked} in ${artFolder}`,
    hint:
      didYouMean(
        `${scheme}${asked}`,
        known.map((id) => `${scheme}${id}`),
      ) ?? 'draw it there, and run npm run schemas',
  };
}

/** Replaces every use of a picture's local name by its address, and every call of a family's. */
function replaceUses(
  out: MagicString,
  program: ESTree.Program,
  local: string,
  asked: string,
  readValue: (key: string) => string,
): OffsetProblem[] {
  const problems: OffsetProblem[] = [];
  const isFamily = asked.endsWith(ofFamily);
  const name = toPictureName(isFamily ? asked.slice(0, -ofFamily.length + 1) : asked);
  const value = readValue(pictureKey(name));
  walkAst(
    program,
    (node, parent) => {
      if (node.type !== 'Identifier' || node.name !== local || !parent || isOwnName(node, parent)) return;
      const report = (message: string, hint: string) => void problems.push({ offset: node.start, message, hint });
      if (!isRead(node, parent)) return report(`${local} is a picture and can only be read`, 'take another name here');
      if (!isFamily) {
        const shorthand = parent.type === 'Property' && parent.shorthand ? `${local}: ` : '';
        out.overwrite(node.start, node.end, `${shorthand}${value}`);
        return;
      }
      const [key, more] = parent.type === 'CallExpression' && parent.callee === node ? parent.arguments : [];
      if (!key || more || key.type === 'SpreadElement') {
        return report(`${local} means many pictures`, `call it with one key, directly where the address is needed`);
      }
      out.overwrite(parent.start, key.start, `${value}[`);
      out.overwrite(key.end, parent.end, ']');
    },
    isTypeOnly,
  );
  return problems;
}

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
