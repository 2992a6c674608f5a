import { Trans, useLingui } from '@lingui/react/macro';
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import type { Provider } from '../../api/contract/payments.ts';
import * as field from '../../ui/Field.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './WayChoice.css.ts';
import type { Way } from './waysToPay.ts';

interface WayChoiceProps {
  ways: readonly Way[];
  chosen: Provider | null;
  onChoose: (provider: Provider) => void;
  error?: string | undefined;
}

/** Id of the first way, to which the list of mistakes leads. */
export const firstWayId = 'way-0';

/** The ways to pay as large tiles. */
export function WayChoice({ ways, chosen, onChoose, error }: WayChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.root} aria-describedby={error ? 'way-error' : undefined}>
      <legend className={styles.legend}>
        <Trans>How would you like to pay?</Trans>
      </legend>
      {error && (
        <p className={field.error} id="way-error">
          <Icon source={warning} />
          <span>{error}</span>
        </p>
      )}
      {ways.map(({ provider, label, hint, icon }, index) => (
        <label key={provider} className={styles.tile}>
          <input
            id={`way-${index}`}
            type="radio"
            name="way"
            className={styles.mark}
            checked={provider === chosen}
            aria-describedby={`way-hint-${index}`}
            onChange={() => onChoose(provider)}
          />
          <span className={styles.words}>
            <span className={styles.name}>{t(label)}</span>
            <span className={styles.hint} id={`way-hint-${index}`}>
              {t(hint)}
            </span>
          </span>
          <span className={styles.picture}>
            <Icon source={icon} size="large" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
