/** Something in dist that is not as it must be. */
export interface Finding {
  host: string;
  /** Path inside the site's folder; nothing if it is about the whole site. */
  path?: string;
  message: string;
}

export const formatFinding = ({ host, path, message }: Finding): string =>
  `${host}${path === undefined ? '' : `/${path}`}: ${message}`;
