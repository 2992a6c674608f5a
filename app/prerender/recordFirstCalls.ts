import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { buildUrl, type UrlParams } from '../api/buildUrl.ts';
import type { Call } from '../api/contract/defineCall.ts';
import type { Api } from '../api/createApi.ts';
import { findPage } from '../members/pages.ts';
import { fetchMemberData } from '../session/fetchMemberData.ts';

const origin = 'https://api.invalid';

/** Id that represents any other: long enough to be in an address for no other reason. */
const sampleId = '7070707070';

/**
 * Records the reads that the app sends when a member opens the page of an address, on a device of which nothing is
 * known. Resolves to their paths with their queries.
 *
 * @param path `:id` stands for any id, here and in the result
 */
export async function recordFirstCalls(path: string): Promise<string[]> {
  const pathname = path.replace(':id', sampleId);
  const paths = new Set<string>();
  const api = {
    call(call: Call, { params, query }: { params?: UrlParams; query?: UrlParams } = {}) {
      if (call.method === 'GET' && call.kind === 'read' && call.auth === 'bearer') {
        paths.add(buildUrl(origin, call, params, query).href.slice(origin.length));
      }
      return new Promise(() => {});
    },
  } as Api;
  // Without a timer, which would keep the process alive.
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  void fetchMemberData(api);
  const { page, params = {} } = findPage(pathname) ?? {};
  const context = { api, store: createStore(), queryClient, params, search: new URLSearchParams(), first: true };
  void page?.startQueries?.(context);
  // The modules that are imported lazily are there by then.
  await new Promise((resolve) => setTimeout(resolve));
  return [...paths].map((each) => each.replace(sampleId, ':id'));
}
