import { domainToASCII, domainToUnicode } from 'node:url';
import { quote } from '../parse/problemMessageFormatting.ts';

/** Of a host name and of one label of it, in characters. */
const MAX_HOST_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;

/** Returns the host of an address, or the host itself. */
export const hostOf = (address: string) => URL.parse(address)?.hostname ?? address;

/** Whether a host is this machine. */
export const isLoopback = (host: string) => /^(?:localhost|.+\.localhost|127\..+|0\.0\.0\.0)$/.test(host);

/** Describes why a host name is invalid (RFC 1035); undefined for a valid one. */
export function invalidHostReason(host: string): string | undefined {
  if (host.length > MAX_HOST_LENGTH) return `has ${host.length} characters; at most ${MAX_HOST_LENGTH} are allowed`;
  const labels = host.split('.');
  const long = labels.find((label) => label.length > MAX_LABEL_LENGTH);
  if (long !== undefined) return `has a part of ${long.length} characters; at most ${MAX_LABEL_LENGTH} are allowed`;
  if (labels.includes('')) return 'has two dots in a row, or one at an end; remove it';
  const bad = labels.find((label) => !/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label));
  return bad === undefined ? undefined : `has the part "${bad}"; it takes small letters, digits and hyphens inside`;
}

const example = 'it takes a name such as members.brand.co.uk';

interface HostFault {
  message: string;
  hint: string;
}

const isNoPunycode = (label: string) => label.startsWith('xn--') && domainToUnicode(label) === label;

/**
 * Describes what is wrong with the host that a brand gives a site: not public, or not in the form that browsers send.
 */
export function findHostFault(host: string): HostFault | undefined {
  const fault = (message: string, hint: string): HostFault => ({ message: `${quote(host)} ${message}`, hint });
  const [, inAddress] = /^(?:(?:https?|wss?):)?\/*([^/:?#@]*)(?=[/:?#]|$)/i.exec(host.trim()) ?? [];
  if (inAddress !== undefined && inAddress !== host && URL.canParse(`https://${inAddress}`)) {
    return fault('is more than a host name', `did you mean ${quote(domainToASCII(inAddress))}?`);
  }
  if (host.includes('*')) return fault('has a wildcard', 'name each host');
  const ascii = domainToASCII(host);
  if (ascii !== host && /[^\0-\x7F]/.test(host)) {
    return ascii === ''
      ? fault('is no host name', example)
      : fault('has letters that host names write in another way', `write ${quote(ascii)}`);
  }
  if (host !== host.toLowerCase()) return fault('has capitals', `did you mean ${quote(host.toLowerCase())}?`);
  const [message, hint] = invalidHostReason(host)?.split('; ') ?? [];
  if (message !== undefined) return fault(message, hint!);
  // A browser would send another one, such as 127.0.0.1 for 127.1.
  if (ascii !== host || host.split('.').some(isNoPunycode)) return fault('is no host name', example);
  const isInternal = isLoopback(host) || !host.includes('.') || /\.(?:localhost|local|internal)$/.test(host);
  if (isInternal) return fault('is known to one machine or network only', example);
  if (/\.\d+$/.test(host)) return fault('is an address of numbers', example);
  if (!/\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(host)) return fault('ends with no known domain', example);
  return undefined;
}
