import { Trans, useLingui } from '@lingui/react/macro';
import arrow from '@phosphor-icons/core/regular/arrow-left.svg?icon';
import letters from '@phosphor-icons/core/regular/text-aa.svg?icon';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { loadTranslatedChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { paymentEntry } from '../../../routing/paymentEntry.ts';
import { useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { HeaderButton } from '../../../ui/actions/HeaderButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';
import { mayLeavePayment } from './mayLeavePayment.ts';

interface SimpleHeaderProps {
  leadsHome?: boolean;
  /** Default: the display settings. */
  tools?: ReactNode;
  /** Below the bar. */
  children?: ReactNode;
}

/** The header for guests and for pages that must be completed first: the logo and one button. */
export function SimpleHeader({ leadsHome = false, tools, children }: SimpleHeaderProps) {
  return (
    <header className={styles.root.simple}>
      <div className={styles.inner}>
        <Logo leadsHome={leadsHome} />
        {tools === undefined ? <DisplayButton /> : tools}
      </div>
      {children}
    </header>
  );
}

/** The header of payment pages: no menu, and one link back to the page the member came from. */
export function PaymentHeader() {
  const { t } = useLingui();
  const location = useLocation();
  const contactDataRequired = useMember()?.completion?.contactDataRequired ?? false;
  return (
    <SimpleHeader>
      {mayLeavePayment(location, contactDataRequired) && (
        <div className={styles.backLinkRow}>
          <TextLink to={paymentEntry.read()}>
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

const DisplayDrawer = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('../display/DisplayDrawer.tsx'))).DisplayDrawer,
}));

/** Opens the display settings in headers without a menu, where the menu button would be. */
function DisplayButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderButton icon={letters} whenNarrow="word" open={open} onOpen={() => setOpen(true)}>
        <Trans>Text size</Trans>
      </HeaderButton>
      {open && (
        <Suspense>
          <DisplayDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
