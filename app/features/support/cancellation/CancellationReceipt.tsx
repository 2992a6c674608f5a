import { useLingui } from '@lingui/react/macro';
import printer from '@phosphor-icons/core/regular/printer.svg?icon';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { formatLongDay } from '../../../lib/dates/dayFormats.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { DialogFoot } from '../../../ui/overlays/DialogFoot.tsx';
import * as styles from './CancellationReceipt.css.ts';
import { type Cancellation, formatSentAt } from './cancellation.model.ts';

interface CancellationReceiptProps {
  cancelled: Cancellation;
  onClose: () => void;
}

/** The receipt that members can print: what was declared, when it was received, its number, and the last day. */
export function CancellationReceipt({ cancelled, onClose }: CancellationReceiptProps) {
  const { t } = useLingui();
  const facts: readonly [string, string][] = [
    [t`Cancellation number`, cancelled.confirmation],
    [t`Contract`, t`Premium membership at ${{ brand: site.name }}`],
    [
      t`The contract ends on`,
      cancelled.effectiveAt
        ? formatLongDay(cancelled.effectiveAt, intlTag())
        : t`the day named in the email that we have sent you`,
    ],
    [t`Received on`, formatSentAt(cancelled.sentAt, intlTag())],
    [t`Email address of your membership`, cancelled.email],
    ...(cancelled.reason === '' ? [] : [[t`Reason`, cancelled.reason] as [string, string]]),
  ];
  return (
    <Stack gap="large">
      <Banner tone="success" title={t`We have received your cancellation.`} announce />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              <bdi translate="no">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <DialogFoot>
        <Button tone="secondary" icon={printer} onClick={() => print()}>{t`Print or save this confirmation`}</Button>
        <Button onClick={onClose}>{t`Close the confirmation`}</Button>
      </DialogFoot>
    </Stack>
  );
}
