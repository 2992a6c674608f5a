import { useLingui } from '@lingui/react/macro';
import arrow from '@phosphor-icons/core/regular/arrow-left.svg?raw';
import { useLocation } from 'react-router';
import { paymentEntry } from '../../../routing/paymentEntry.ts';
import { useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { DisplayButton } from '../display/DisplayButton.tsx';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';
import { mayLeavePayment } from './mayLeavePayment.ts';

/** Where money is spent: the logo, one way back to where the member came from, and larger text. */
export function PaymentHeader() {
  const { t } = useLingui();
  const location = useLocation();
  const owesContactData = useMember()?.completion?.contactDataRequired ?? false;
  const name = site.name;
  return (
    <header className={styles.root.simple}>
      <div className={styles.inner}>
        <Logo leadsHome={false} />
        <DisplayButton />
      </div>
      {mayLeavePayment(location, owesContactData) && (
        <div className={styles.backLinkRow}>
          <TextLink to={paymentEntry.read()}>
            <span className={styles.back}>
              <Icon source={arrow} size="small" />
              {t`Back to ${{ brand: name }}`}
            </span>
          </TextLink>
        </div>
      )}
    </header>
  );
}
