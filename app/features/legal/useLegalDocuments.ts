import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError.ts';
import { fetchLegalDocuments, type LegalDocuments } from '../../api/fetchLegalDocuments.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { log } from '../../lib/log.ts';
import { toIsoCountry } from '../../lib/toIsoCountry.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { type LegalSource, planLegalSources } from './planLegalSources.ts';

/** The documents in the active language for the member's country, or the first fallback that exists. */
export function useLegalDocuments() {
  const member = useMember();
  const country = member && toIsoCountry(member.user.country);
  const sources = planLegalSources(activeLocale(), country, { locale: site.locale, country: site.country });
  return useQuery({
    queryKey: ['legal', ...sources.map((source) => `${source.locale}_${source.country}`)],
    // Offline the query fails at once instead of waiting, so that the dialog can show an error.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => fetchFirstAvailable(sources, signal),
  });
}

async function fetchFirstAvailable(
  [source, ...others]: readonly LegalSource[],
  signal: AbortSignal,
): Promise<LegalDocuments> {
  if (!source) throw new Error('no legal documents to try');
  try {
    return await fetchLegalDocuments(source.locale, source.country, { signal });
  } catch (error) {
    // Without a connection the other documents would fail as well.
    const missing = error instanceof ApiError && (error.kind === 'rejected' || error.kind === 'contract');
    if (!missing || others.length === 0) throw error;
    log.warn(`no legal documents for ${source.locale} and ${source.country}`, error);
    return fetchFirstAvailable(others, signal);
  }
}
