import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Counters } from '../../api/contract/counters.ts';
import { pageHasErrorAtom } from '../../feedback/usePageError.ts';
import type { ResolvedRouteHandle } from '../../routing/RouteHandle.ts';
import { site } from '../../site/site.ts';
import { countNew, formatSpokenCount } from './counters/counters.model.ts';

/** 'Page – Brand (3 new)', and 'Error: ' in front while a form on the page has errors. */
export function usePageTitle(handle: ResolvedRouteHandle | null, counters: Counters | undefined): void {
  const { t } = useLingui();
  const hasError = useAtomValue(pageHasErrorAtom);
  const newCount = counters ? countNew(counters) : 0;
  const count = formatSpokenCount(newCount);
  const page = handle ? t(handle.title) : '';
  const branded = page === '' ? site.name : t`${page} – ${{ brand: site.name }}`;
  const counted = newCount === 0 ? branded : t`${{ place: branded }} (${count} new)`;
  const title = hasError ? t`Error: ${{ title: counted }}` : counted;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
