/** Runs an asynchronous function at the first call and shares its result; after a failure the next call tries again. */
export function once<T>(run: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= run().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}
