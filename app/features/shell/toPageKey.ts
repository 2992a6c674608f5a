interface PageLocation {
  pathname: string;
  search: string;
}

/** What of the query names another page; all else, such as the filters of a list, changes the page that is shown. */
const pageParams = ['place'] as const;

/** The page that an address means, to be compared with another one. */
export function toPageKey({ pathname, search }: PageLocation): string {
  const query = new URLSearchParams(search);
  return [pathname, ...pageParams.map((name) => query.get(name) ?? '')].join('?');
}
