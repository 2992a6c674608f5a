import { minify } from 'rolldown/utils';
import type { NeutralChunk } from '../compile/NeutralApp.ts';
import { toLiteral } from '../compile/siteReads.ts';
import { parseModule } from './parseModule.ts';
import { placeholderFor } from './placeholders.ts';

/** What decides the form of a chunk in one site; two sites with equal inputs share the result. */
export interface ChunkInputs {
  /** The values that decide something in this chunk, by name. Those that are only shown stay open; see fillPlaceholders. */
  values: Readonly<Record<string, unknown>>;
  /** Exported names that somebody still uses. */
  usedExports: readonly string[];
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
  lazyChunks: string[];
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
  const fixed = chunk.exports.filter((one) => one.constant && inputs.usedExports.includes(one.exported));
  return parseModule(code.trimEnd(), new Set(fixed.map(({ exported }) => exported)));
}

/** The chunk's text with literals in place of reads, constants in place of imports and only the used exports. */
function fillChunk(chunk: NeutralChunk, { values, usedExports: used, constants }: ChunkInputs): string {
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
  const kept = chunk.exports.filter(({ exported }) => used.includes(exported));
  const list = kept.map(({ local, exported }) => (local === exported ? local : `${local} as ${exported}`));
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
