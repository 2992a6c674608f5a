import { useQuery } from '@tanstack/react-query';
import { fetchLegal } from '../../api/fetchLegal.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { log } from '../../lib/log.ts';
import { toIsoCountry } from '../../lib/toIsoCountry.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';

/** The documents for the language on show and the member's country; where there are none, the site's own pair. */
export function useLegalDocuments() {
  const member = useMember();
  const locale = activeLocale();
  const country = toIsoCountry(member?.user.country ?? site.country);
  return useQuery({
    queryKey: ['legal', locale, country],
    // Offline it is better to say so than to wait.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      fetchLegal(locale, country, { signal }).catch((error: unknown) => {
        if (signal.aborted || (locale === site.locale && country === site.country)) throw error;
        log.warn('no legal documents for this language and country', error);
        return fetchLegal(site.locale, site.country, { signal });
      }),
  });
}
