import interestPicture from 'art:interest/[key]';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import * as styles from './InterestPicker.css.ts';
import type { Interest } from './ownInterests.model.ts';

interface InterestPickerProps {
  title: string;
  interests: readonly Interest[];
  chosen: readonly string[];
  onToggle: (key: string) => void;
}

export function InterestPicker({ title, interests, chosen, onToggle }: InterestPickerProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.grid}>
        {interests.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={t(label)}
            picture={interestPicture(key)}
            checked={chosen.includes(key)}
            onChange={() => onToggle(key)}
            variant="tile"
          />
        ))}
      </div>
    </fieldset>
  );
}
