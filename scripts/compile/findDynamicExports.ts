/** What is known of a chunk when the bundler has made it. */
interface BundledChunk {
  name: string;
  code: string;
  /** The exports of the module that the chunk was made for, if it was made for a dynamic import; else undefined. */
  own: readonly string[] | undefined;
}

const dynamicImport = /\bimport\((["'`])\.\/([^"'`$]+)\1\)(?:\.then\(\(?([\w$]+)\)? => \3\.([\w$]+)\))?/g;

/**
 * By chunk name: the exports that somebody gets who loads the chunk by `import()`. A module that is loaded lazily in
 * one place and imported statically in another has no chunk of its own; the bundler then writes
 * `import("./shared.js").then((n) => n.t)`, and `t` is what must stay. Throws if a chunk like that is loaded in
 * another form, because its exports would be dropped as unused.
 */
export function findDynamicExports(chunks: readonly BundledChunk[]): Map<string, string[]> {
  const found = new Map(chunks.map(({ name, own }) => [name, new Set(own)]));
  const owners = new Set(chunks.flatMap(({ name, own }) => (own ? [name] : [])));
  for (const { name, code } of chunks) {
    for (const [text, , target, , taken] of code.matchAll(dynamicImport)) {
      if (taken) found.get(target!)?.add(taken);
      else if (found.has(target!) && !owners.has(target!)) {
        throw new Error(`chunk ${name} loads ${text}, and nothing tells which of its exports it uses`);
      }
    }
  }
  return new Map(Array.from(found, ([name, names]) => [name, [...names].sort()]));
}
