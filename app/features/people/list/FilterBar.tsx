import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { matchFilterNames } from '../../../api/contract/memberLists.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { countActiveFilters, type Filters, filterValues, noFilters } from '../model/filters.model.ts';
import * as styles from './FilterBar.css.ts';
import { filterTexts } from './filterTexts.ts';

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Narrows a list down; behind a button on small screens, which says how many filters are set. */
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
          {set > 0 && (
            <Button tone="quiet" onClick={() => onChange(noFilters)}>
              <Trans>Remove all filters</Trans>
            </Button>
          )}
        </div>
      </Disclosure>
    </search>
  );
}
