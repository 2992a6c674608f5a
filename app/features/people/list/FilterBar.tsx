import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { matchFilterNames } from '../../../api/contract/memberLists.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { countActiveFilters, type FilterName, type Filters, filterValues, noFilters } from '../model/matchFilters.ts';
import * as styles from './FilterBar.css.ts';

const everybody = msg`Everybody`;

/** The labels of each filter and of its values, which are indexes. */
const filterTexts: Readonly<Record<FilterName, { label: MessageDescriptor; values: MessageDescriptor[] }>> = {
  contactFilter: { label: msg`Contact`, values: [everybody, msg`In contact already`, msg`Not in contact yet`] },
  favouritesFilter: { label: msg`Favourites`, values: [everybody, msg`Favourites only`, msg`Without favourites`] },
  newFilter: { label: msg`New people`, values: [everybody, msg`New people only`] },
  photoFilter: { label: msg`Pictures`, values: [everybody, msg`With a picture`, msg`Without a picture`] },
};

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The filters of a list. On small screens they collapse behind a button that says how many are set. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useLingui();
  const set = countActiveFilters(filters);
  const count = set === 0 ? '' : ` (${plural(set, { one: '# filter set', other: '# filters set' })})`;
  return (
    <search>
      <Disclosure openLabel={t`Filter the list` + count} closeLabel={t`Hide the filters`}>
        <div className={styles.fields}>
          {matchFilterNames.map((name) => (
            <Select
              key={name}
              id={name}
              label={t(filterTexts[name].label)}
              options={filterValues[name].map((value) => ({ value, label: t(filterTexts[name].values[value]!) }))}
              chosen={filters[name]}
              onChoose={(value: number) => onChange({ ...filters, [name]: value })}
            />
          ))}
          {set > 0 && <Button tone="quiet" onClick={() => onChange(noFilters)}>{t`Remove all filters`}</Button>}
        </div>
      </Disclosure>
    </search>
  );
}
