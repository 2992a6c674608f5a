/** Something in dist that is not as it must be. */
export interface Finding {
  host: string;
  /** Path inside the site's folder; nothing if it is about the whole site. */
  path?: string;
  what: string;
}

export const formatFinding = ({ host, path, what }: Finding): string =>
  `${host}${path === undefined ? '' : `/${path}`}: ${what}`;
