import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import type { Tariffs } from '../../../api/contract/payments.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import * as styles from './PlansPage.css.ts';

/** Texts by the API's keys, shorter than in the table of features. */
const benefitTexts: Readonly<Record<string, MessageDescriptor>> = {
  read_messages: msg`Read everything`,
  start_conversations: msg`Write first`,
  favourites: msg`Keep favourites`,
};

/** A list of what Premium adds, in a few words each. */
export function Benefits({ features }: Pick<Tariffs, 'features'>) {
  const { t } = useLingui();
  const texts = features.flatMap(({ key, free, premium }) => (premium && !free ? (benefitTexts[key] ?? []) : []));
  return (
    <ul className={styles.benefits}>
      {texts.map((text) => (
        <li key={text.id} className={styles.benefit}>
          <span className={styles.tick}>
            <Icon source={check} size="small" />
          </span>
          {t(text)}
        </li>
      ))}
      <li className={styles.benefit}>
        <span className={styles.tick}>
          <Icon source={check} size="small" />
        </span>
        <Trans>Cancel online, in two steps</Trans>
      </li>
    </ul>
  );
}
