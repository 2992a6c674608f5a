import { domainToASCII } from 'node:url';

/** The word that is typed for the host by the pattern. */
export const USUAL = 'usual';

/** Returns the host of a typed name or address, in the form of the domain registry. */
export function toHost(typed: string): string {
  const host = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/:?#].*$/, '')
    .replace(/\.$/, '')
    .toLowerCase();
  return domainToASCII(host) || host;
}

/** Returns the address of a public site from a typed name or address. */
export const toPublicSite = (typed: string): string => `https://${toHost(typed)}`;
