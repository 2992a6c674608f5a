import { useLingui } from '@lingui/react/macro';
import { lazy, memo, Suspense, useState } from 'react';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { countActiveFilters } from '../../../member/people/matchFilters.ts';
import { Disclosure } from '../../../ui/actions/Disclosure.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { thenRestoreFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { countLimits } from '../model/ageAndDistanceLimits.ts';
import type { FilterBarProps } from './FilterParts.tsx';
import type { ListView } from './useListView.ts';

type FilterParts = typeof import('./FilterParts.tsx');

/** A part of the filters, which come when somebody opens or has them. */
const lazyPart = <Name extends keyof FilterParts>(name: Name) =>
  lazy(async () => ({ default: (await loadRareChunk(() => import('./FilterParts.tsx')))[name] }));
const FilterPanel = lazyPart('FilterPanel');
const ChosenFilters = lazyPart('ChosenFilters');

/** The order and the filters of a list behind a button, so that the people come first; those in use are in sight. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { t } = useLingui();
  const [view, onChange] = useChosenView(props);
  const inUse = countActiveFilters(view.filters) + countLimits(view.limits);
  // As a key, it makes a closed disclosure of the open one.
  const [closings, setClosings] = useState(0);
  return (
    <search>
      <Stack gap="small">
        <Disclosure key={closings} openLabel={t`Sort and filter`} closeLabel={t`Hide the filters`}>
          <Suspense fallback={<Text tone="soft">{t`Loading …`}</Text>}>
            <FilterPanel
              {...props}
              view={view}
              onChange={onChange}
              onDone={thenRestoreFocus(() => setClosings(closings + 1), 'search button')}
            />
          </Suspense>
        </Disclosure>
        {inUse > 0 && (
          <Suspense fallback={<Skeleton shape="button" />}>
            <ChosenFilters view={view} onChange={onChange} />
          </Suspense>
        )}
      </Stack>
    </search>
  );
});

/** The last choice: the address follows a moment later, and until then a second choice adds to the first. */
function useChosenView({ view, onChange }: FilterBarProps): [ListView, (view: ListView) => void] {
  const [chosen, setChosen] = useState(view);
  const [shown, setShown] = useState(view);
  if (shown !== view) {
    setShown(view);
    setChosen(view);
  }
  const choose = (next: ListView) => {
    setChosen(next);
    onChange(next);
  };
  return [chosen, choose];
}
