import type { CDPSession } from '@playwright/test';

const kinds = { Document: 'document', Script: 'script', Stylesheet: 'style', Font: 'font', Image: 'image' } as const;

type LoadedKind = (typeof kinds)[keyof typeof kinds] | 'data';

export interface PageLoad {
  /** Without preflights, the requests by which browsers ask for permission before calls. */
  requests: number;
  preflights: number;
  /** Bytes on the wire, with headers. */
  bytes: Record<LoadedKind, number>;
}

/** Counts what a page loads from now on, in Chromium. The returned object changes meanwhile. */
export async function recordPageLoad(cdp: CDPSession): Promise<PageLoad> {
  const load: PageLoad = {
    requests: 0,
    preflights: 0,
    bytes: { document: 0, script: 0, style: 0, font: 0, image: 0, data: 0 },
  };
  const kindOf = new Map<string, LoadedKind>();
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    if (request.method === 'OPTIONS') load.preflights += 1;
    else load.requests += 1;
    kindOf.set(requestId, kinds[type as keyof typeof kinds] ?? 'data');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind !== undefined) load.bytes[kind] += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return load;
}
