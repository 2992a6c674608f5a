import path from 'node:path';
import type { Rolldown } from 'vite';
import { reachableFrom } from '../../../lib/graphTraversals.ts';

/** A part of the app whose lazily loaded modules share chunks. */
export interface ChunkArea {
  /** The name of the area; for the first one, that of the entry. */
  name: string;
  /**
   * Its lazily loaded modules, or folders of them, as paths inside the folder of the app; a module that is named itself
   * is in no area of its folder. One area names none: it has those of no other area.
   */
  modules?: readonly string[];
  /** Its modules that are loaded together: its chunks have all they need, also what only one of them does. */
  together?: readonly string[];
  /** Groups of later areas, by their names: its chunks have what at least two groups need, too. */
  sharedBy?: readonly (readonly string[])[];
  /** Names of later areas: its style sheet has the styles that one of their lazy modules and another need. */
  stylesOf?: readonly string[];
  /** Set for an area so small that the code that all sites share is not worth a file of its own. */
  undivided?: true;
}

interface ChunkGroupOptions {
  /** Absolute path of the folder of the app. */
  folder: string;
  /** Areas in the order in which people reach them. */
  areas: readonly ChunkArea[];
  /** Modules, or folders of them, that only some sites need; named as in ChunkArea. */
  optionalModules: readonly string[];
  /** Imports that are left out when compiling, by parts of the paths: their targets are not needed there. */
  unusedImports: readonly { importer: string; imported: string }[];
  /** Whether a module with this code reads values of the site. */
  readsSite: (code: string) => boolean;
}

interface ChunkPlan {
  /** The optional modules, those that read values of the site, and all that import one of them, directly or not. */
  siteSpecific: ReadonlySet<string>;
  /** The first area that needs a module, by module. */
  areas: ReadonlyMap<string, ChunkArea>;
  /**
   * The modules in a chunk of their area and not in that of a lazy module: those that the entry or several of them
   * need, or that are loaded together.
   */
  ofAreas: ReadonlySet<string>;
}

/**
 * Creates Rolldown's groups for one build, which decide what modules share a chunk. By itself, Rolldown makes a chunk
 * for each set of lazy modules that share something: two hundred, half of them with less than 1 kB
 * (rolldown/crates/rolldown/src/stages/generate_stage/code_splitting.rs).
 *
 * - What several lazy modules share goes to the chunk of the first area that needs it. So a page loads the chunks of its
 *   own area and of those before it, and no chunk imports one of a later area: there are no cycles.
 * - What the entry imports statically is with the chunk of the first area.
 * - Where areas share much, the first of them would be loaded for the others: `sharedBy` takes that out of it.
 * - Of both, what all sites need and no value can change is a core chunk, `<area>-core` or, for the first area, `core`,
 *   so that all sites have the same file.
 */
export function createChunkGroups(options: ChunkGroupOptions): Rolldown.CodeSplittingGroup[] {
  let plan: ChunkPlan | undefined;
  const planFor = (id: string, graph: Rolldown.ChunkingContext) => {
    // The bundler knows all modules when it asks for the name of the first, because it divides them after linking
    // (rolldown/crates/rolldown/src/stages/generate_stage/manual_code_splitting.rs).
    plan ??= planChunks(readModules(id, graph, options), options);
    return plan;
  };
  return [
    {
      name: (id, graph) => {
        const { siteSpecific, areas, ofAreas } = planFor(id, graph);
        const area = ofAreas.has(id) ? areas.get(id) : undefined;
        if (!area || area.undivided || siteSpecific.has(id)) return area?.name;
        return area === options.areas[0] ? 'core' : `${area.name}-core`;
      },
    },
  ];
}

/** Whether a chunk with this name is a core chunk. */
export const isCoreChunk = (name: string): boolean => /^(?:.+-)?core$/.test(name);

/** Throws if chunks import each other in a circle: one of them would run before its imports. */
export function assertNoCircle(
  chunks: readonly { label: string; name: string; imports: readonly { from: string }[] }[],
) {
  const importsOf = new Map(chunks.map(({ name, imports }) => [name, imports.map(({ from }) => from)]));
  const circular = chunks.filter(({ name }) =>
    reachableFrom(importsOf.get(name)!, (one) => importsOf.get(one) ?? []).has(name),
  );
  if (circular.length > 0)
    throw new Error(`chunks import each other in a circle: ${circular.map(({ label }) => label).join(', ')}`);
}

