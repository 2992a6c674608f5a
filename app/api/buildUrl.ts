import { parseUrl } from '../lib/parseUrl.ts';
import { ApiError } from './ApiError.ts';
import type { Call } from './contract/defineCall.ts';
import { idPattern } from './contract/fieldSchemas.ts';

export type UrlParams = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Builds the address of a call. Throws an ApiError of kind contract unless every path parameter matches `idPattern`:
 * encodeURIComponent would let `..` through.
 */
export function buildUrl(origin: string, call: Call, params: UrlParams = {}, query: UrlParams = {}): URL {
  const path = call.path.replace(/(\/):(\w+)(\?)?/g, (_, slash: string, name: string, optional?: string) => {
    const value = params[name];
    if (value === undefined && optional) return '';
    if (value === undefined || !idPattern.test(String(value))) {
      throw new ApiError('contract', call.name, { cause: new RangeError(`"${name}" cannot stand in a path`) });
    }
    return slash + value;
  });
  const url = new URL(origin + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.append(name, String(value));
  }
  return url;
}

/** Whether a request may carry the token: only to the exact origin of the API, never to a look-alike. */
export function mayCarryToken(url: string, origin: string): boolean {
  const target = parseUrl(url);
  return target?.origin === origin && target.origin !== 'null' && target.username === '' && target.password === '';
}
