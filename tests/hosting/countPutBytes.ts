/** Counts the bytes that this process sends to storages by PUT, from now on until it is stopped. */
export function countPutBytes(): { bytes(): number; stop(): void } {
  let sent = 0;
  const { fetch: plainFetch } = globalThis;
  globalThis.fetch = (url, init) => {
    if (init?.method === 'PUT') sent += (init.body as Buffer | undefined)?.length ?? 0;
    return plainFetch(url, init);
  };
  return {
    bytes: () => sent,
    stop: () => {
      globalThis.fetch = plainFetch;
    },
  };
}
