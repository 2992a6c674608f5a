/** Why a host name cannot be one (RFC 1035); undefined if it can. */
export function invalidHostReason(host: string): string | undefined {
  if (host.length > 253) return `has ${host.length} characters; at most 253 are allowed`;
  const labels = host.split('.');
  const long = labels.find((label) => label.length > 63);
  if (long !== undefined) return `has a part of ${long.length} characters; at most 63 are allowed`;
  if (labels.includes('')) return 'has two dots in a row, or one at an end; remove it';
  const bad = labels.find((label) => !/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label));
  return bad === undefined ? undefined : `has the part "${bad}"; it takes small letters, digits and hyphens inside`;
}
