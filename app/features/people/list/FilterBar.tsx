import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import type { ListSort } from '../../../api/contract/memberLists.ts';
import { formatDistance } from '../../../member/formatDistance.ts';
import { countActiveFilters, type FilterName, filterValues, noFilters } from '../../../member/people/matchFilters.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Disclosure } from '../../../ui/actions/Disclosure.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import {
  type AgeAndDistanceLimits,
  ageSteps,
  anyAgeAndDistance,
  countLimits,
  toDistanceSteps,
} from '../model/ageAndDistanceLimits.ts';
import * as styles from './FilterBar.css.ts';
import type { ListView } from './useListView.ts';

const everybody = msg`Everybody`;

/** Labels of each filter and of its values, which are indexes. */
const filterTexts: Readonly<Record<FilterName, { label: MessageDescriptor; values: MessageDescriptor[] }>> = {
  contactFilter: { label: msg`Contact`, values: [everybody, msg`Already in contact`, msg`Not in contact yet`] },
  favouritesFilter: { label: msg`Favourites`, values: [everybody, msg`Favourites only`, msg`Without favourites`] },
  newFilter: { label: msg`New people`, values: [everybody, msg`New people only`] },
  photoFilter: { label: msg`Pictures`, values: [everybody, msg`With a picture`, msg`Without a picture`] },
};

const sortTexts: Readonly<Record<ListSort, MessageDescriptor>> = {
  best: msg`Best match first`,
  newest: msg`Newest first`,
  nearest: msg`Nearest first`,
  lastOnline: msg`Last online first`,
};

export interface FilterBarOptions {
  filterNames: readonly FilterName[];
  sorts: readonly ListSort[];
  /** Label of the list's usual order, if that is not by the best match. */
  usualOrder?: MessageDescriptor;
}

interface FilterBarProps extends FilterBarOptions {
  view: ListView;
  onChange: (view: ListView) => void;
}

/** The order and the filters of a list, behind a button that says how many are set, so that the people come first. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { filterNames, sorts, usualOrder = sortTexts.best } = props;
  const { t } = useLingui();
  const [{ filters, limits }, onChange] = useChosenView(props);
  const set = countActiveFilters(filters) + countLimits(limits);
  const count = set === 0 ? '' : ` (${plural(set, { one: '# filter set', other: '# filters set' })})`;
  return (
    <search>
      <Disclosure openLabel={t`Sort and filter` + count} closeLabel={t`Hide the filters`}>
        <div className={styles.fields}>
          <Select
            id="sort"
            label={t`Sort by`}
            options={sorts.map((value) => ({ value, label: t(value === 'best' ? usualOrder : sortTexts[value]) }))}
            chosen={filters.sort}
            onChoose={(sort: ListSort) => onChange({ limits, filters: { ...filters, sort } })}
          />
          <LimitFields limits={limits} onChange={(changed) => onChange({ filters, limits: changed })} />
          {filterNames.map((name) => (
            <Select
              key={name}
              id={name}
              label={t(filterTexts[name].label)}
              options={filterValues[name].map((value) => ({ value, label: t(filterTexts[name].values[value]!) }))}
              chosen={filters[name]}
              onChoose={(value: number) => onChange({ limits, filters: { ...filters, [name]: value } })}
            />
          ))}
          {set > 0 && (
            <Button
              tone="quiet"
              onClick={() => onChange({ filters: { ...noFilters, sort: filters.sort }, limits: anyAgeAndDistance })}
            >{t`Remove all filters`}</Button>
          )}
        </div>
      </Disclosure>
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

/** "No limit" as a value of a select. */
const ANY = 0;

function LimitFields({
  limits,
  onChange,
}: {
  limits: AgeAndDistanceLimits;
  onChange: (limits: AgeAndDistanceLimits) => void;
}) {
  const { t } = useLingui();
  const { minAge, maxAge, maxDistance } = limits;
  const toOptions = (anyLabel: string, steps: readonly number[], toLabel: (step: number) => string) => [
    { value: ANY, label: anyLabel },
    ...steps.map((value) => ({ value, label: toLabel(value) })),
  ];
  const toYears = (years: number) => plural(years, { one: '# year', other: '# years' });
  const choose = (name: keyof AgeAndDistanceLimits) => (value: number) =>
    onChange({ ...limits, [name]: value === ANY ? null : value });
  return (
    <>
      <Select
        id="ageFrom"
        label={t`Age from`}
        options={toOptions(
          t`Any age`,
          ageSteps.filter((step) => maxAge === null || step < maxAge),
          toYears,
        )}
        chosen={minAge ?? ANY}
        onChoose={choose('minAge')}
      />
      <Select
        id="ageTo"
        label={t`Age to`}
        options={toOptions(
          t`Any age`,
          ageSteps.filter((step) => minAge === null || step > minAge),
          toYears,
        )}
        chosen={maxAge ?? ANY}
        onChoose={choose('maxAge')}
      />
      <Select
        id="maxDistance"
        label={t`Distance`}
        options={toOptions(t`Any distance`, toDistanceSteps(site.metric), (step) => {
          const distance = formatDistance(step);
          return t`Up to ${{ distance }}`;
        })}
        chosen={maxDistance ?? ANY}
        onChoose={choose('maxDistance')}
      />
    </>
  );
}
