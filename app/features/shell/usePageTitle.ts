import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { pageHasErrorAtom } from '../../feedback/usePageError.ts';
import type { ResolvedRouteHandle } from '../../routing/RouteHandle.ts';
import { site } from '../../site/site.ts';
import { type Counters, countNew, formatSpokenCount } from './counters/counters.model.ts';

/** 'Page – Brand (3 new)', and 'Error: ' in front while a form on the page has mistakes. */
export function usePageTitle(meta: ResolvedRouteHandle | null, counters: Counters | undefined): void {
  const { t } = useLingui();
  const hasError = useAtomValue(pageHasErrorAtom);
  const news = counters ? countNew(counters) : 0;
  const count = formatSpokenCount(news);
  const page = meta ? t(meta.title) : '';
  const name = site.name;
  const place = page === '' ? name : t`${page} – ${{ brand: name }}`;
  const counted = news === 0 ? place : t`${place} (${count} new)`;
  const title = hasError ? t`Error: ${{ title: counted }}` : counted;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
