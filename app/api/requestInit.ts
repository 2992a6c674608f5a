/** Options of every request to the API: no cookies, no redirects, no HTTP cache. */
export const requestInit = {
  redirect: 'error',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  headers: { Accept: 'application/json' },
} as const satisfies RequestInit;
