import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { PaymentIcon } from './PaymentIcon.tsx';
import * as styles from './PayPalShortcut.css.ts';
import type { PaymentMethod } from './paymentMethods.ts';

/** A button for PayPal above all other ways to pay (layout 2, for the countries where most use it). */
export function PayPalShortcut({ method, onContinue }: { method: PaymentMethod; onContinue: () => void }) {
  const { t } = useLingui();
  const provider = t(method.label);
  return (
    <section className={styles.root}>
      <Row gap="medium">
        <PaymentIcon src={method.iconUrl} />
        <Heading level={2} size="card">
          {provider}
        </Heading>
      </Row>
      <Text>{t(method.hint)}</Text>
      <Button width="full" onClick={onContinue}>
        <Trans>Continue with {provider}</Trans>
      </Button>
    </section>
  );
}
