import { applyEdits, type Edit } from '../compile/applyEdits.ts';
import { type MinifiedModule, minifyModule } from '../compile/bundler/minifyModule.ts';
import { ownTextsKey, toLiteral } from '../compile/CompiledValues.ts';
import { toMessagesEdit } from '../compile/chunkMessages.ts';
import type { NeutralChunk } from '../compile/NeutralApp.ts';
import { chainSourceMaps, editSourceMap, type SourceMap } from '../compile/sourceMaps.ts';
import type { OwnTexts } from '../config/schema/catalogue.ts';
import type { ChunkInputs } from './chunkInputs.ts';
import { localNameOf, siteValuesChunk, toValuesImport, type ValueBinding } from './siteValuesChunks.ts';

/**
 * A folded and minified chunk, without the import of the values that it only shows, and with preload markers. It is
 * plain JSON, so that it can be cached on disk.
 */
export interface SpecialisedChunk extends MinifiedModule {
  /** The values that it only shows. */
  shownValues: ValueBinding[];
  /** The map of `code`, if the neutral chunk has one. */
  map?: SourceMap;
}

/** Folds values into one neutral chunk and minifies it. Throws if the minifier reports an error. */
export async function specialiseChunk(chunk: NeutralChunk, inputs: ChunkInputs): Promise<SpecialisedChunk> {
  const edits = findChunkEdits(chunk, inputs);
  const source = applyEdits(chunk.code, edits) + toExportList(chunk, inputs) + toShownValuesImport(chunk, inputs);
  const constantExports = chunk.exports.filter((one) => one.constant && inputs.usedExports.includes(one.exported));
  const names = new Set(constantExports.map(({ exported }) => exported));
  const { minified, map } = await minifyModule(chunk.name, source, names, chunk.map !== undefined);
  return {
    ...cutValuesImport(minified),
    ...(map && chunk.map && { map: chainSourceMaps(map, editSourceMap(chunk.map, chunk.code, edits)) }),
  };
}

/** Finds the edits that replace reads by literals and imports by constants. */
function findChunkEdits(chunk: NeutralChunk, { values, constants }: ChunkInputs): Edit[] {
  const edits: Edit[] = chunk.reads.map(({ start, end, key }) => ({
    start,
    end,
    text: key in values ? `(${toLiteral(values[key], key)})` : localNameOf(key),
  }));
  const ownTexts = chunk.messages && values[ownTextsKey(chunk.messages.tag)];
  if (chunk.messages && ownTexts) edits.push(toMessagesEdit(chunk.code, chunk.messages, ownTexts as OwnTexts[string]));
  for (const { start, end, from, bindings } of chunk.imports) {
    const known = bindings.filter(({ imported }) => `${from}#${imported}` in constants);
    if (known.length === 0) continue;
    const open = bindings.filter((binding) => !known.includes(binding));
    const names = open.map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`));
    const declarations = known.map(({ imported, local }) => `const ${local} = ${constants[`${from}#${imported}`]};`);
    edits.push({ start, end, text: `import { ${names.join(', ')} } from "./${from}";${declarations.join('')}` });
  }
  return edits;
}

/** Renders the export list of the exports that are used. */
function toExportList(chunk: NeutralChunk, { usedExports }: ChunkInputs): string {
  const exported = chunk.exports.filter(({ exported }) => usedExports.includes(exported));
  const list = exported.map(({ local, exported }) => (local === exported ? local : `${local} as ${exported}`));
  return list.length > 0 ? `\nexport { ${list.join(', ')} };\n` : '';
}

/** Renders the import of the values that fold nothing. It comes last, so that cutting it off later moves nothing. */
function toShownValuesImport(chunk: NeutralChunk, { values }: ChunkInputs): string {
  const keys = new Set(chunk.reads.flatMap(({ key }) => (key in values ? [] : [key])));
  const bindings = Array.from(keys, (key) => ({ key, local: localNameOf(key) }));
  return toValuesImport(bindings);
}

/** Cuts off the import of values, which has only those that are still read. Throws if it does not come last. */
function cutValuesImport(minified: MinifiedModule): MinifiedModule & { shownValues: ValueBinding[] } {
  const found = minified.imports.find(({ from }) => from === siteValuesChunk);
  if (!found) return { ...minified, shownValues: [] };
  const { code } = minified;
  if (found.end !== code.length) throw new Error(`the import of values is not last: ${code.slice(found.start)}`);
  return {
    ...minified,
    code: code.slice(0, found.start).trimEnd(),
    imports: minified.imports.filter((one) => one !== found),
    shownValues: found.bindings.map(({ imported, local }) => ({ key: imported, local })),
  };
}
