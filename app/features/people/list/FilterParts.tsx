import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { type ListSort, matchFilterNames } from '../../../api/contract/memberLists.ts';
import { formatDistance } from '../../../member/formatDistance.ts';
import { type FilterName, filterValues, noFilters } from '../../../member/people/matchFilters.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Disclosure } from '../../../ui/actions/Disclosure.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { thenRestoreFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import {
  type AgeAndDistanceLimits,
  ageSteps,
  anyAgeAndDistance,
  limitNames,
  toDistanceSteps,
} from '../model/ageAndDistanceLimits.ts';
import * as styles from './FilterParts.css.ts';
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

export interface FilterBarProps extends FilterBarOptions {
  view: ListView;
  onChange: (view: ListView) => void;
  /** Number of people who pass the filters; null while not all of them are loaded. */
  count: number | null;
}

interface FilterPanelProps extends FilterBarProps {
  /** Closes the panel. */
  onDone: () => void;
}

/** The order and the filters of a list as fields, the common ones first. */
export function FilterPanel({
  filterNames,
  sorts,
  usualOrder = sortTexts.best,
  view,
  onChange,
  count,
  onDone,
}: FilterPanelProps) {
  const { t } = useLingui();
  const { filters, limits } = view;
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <Select
          id="sort"
          label={t`Sort by`}
          options={sorts.map((value) => ({ value, label: t(value === 'best' ? usualOrder : sortTexts[value]) }))}
          chosen={filters.sort}
          onChoose={(sort: ListSort) => onChange({ limits, filters: { ...filters, sort } })}
        />
        <LimitFields limits={limits} onChange={(changed) => onChange({ filters, limits: changed })} />
      </div>
      <Disclosure tone="quiet" openLabel={t`More filters`} closeLabel={t`Show less`}>
        <div className={styles.fields}>
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
        </div>
      </Disclosure>
      <Button onClick={onDone}>
        {count === null ? t`Show the people` : plural(count, { one: 'Show # person', other: 'Show # people' })}
      </Button>
    </div>
  );
}

/** The filters in use, each with a button that removes it. */
export function ChosenFilters({ view: { filters, limits }, onChange }: Pick<FilterBarProps, 'view' | 'onChange'>) {
  const { t } = useLingui();
  const { minAge, maxAge, maxDistance } = limits;
  const distance = maxDistance === null ? '' : formatDistance(maxDistance);
  const limitTexts = {
    // Ages are multiples of five, so that "years" needs no other form.
    minAge: minAge !== null && t`From ${minAge} years`,
    maxAge: maxAge !== null && t`Up to ${maxAge} years`,
    maxDistance: maxDistance !== null && t`Up to ${{ distance }}`,
  };
  const inUse = [
    ...limitNames.map((name) => ({
      name,
      text: limitTexts[name],
      without: { filters, limits: { ...limits, [name]: null } },
    })),
    ...matchFilterNames.map((name) => ({
      name,
      text: filters[name] !== 0 && t(filterTexts[name].values[filters[name]]!),
      without: { limits, filters: { ...filters, [name]: 0 } },
    })),
  ].filter(({ text }) => text !== false);
  return (
    <Row gap="xsmall">
      {inUse.map(({ name, text, without }) => (
        <Button
          key={name}
          tone="secondary"
          size="small"
          icon={cross}
          iconAtEnd
          onClick={thenRestoreFocus(() => onChange(without), 'search button')}
        >
          {text}
          <VisuallyHidden>{`: ${t`Remove`}`}</VisuallyHidden>
        </Button>
      ))}
      {inUse.length > 1 && (
        <Button
          tone="quiet"
          size="small"
          onClick={thenRestoreFocus(
            () => onChange({ filters: { ...noFilters, sort: filters.sort }, limits: anyAgeAndDistance }),
            'search button',
          )}
        >{t`Remove all filters`}</Button>
      )}
    </Row>
  );
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
  const anyAge = t({ message: 'Any', context: 'age' });
  const choose = (name: keyof AgeAndDistanceLimits) => (value: number) =>
    onChange({ ...limits, [name]: value === ANY ? null : value });
  return (
    <>
      <div className={styles.range}>
        <Select
          id="ageFrom"
          label={t`Age from`}
          options={toOptions(
            anyAge,
            ageSteps.filter((step) => maxAge === null || step < maxAge),
            String,
          )}
          chosen={minAge ?? ANY}
          onChoose={choose('minAge')}
        />
        <Select
          id="ageTo"
          label={t`Age to`}
          options={toOptions(
            anyAge,
            ageSteps.filter((step) => minAge === null || step > minAge),
            String,
          )}
          chosen={maxAge ?? ANY}
          onChoose={choose('maxAge')}
        />
      </div>
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
