import { memoize } from '../../lib/memoize.ts';
import { ownTextsKey, type ValuesByKey } from '../compile/CompiledValues.ts';
import type { NeutralChunk } from '../compile/NeutralApp.ts';
import type { OwnTexts } from '../config/schema/catalogue.ts';

/** Inputs that decide a specialised chunk; sites with equal inputs share the result. */
export interface ChunkInputs {
  /** The values that the chunk folds, by name. It imports all others from the values chunk. */
  values: ValuesByKey;
  /** Exported names that other chunks use. */
  usedExports: readonly string[];
  /** Imports that are constants: `chunk#export` → JavaScript literal. */
  constants: Readonly<Record<string, string>>;
}

/** Picks the values of a site that a chunk folds. Throws if the site lacks one that the chunk reads. */
export function pickFoldedValues(chunk: NeutralChunk, values: ValuesByKey): ValuesByKey {
  const folded: Record<string, ValuesByKey[string]> = {};
  for (const [key, foldabilities] of readsByKey(chunk)) {
    const value = values[key];
    if (value === undefined) throw new Error(`the site has no value named ${key}`);
    const type = typeof value;
    if (type === 'boolean' || foldabilities.has('any') || foldabilities.has(type)) folded[key] = value;
  }
  return { ...folded, ...pickOwnTexts(chunk, values) };
}

/** Sorts the reads of a chunk by key, with what they can fold. */
const readsByKey = memoize(({ reads }: NeutralChunk) =>
  [...Map.groupBy(reads, ({ key }) => key)]
    .map(([key, group]) => [key, new Set<string>(group.map(({ foldability }) => foldability))] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

/** Picks the own texts of a site that a catalogue has messages for, if there are any. */
function pickOwnTexts({ messages }: NeutralChunk, values: ValuesByKey): ValuesByKey {
  const key = messages && ownTextsKey(messages.tag);
  const texts = key && values[key];
  if (!key || typeof texts !== 'object') return {};
  const picked = Object.entries(texts).filter(([name]) => messages.keys.includes(name));
  return picked.length === 0 ? {} : { [key]: Object.fromEntries(picked) as OwnTexts[string] };
}