interface ModuleInfo {
  isEntry: boolean;
  isLazy: boolean;
  code: string;
  imports: readonly string[];
  importers: readonly string[];
}

/** Reads all modules that are connected with one, by id. */
function readModules(
  start: string,
  graph: Rolldown.ChunkingContext,
  { unusedImports }: ChunkGroupOptions,
): Map<string, ModuleInfo> {
  const isUsed = (importer: string, id: string) =>
    !unusedImports.some((unused) => importer.includes(unused.importer) && id.includes(unused.imported));
  const modules = new Map<string, ModuleInfo>();
  reachableFrom([start], (id) => {
    const info = graph.getModuleInfo(id);
    if (!info) return [];
    const { code, dynamicImporters, dynamicallyImportedIds, isEntry } = info;
    const imports = info.importedIds.filter((imported) => isUsed(id, imported));
    const importers = info.importers.filter((importer) => isUsed(importer, id));
    modules.set(id, { isEntry, isLazy: dynamicImporters.length > 0, code: code ?? '', imports, importers });
    return [...imports, ...importers, ...dynamicImporters, ...dynamicallyImportedIds];
  });
  return modules;
}

function planChunks(
  modules: ReadonlyMap<string, ModuleInfo>,
  { folder, areas, optionalModules, readsSite }: ChunkGroupOptions,
): ChunkPlan {
  const fileOf = (id: string) => path.relative(folder, id).replaceAll(path.sep, '/');
  const isAmong = (id: string, named: readonly string[]) =>
    named.some((one) => fileOf(id) === one || fileOf(id).startsWith(`${one}/`));
  const areaOfLazyModule = (id: string) =>
    areas.find(({ modules }) => modules?.includes(fileOf(id))) ??
    areas.find(({ modules }) => modules && isAmong(id, modules)) ??
    areas.find(({ modules }) => !modules);
  const lazyModules = Map.groupBy(
    [...modules.keys()].filter((id) => modules.get(id)!.isLazy),
    areaOfLazyModule,
  );
  const areaOf = new Map<string, ChunkArea>();
  const ofAreas = new Set<string>();
  const needed = new Set<string>();
  const entries = [...modules.keys()].filter((id) => modules.get(id)!.isEntry);
  for (const id of reachableFrom(entries, (one) => modules.get(one)?.imports ?? [])) {
    areaOf.set(id, areas[0]!);
    ofAreas.add(id);
  }
  const neededBy = (lazyModule: string) => reachableFrom([lazyModule], (one) => modules.get(one)?.imports ?? []);
  /** The areas of the lazy modules that need a module, one for each, by the module. */
  const needing = new Map<string, string[]>();
  for (const [area, ids] of lazyModules) {
    for (const id of ids.flatMap((one) => [...neededBy(one)]))
      needing.set(id, [...(needing.get(id) ?? []), area!.name]);
  }
  const isSharedIn = ({ sharedBy = [], stylesOf = [] }: ChunkArea, id: string, names: readonly string[]) =>
    sharedBy.filter((group) => group.some((name) => names.includes(name))).length > 1 ||
    (/\.css(?:\.ts)?$/.test(id) && names.length > 1 && stylesOf.some((name) => names.includes(name)));
  for (const area of areas) {
    for (const [id, names] of needing) {
      if (areaOf.has(id) || !isSharedIn(area, id, names)) continue;
      areaOf.set(id, area);
      ofAreas.add(id);
    }
    for (const lazyModule of lazyModules.get(area) ?? []) {
      const isTogether = isAmong(lazyModule, area.together ?? []);
      for (const id of neededBy(lazyModule)) {
        if (!areaOf.has(id)) areaOf.set(id, area);
        if (isTogether || needed.has(id)) ofAreas.add(id);
        needed.add(id);
      }
    }
  }
  const ofSomeSites = [...modules].flatMap(([id, { code }]) =>
    readsSite(code) || isAmong(id, optionalModules) ? [id] : [],
  );
  const siteSpecific = reachableFrom(ofSomeSites, (id) => modules.get(id)?.importers ?? []);
  return { siteSpecific, areas: areaOf, ofAreas };
}
