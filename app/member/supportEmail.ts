import { toIsoCountry } from '../lib/toIsoCountry.ts';
import { useMember } from '../session/useSession.ts';
import { site } from '../site/site.ts';

/** The support address for a member's country, else the fallback. `byCountry` has ISO 3166 codes as keys. */
export function pickSupportEmail(
  country: string | null,
  byCountry: Readonly<Record<string, string>>,
  fallback: string,
): string {
  const code = toIsoCountry(country ?? '');
  return (Object.hasOwn(byCountry, code) ? byCountry[code] : undefined) ?? fallback;
}

/** The support address for the member's country, else the site's. */
export const useSupportEmail = (): string =>
  pickSupportEmail(useMember()?.user.country ?? null, site.supportEmails, site.supportEmail);
