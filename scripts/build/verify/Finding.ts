/** An error in a release. */
export interface Finding {
  host: string;
  /** Path inside the site's folder; undefined for the site itself. */
  path?: string;
  message: string;
}

export const formatFinding = ({ host, path, message }: Finding): string =>
  `${host}${path === undefined ? '' : `/${path}`}: ${message}`;
