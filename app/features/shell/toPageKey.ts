interface PageLocation {
  pathname: string;
  search: string;
}

/** Query parameters that name another page. All others, such as the filters of a list, change the current page. */
const pageParams = ['place'] as const;

/** A key that is equal for two addresses of the same page. */
export function toPageKey({ pathname, search }: PageLocation): string {
  const query = new URLSearchParams(search);
  return [pathname, ...pageParams.map((name) => query.get(name) ?? '')].join('?');
}
