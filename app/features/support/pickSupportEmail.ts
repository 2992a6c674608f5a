import { toIsoCountry } from '../../lib/toIsoCountry.ts';

/** The support address of a member's country, else the site's. */
export function pickSupportEmail(
  country: string | null,
  byCountry: Readonly<Record<string, string>>,
  fallback: string,
): string {
  const code = toIsoCountry(country ?? '');
  return (Object.hasOwn(byCountry, code) ? byCountry[code] : undefined) ?? fallback;
}
