import { minify, parseSync } from 'rolldown/utils';
import type { NeutralChunk } from '../compile/NeutralApp.ts';
import { toLiteral } from '../compile/siteReads.ts';
import type { Node } from '../compile/walkTree.ts';
import { slotOf } from './slots.ts';

/** What decides the form of a chunk in one site; two sites with equal inputs share the result. */
export interface ChunkInputs {
  /** The values that decide something in this chunk, by name. Those that are only shown stay open; see fillSlots. */
  values: Readonly<Record<string, unknown>>;
  /** Exported names that somebody still uses. */
  used: readonly string[];
  /** Imports that turned out to be constants: `chunk#export` → JavaScript literal. */
  constants: Readonly<Record<string, string>>;
}

/**
 * A chunk with everything decided: folded, stripped and minified. Values that are only shown are still open, as slots.
 * JSON, so that it can be kept on disk.
 */
export interface SpecialisedChunk {
  /** Minified code with slots and preload markers still in it. */
  code: string;
  /** What it still imports, by chunk. Offsets are those of the declaration when it binds nothing. */
  imports: { from: string; names: string[]; start: number; end: number }[];
  /** Chunks it can still load later. */
  lazy: string[];
  /** Exports that are constants: name → JavaScript literal. */
  constants: Record<string, string>;
}

/** Puts the deciding values into one neutral chunk. Throws if the minifier reports an error. */
export async function specialiseChunk(chunk: NeutralChunk, inputs: ChunkInputs): Promise<SpecialisedChunk> {
  const source = fillChunk(chunk, inputs);
  const { code, errors } = await minify(chunk.name, source, {
    module: true,
    compress: true,
    mangle: { toplevel: true },
    codegen: { legalComments: 'none' },
  });
  if (errors.length > 0) throw new Error(`chunk ${chunk.name} cannot be minified: ${errors[0]?.message}`);
  return readChunk(chunk, code.trimEnd());
}

/** The chunk's text with literals in place of reads, constants in place of imports and only the used exports. */
export function fillChunk(chunk: NeutralChunk, { values, used, constants }: ChunkInputs): string {
  const edits: { start: number; end: number; text: string }[] = chunk.reads.map(({ start, end, key }) => ({
    start,
    end,
    text: key in values ? `(${toLiteral(values[key], key)})` : slotOf(key),
  }));
  for (const { start, end, from, bindings } of chunk.imports) {
    const known = bindings.filter(({ imported }) => `${from}#${imported}` in constants);
    if (known.length === 0) continue;
    const open = bindings.filter((binding) => !known.includes(binding));
    const names = open.map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`));
    const declarations = known.map(({ imported, local }) => `const ${local} = ${constants[`${from}#${imported}`]};`);
    edits.push({ start, end, text: `import { ${names.join(', ')} } from "./${from}";${declarations.join('')}` });
  }
  const kept = chunk.exports.filter(({ exported }) => used.includes(exported));
  const list = kept.map(({ local, exported }) => (local === exported ? local : `${local} as ${exported}`));
  return spliceText(chunk.code, edits) + (list.length > 0 ? `\nexport { ${list.join(', ')} };\n` : '');
}

/** Applies edits that do not overlap. */
export function spliceText(text: string, edits: { start: number; end: number; text: string }[]): string {
  let out = '';
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    out += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return out + text.slice(from);
}

/** What a finished piece of code imports, loads lazily and exports as a constant. */
function readChunk({ name, exports }: NeutralChunk, code: string): SpecialisedChunk {
  const fixed = new Set(exports.filter((one) => one.fixed).map(({ exported }) => exported));
  const { module, program } = parseSync(name, code);
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    // What is no literal is no chunk of ours: a library that can load an address it is given.
    const literal = /^(["'`])\.\/([^"'`$]+)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
    return literal ? [literal[2]!] : [];
  });
  const imports = module.staticImports.map(({ start, end, moduleRequest, entries }) => ({
    from: moduleRequest.value.slice(2),
    names: entries.map(({ importName }) => (importName.kind === 'Default' ? 'default' : String(importName.name))),
    start,
    end,
  }));
  return { code, imports, lazy: [...new Set(lazy)], constants: readConstants(program, code, fixed) };
}

type Program = ReturnType<typeof parseSync>['program'];

/** Exports among `fixed` whose value is a literal of at most 64 characters. */
function readConstants(program: Program, code: string, fixed: ReadonlySet<string>): Record<string, string> {
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
      if (text.length <= 64 && isLiteral(init)) literals.set(id.name, text);
    }
  }
  return Object.fromEntries(
    exported.flatMap(([local, name]) => (literals.has(local) ? [[name, literals.get(local)!]] : [])),
  );
}

function isLiteral(node: Node): boolean {
  if (node.type === 'Literal') return true;
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  return (
    node.type === 'UnaryExpression' && ['!', '-', 'void'].includes(node.operator) && node.argument.type === 'Literal'
  );
}
