import { minify } from 'rolldown/utils';
import type { NeutralChunk } from '../compile/NeutralApp.ts';
import { toLiteral } from '../compile/siteLiteral.ts';
import { parseModule } from './parseModule.ts';
import { placeholderFor } from './placeholders.ts';

/** Everything that a specialised chunk depends on; sites with equal inputs share the result. */
export interface ChunkInputs {
  /** The values that the chunk folds, by name. All others become placeholders. */
  values: Readonly<Record<string, unknown>>;
  /** Exported names that other chunks use. */
  usedExports: readonly string[];
  /** Imports that are constants: `chunk#export` → JavaScript literal. */
  constants: Readonly<Record<string, string>>;
}

/**
 * A folded and minified chunk, with placeholders for the values that it only shows. It is plain JSON, so that it can be
 * cached on disk.
 */
export interface SpecialisedChunk {
  /** Minified, with placeholders and preload markers. */
  code: string;
  /** Remaining imports by chunk; offsets of the declaration. */
  imports: { from: string; names: string[]; start: number; end: number }[];
  /** Chunks that it loads by import(). */
  lazyChunks: string[];
  /** Exports that are constants: name → JavaScript literal. */
  constants: Record<string, string>;
}

/** Folds values into one neutral chunk and minifies it. Throws if the minifier reports an error. */
export async function specialiseChunk(chunk: NeutralChunk, inputs: ChunkInputs): Promise<SpecialisedChunk> {
  const source = fillChunk(chunk, inputs);
  const { code, errors } = await minify(chunk.name, source, {
    module: true,
    compress: true,
    mangle: { toplevel: true },
    codegen: { legalComments: 'none' },
  });
  if (errors.length > 0) throw new Error(`chunk ${chunk.name} cannot be minified: ${errors[0]?.message}`);
  const constantExports = chunk.exports.filter((one) => one.constant && inputs.usedExports.includes(one.exported));
  return parseModule(code.trimEnd(), new Set(constantExports.map(({ exported }) => exported)));
}

/** The chunk's code with literals in place of reads, constants in place of imports and only the used exports. */
function fillChunk(chunk: NeutralChunk, { values, usedExports, constants }: ChunkInputs): string {
  const edits: { start: number; end: number; text: string }[] = chunk.reads.map(({ start, end, key }) => ({
    start,
    end,
    text: key in values ? `(${toLiteral(values[key], key)})` : placeholderFor(key),
  }));
  for (const { start, end, from, bindings } of chunk.imports) {
    const known = bindings.filter(({ imported }) => `${from}#${imported}` in constants);
    if (known.length === 0) continue;
    const open = bindings.filter((binding) => !known.includes(binding));
    const names = open.map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`));
    const declarations = known.map(({ imported, local }) => `const ${local} = ${constants[`${from}#${imported}`]};`);
    edits.push({ start, end, text: `import { ${names.join(', ')} } from "./${from}";${declarations.join('')}` });
  }
  const exported = chunk.exports.filter(({ exported }) => usedExports.includes(exported));
  const list = exported.map(({ local, exported }) => (local === exported ? local : `${local} as ${exported}`));
  return applyEdits(chunk.code, edits) + (list.length > 0 ? `\nexport { ${list.join(', ')} };\n` : '');
}

/** Applies edits that do not overlap. */
export function applyEdits(text: string, edits: { start: number; end: number; text: string }[]): string {
  let out = '';
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    out += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return out + text.slice(from);
}
