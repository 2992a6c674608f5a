import { useLingui } from '@lingui/react/macro';
import arrow from '@phosphor-icons/core/regular/arrow-left.svg?icon';
import { usePaymentEntryLink } from '../../../routing/usePaymentEntryLink.ts';
import { useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import * as styles from './Header.css.ts';
import { mayLeavePayment } from './mayLeavePayment.ts';
import { SimpleHeader } from './SimpleHeader.tsx';

/** The header of payment pages: no menu, and one link back to the page the member came from. */
export function PaymentHeader() {
  const { t } = useLingui();
  const location = useLocation();
  const wayBack = usePaymentEntryLink();
  const contactDataRequired = useMember()?.completion?.contactDataRequired ?? false;
  return (
    <SimpleHeader>
      {mayLeavePayment(location, contactDataRequired) && (
        <div className={styles.backLinkRow}>
          <TextLink {...wayBack}>
            <span className={styles.backLink}>
              <Icon source={arrow} size="small" />
              {t`Back to ${{ brand: site.name }}`}
            </span>
          </TextLink>
        </div>
      )}
    </SimpleHeader>
  );
}
