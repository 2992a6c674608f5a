import type { KeyPath } from './pathProblem.ts';

/** A value without its invalid parts, which are reported elsewhere. */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly (DeepPartial<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> | undefined }
    : T;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Copies a value without these paths. An omitted list entry becomes undefined, so that the others keep their index. */
export function omitPaths(value: unknown, paths: readonly KeyPath[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined;
  if (paths.length === 0 || !isObject(value)) return value;
  const rest = (key: PropertyKey) =>
    paths.filter(([first]) => String(first) === String(key)).map((path) => path.slice(1));
  if (Array.isArray(value)) return value.map((item, index) => omitPaths(item, rest(index)));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, omitPaths(item, rest(key))]));
}

export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (parent, key) => (isObject(parent) && Object.hasOwn(parent, key) ? parent[key as keyof typeof parent] : undefined),
    value,
  );
}
