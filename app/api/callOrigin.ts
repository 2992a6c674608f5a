import { site } from '../site/site.ts';

/** The origin that calls of the API go to. */
export const callOrigin = (): string => (site.proxiedApi ? location.origin : site.apiOrigin);
