import type { Import, ImportGraph } from '../support/importGraph.ts';
import type { ImplicitDependency } from './implicitDependencies.ts';

type EdgeFilter = (edge: { from: string; file: string; kind: Import['kind'] }) => boolean;

/** All that these modules lead to, themselves included. */
export function reachableFrom(graph: ImportGraph, entries: Iterable<string>, follow: EdgeFilter): Set<string> {
  const reached = new Set(entries);
  for (const from of reached) {
    for (const edge of graph.get(from) ?? []) if (follow({ from, ...edge })) reached.add(edge.file);
  }
  return reached;
}

/** A file, a folder with a slash at the end, or `*.md`; documents in a folder are read only by who asks for them so. */
function matches(pattern: string, file: string): boolean {
  if (pattern.startsWith('*')) return file.endsWith(pattern.slice(1));
  return pattern.endsWith('/') ? file.startsWith(pattern) && !file.endsWith('.md') : pattern === file;
}

/** All that a change of these files can break: they, who imports them, and who reads them by path. */
export function findAffectedFiles(
  graph: ImportGraph,
  readers: readonly ImplicitDependency[],
  changed: readonly string[],
  follow: EdgeFilter = () => true,
): Set<string> {
  const importers = new Map<string, string[]>();
  const link = (file: string, importer: string) => importers.set(file, [...(importers.get(file) ?? []), importer]);
  for (const [from, edges] of graph) for (const edge of edges) if (follow({ from, ...edge })) link(edge.file, from);
  for (const { file, runs = [] } of readers) for (const run of runs) link(run, file);

  const affected = new Set(changed);
  for (const { file, reads } of readers) {
    if (reads.some((pattern) => changed.some((one) => matches(pattern, one)))) affected.add(file);
  }
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer);
  return affected;
}
