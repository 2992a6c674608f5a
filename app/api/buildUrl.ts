import { ApiError } from './ApiError.ts';
import type { Call } from './contract/defineCall.ts';
import { idPattern } from './contract/fields.ts';

export type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The address of a call. What stands in the path must match `idPattern`, since `..` survives encodeURIComponent; anything
 * else is refused before a request is made.
 */
export function buildUrl(origin: string, call: Call, params: Values = {}, query: Values = {}): URL {
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

/** Whether the token may go along: only to the very origin of the API, never to one that merely looks like it. */
export function mayCarryToken(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false;
  const target = new URL(url);
  return target.origin === origin && target.origin !== 'null' && target.username === '' && target.password === '';
}
