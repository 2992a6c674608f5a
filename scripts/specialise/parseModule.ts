import { type ExportSpecifier, ImportType, init, parse } from 'es-module-lexer';
import { parseSync } from 'rolldown/utils';
import type { AstNode } from '../compile/walkAst.ts';
import type { SpecialisedChunk } from './specialiseChunk.ts';

await init;

/**
 * Finds what a minified chunk imports, loads lazily and exports as a constant, the latter only among `constantExports`.
 * Imports are found without a syntax tree, which would cost more than minifying.
 */
export function parseModule(code: string, constantExports: ReadonlySet<string>): SpecialisedChunk {
  const [found, exported] = parse(code);
  const imports: SpecialisedChunk['imports'] = [];
  const lazyChunks = new Set<string>();
  for (const { n, t, s, e, ss, se } of found) {
    if (t === ImportType.Static) {
      const names = parseImportNames(code.slice(ss, s));
      imports.push({ from: n!.slice(2), names, start: ss, end: endOfStatement(code, se) });
    } else if (t === ImportType.Dynamic) {
      // An import() without a literal is that of a library which loads an address it is given.
      const literal = /^(["'`])\.\/([^"'`$]+)\1$/.exec(code.slice(s, e).trim());
      if (literal) lazyChunks.add(literal[2]!);
    }
  }
  return { code, imports, lazyChunks: [...lazyChunks], constants: findConstants(code, exported, constantExports) };
}

/** The constant exports that are short literals; a syntax tree is built only where the text alone is ambiguous. */
function findConstants(code: string, exported: readonly ExportSpecifier[], constantExports: ReadonlySet<string>) {
  const constants: Record<string, string> = {};
  for (const { n, ln } of exported) {
    if (!ln || !constantExports.has(n)) continue;
    const found = findLiteral(code, ln);
    if (found === undefined) return findConstantsInAst(parseSync('chunk.js', code).program, code, constantExports);
    if (found) constants[n] = found;
  }
  return constants;
}

/** Longer literals are not copied into the importing chunks. */
const MAX_LITERAL_LENGTH = 64;

const literalPattern =
  /(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`|-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|![01]|void 0|null)(?=[,;]|\n|$)/y;

/**
 * The literal that a top-level variable holds; false if it holds none; undefined if the name is assigned more than once,
 * so that only a syntax tree shows which assignment is the variable's.
 */
function findLiteral(code: string, name: string): string | false | undefined {
  const assignments = code.matchAll(new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}=(?!=)`, 'g'));
  const [first, second] = [...assignments];
  if (!first || second) return undefined;
  literalPattern.lastIndex = first.index + first[0].length;
  const text = literalPattern.exec(code)?.[0];
  return text !== undefined && text.length <= MAX_LITERAL_LENGTH && text;
}

/** The imported names of an import clause; of `import{a as b,c}from` they are a and c. */
function parseImportNames(clause: string): string[] {
  const list = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const named = list.split(',').flatMap((one) => one.trim().split(/\s+as\s+/, 1));
  const byDefault = /^import\s*[\w$]/.test(clause) ? ['default'] : [];
  return [...byDefault, ...named.filter((name) => name !== '')];
}

const endOfStatement = (code: string, end: number) => (code[end] === ';' ? end + 1 : end);

type Program = ReturnType<typeof parseSync>['program'];

/** The constant exports whose value is a short literal. */
function findConstantsInAst(
  program: Program,
  code: string,
  constantExports: ReadonlySet<string>,
): Record<string, string> {
  const literals = new Map<string, string>();
  const exported: [local: string, name: string][] = [];
  for (const node of program.body) {
    if (node.type === 'ExportNamedDeclaration' && !node.source) {
      for (const { local, exported: name } of node.specifiers) {
        if (local.type === 'Identifier' && name.type === 'Identifier' && constantExports.has(name.name)) {
          exported.push([local.name, name.name]);
        }
      }
    }
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      const text = code.slice(init.start, init.end);
      if (text.length <= MAX_LITERAL_LENGTH && isLiteral(init)) literals.set(id.name, text);
    }
  }
  return Object.fromEntries(
    exported.flatMap(([local, name]) => (literals.has(local) ? [[name, literals.get(local)!]] : [])),
  );
}

function isLiteral(node: AstNode): boolean {
  // A regular expression is an object, so a copy would not be the same.
  if (node.type === 'Literal') return !('regex' in node);
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  return (
    node.type === 'UnaryExpression' && ['!', '-', 'void'].includes(node.operator) && node.argument.type === 'Literal'
  );
}
