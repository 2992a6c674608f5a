import type { Edit } from '../applyEdits.ts';
import type { BundledChunk } from './runVite.ts';

/**
 * Name of the chunk in which Rolldown keeps its helpers, such as the one that wraps CommonJS modules: that of its
 * module `\0rolldown/runtime.js`, which no group takes
 * (rolldown/crates/rolldown/src/stages/generate_stage/code_splitting.rs).
 */
export const helpersChunk = 'rolldown-runtime';

type Chunk = Pick<BundledChunk, 'name' | 'fileName' | 'code' | 'imports'>;

/**
 * Finds the edits, by the file name of a chunk, that move Rolldown's helpers into the chunk `core`; none without such a
 * chunk. Rolldown keeps them apart however it is told to divide an app, and every page would load one more file for 1
 * kB. `nameOf` returns the name by which chunks import a file. Throws for an import or export in another form than
 * Rolldown's.
 */
export function moveHelpers(chunks: readonly Chunk[], nameOf: (fileName: string) => string): Map<string, Edit[]> {
  const helpers = chunks.find(({ name }) => name === helpersChunk);
  const core = chunks.find(({ name }) => name === 'core');
  if (!helpers || !core) return new Map();
  // Rolldown ends a chunk that is not minified with one list (rolldown/crates/rolldown/src/utils/chunk/render_chunk_exports.rs).
  const exported = /^export \{ (.*) \};$/m.exec(helpers.code);
  if (!exported) throw new Error(`chunk ${helpersChunk} exports in a form that is not expected`);
  const names = new Map(exported[1]!.split(', ').map((one) => one.split(' as ').reverse() as [string, string]));
  const own = helpers.code.replace(exported[0], '').trim();
  const importForm = new RegExp(`^import \\{ (.*) \\} from "\\./${RegExp.escape(nameOf(helpers.fileName))}";$`, 'm');
  const edits = new Map<string, Edit[]>();
  for (const chunk of chunks.filter(({ imports }) => imports.includes(helpers.fileName))) {
    const found = importForm.exec(chunk.code);
    if (!found) throw new Error(`chunk ${chunk.name} imports ${helpersChunk} in a form that is not expected`);
    const bindings = found[1]!.split(', ').map((one) => {
      const [imported = '', local = imported] = one.split(' as ');
      const name = names.get(imported);
      if (!name)
        throw new Error(`chunk ${chunk.name} imports ${imported} of ${helpersChunk}, which exports no such name`);
      return { name, local };
    });
    const text =
      chunk === core
        ? bindings.map(({ name, local }) => (name === local ? '' : `var ${local} = ${name};`)).join('')
        : `import { ${bindings.map(({ name, local }) => `${name} as ${local}`).join(', ')} } from "./${nameOf(core.fileName)}";`;
    edits.set(chunk.fileName, [{ start: found.index, end: found.index + found[0].length, text }]);
  }
  const end = core.code.length;
  edits.set(core.fileName, [
    { start: 0, end: 0, text: `${own}\n` },
    ...(edits.get(core.fileName) ?? []),
    { start: end, end, text: `\nexport { ${[...names.values()].join(', ')} };\n` },
  ]);
  return edits;
}
