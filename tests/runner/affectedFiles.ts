import type { Import, ImportGraph } from '../support/importGraph.ts';
import type { ImplicitDependency } from './implicitDependencies.ts';

type EdgeFilter = (edge: { from: string; file: string; kind: Import['kind'] }) => boolean;

/** These modules and all that they import, directly or not. */
export function reachableFrom(graph: ImportGraph, entries: Iterable<string>, follow: EdgeFilter): Set<string> {
  const reached = new Set(entries);
  for (const from of reached) {
    for (const edge of graph.get(from) ?? []) if (follow({ from, ...edge })) reached.add(edge.file);
  }
  return reached;
}

/** A pattern is a file, a folder with a slash at the end, or `*.md`; a folder does not match the documents in it. */
function matches(pattern: string, file: string): boolean {
  if (pattern.startsWith('*')) return file.endsWith(pattern.slice(1));
  return pattern.endsWith('/') ? file.startsWith(pattern) && !file.endsWith('.md') : pattern === file;
}

/** All files that a change can break: the changed ones, those that import them, and those that read them by path. */
export function findAffectedFiles(
  graph: ImportGraph,
  implicitDependencies: readonly ImplicitDependency[],
  changed: readonly string[],
  follow: EdgeFilter = () => true,
): Set<string> {
  const importers = new Map<string, string[]>();
  const link = (file: string, importer: string) => importers.set(file, [...(importers.get(file) ?? []), importer]);
  for (const [from, edges] of graph) for (const edge of edges) if (follow({ from, ...edge })) link(edge.file, from);
  for (const { file, runs = [] } of implicitDependencies) for (const run of runs) link(run, file);

  const affected = new Set(changed);
  for (const { file, reads } of implicitDependencies) {
    if (reads.some((pattern) => changed.some((each) => matches(pattern, each)))) affected.add(file);
  }
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer);
  return affected;
}
