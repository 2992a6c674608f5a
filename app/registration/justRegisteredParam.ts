/** The query that marks a fresh registration (app/routing/README.md, "Registration parameter"). */
export const registrationParam = 'reg=1';
const [paramName = '', paramValue] = registrationParam.split('=');

export const hasJustRegisteredParam = (search: string): boolean =>
  new URLSearchParams(search).get(paramName) === paramValue;

/** The path with the registration parameter. */
export function addJustRegisteredParam(path: string): string {
  const [pathname = '', search = ''] = path.split('?');
  return hasJustRegisteredParam(search) ? path : `${pathname}?${search && `${search}&`}${registrationParam}`;
}

/** The query without the registration parameter: empty, or with its question mark. */
export function stripJustRegisteredParam(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(paramName);
  return query.size > 0 ? `?${query}` : '';
}
