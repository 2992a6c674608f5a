/**
 * Creates the function that makes one promise for each key; a rejected one is forgotten, so that the next call tries
 * again. With a limit, the oldest ones above it are forgotten, too.
 */
export function createAsyncMemo<Result>(
  limit = Number.POSITIVE_INFINITY,
): (key: string, make: () => Promise<Result>) => Promise<Result> {
  const made = new Map<string, Promise<Result>>();
  return (key, make) => {
    const known = made.get(key);
    if (known) return known;
    const fresh = make();
    made.set(key, fresh);
    if (made.size > limit) made.delete(made.keys().next().value!);
    fresh.catch(() => made.delete(key));
    return fresh;
  };
}

/** Makes a pure function run once for each argument; objects are compared by identity. */
export function memoize<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new Map<Key, Result>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

/** Creates the function that makes one result for each object and key, for as long as the object lives. */
export function createKeyedMemo<Owner extends object, Result, Key = string>(): (
  owner: Owner,
  key: Key,
  make: () => Result,
) => Result {
  const madeFor = new WeakMap<Owner, Map<Key, Result>>();
  return (owner, key, make) => {
    const made = madeFor.get(owner) ?? new Map<Key, Result>();
    madeFor.set(owner, made);
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make();
    made.set(key, fresh);
    return fresh;
  };
}
