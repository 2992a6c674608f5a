import { type ExportSpecifier, ImportType, init, parse } from 'es-module-lexer';
import { parseSync } from 'rolldown/utils';
import type { AstNode } from '../compile/walkAst.ts';
import type { SpecialisedChunk } from './specialiseChunk.ts';

await init;

/**
 * What a finished piece of code imports, loads lazily and exports as a constant, constants only of the exports in
 * `fixed`. Imports are found without building a tree, which costs more than minifying.
 */
export function parseModule(code: string, fixed: ReadonlySet<string>): SpecialisedChunk {
  const [found, exported] = parse(code);
  const imports: SpecialisedChunk['imports'] = [];
  const lazy = new Set<string>();
  for (const { n, t, s, e, ss, se } of found) {
    if (t === ImportType.Static) {
      const names = parseImportNames(code.slice(ss, s));
      imports.push({ from: n!.slice(2), names, start: ss, end: endOfStatement(code, se) });
    } else if (t === ImportType.Dynamic) {
      // What is no literal is no chunk of ours: a library that can load an address it is given.
      const literal = /^(["'`])\.\/([^"'`$]+)\1$/.exec(code.slice(s, e).trim());
      if (literal) lazy.add(literal[2]!);
    }
  }
  return { code, imports, lazyChunks: [...lazy], constants: findConstants(code, exported, fixed) };
}

/** The exports among `fixed` that are short literals; a tree is built only where the text alone cannot tell. */
function findConstants(code: string, exported: readonly ExportSpecifier[], fixed: ReadonlySet<string>) {
  const constants: Record<string, string> = {};
  for (const { n, ln } of exported) {
    if (!ln || !fixed.has(n)) continue;
    const found = findLiteral(code, ln);
    if (found === undefined) return findConstantsInAst(parseSync('chunk.js', code).program, code, fixed);
    if (found) constants[n] = found;
  }
  return constants;
}

/** Longer literals stay where they are: carried over, they would stand in many chunks. */
const MAX_LITERAL_LENGTH = 64;

const literalPattern =
  /(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`|-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|![01]|void 0|null)(?=[,;]|\n|$)/y;

/**
 * The literal that a top-level variable holds, or that it holds none; undefined if the name is given a value at more
 * than one place, so that only the tree can tell which is the variable's.
 */
function findLiteral(code: string, name: string): string | false | undefined {
  const given = code.matchAll(new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}=(?!=)`, 'g'));
  const [first, second] = [...given];
  if (!first || second) return undefined;
  literalPattern.lastIndex = first.index + first[0].length;
  const text = literalPattern.exec(code)?.[0];
  return text !== undefined && text.length <= MAX_LITERAL_LENGTH && text;
}

/** The exported names that an import clause takes; of `import{a as b,c}from` they are a and c. */
function parseImportNames(clause: string): string[] {
  const list = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const named = list.split(',').flatMap((one) => one.trim().split(/\s+as\s+/, 1));
  const byDefault = /^import\s*[\w$]/.test(clause) ? ['default'] : [];
  return [...byDefault, ...named.filter((name) => name !== '')];
}

const endOfStatement = (code: string, end: number) => (code[end] === ';' ? end + 1 : end);

type Program = ReturnType<typeof parseSync>['program'];

/** Exports among `fixed` whose value is a short literal. */
function findConstantsInAst(program: Program, code: string, fixed: ReadonlySet<string>): Record<string, string> {
  const literals = new Map<string, string>();
  const exported: [local: string, name: string][] = [];
  for (const node of program.body) {
    if (node.type === 'ExportNamedDeclaration' && !node.source) {
      for (const { local, exported: name } of node.specifiers) {
        if (local.type === 'Identifier' && name.type === 'Identifier' && fixed.has(name.name)) {
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
  // A regular expression is an object: two of the same text are two.
  if (node.type === 'Literal') return !('regex' in node);
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  return (
    node.type === 'UnaryExpression' && ['!', '-', 'void'].includes(node.operator) && node.argument.type === 'Literal'
  );
}
