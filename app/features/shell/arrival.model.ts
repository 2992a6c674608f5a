interface Address {
  pathname: string;
  search: string;
}

/** What of the query names another page; all else, such as the filters of a list, changes the page that is shown. */
const pageNames = ['place'] as const;

/** The page that an address means, to be compared with another one. */
export function toShownPage({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  return [pathname, ...pageNames.map((name) => query.get(name) ?? '')].join('?');
}
