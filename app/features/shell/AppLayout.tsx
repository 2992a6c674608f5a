import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, useMatches } from 'react-router';
import { unsavedChangesGuardAtom } from '../../feedback/unsavedForms.atoms.ts';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { resolveRouteHandle } from '../../routing/RouteHandle.ts';
import { useMember } from '../../session/useSession.ts';
import * as styles from './AppLayout.css.ts';
import { useCounters } from './counters/useCounters.ts';
import { useApplyDeviceChoices } from './display/useApplyDeviceChoices.ts';
import { Footer } from './footer/Footer.tsx';
import { PaymentHeader } from './header/PaymentHeader.tsx';
import { PremiumBar } from './header/PremiumBar.tsx';
import { SimpleHeader } from './header/SimpleHeader.tsx';
import { GlobalErrors } from './notices/GlobalErrors.tsx';
import { OfflineNotice } from './notices/OfflineNotice.tsx';
import { StorageNotice } from './notices/StorageNotice.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { usePageTitle } from './usePageTitle.ts';

const MemberHeader = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./header/MemberHeader.tsx'))).MemberHeader,
}));

interface AppLayoutProps {
  /** Dialogs for members who have just registered. */
  onboarding: ReactNode;
  /** Stands beside the menu button. */
  bell: ReactNode;
  /** Toasts over the page. */
  notifications: ReactNode;
  footerLinks: readonly ReactNode[];
}

/** The frame around every page. The page's route decides on the kind of header and footer, and on the title. */
export function AppLayout({ onboarding, bell, notifications, footerLinks }: AppLayoutProps) {
  const handle = resolveRouteHandle(useMatches().map((match) => match.handle));
  const member = useMember();
  const counters = useCounters();
  const leaveGuard = useAtomValue(unsavedChangesGuardAtom);
  usePageTitle(handle, counters);
  useFocusOnNavigation();
  useApplyDeviceChoices();
  const header = handle?.header ?? 'simple';
  const hasMemberHeader = member !== null && (header === 'full' || header === 'hiddenOnMobile');
  return (
    <div className={styles.root}>
      <SkipLink target="main" />
      {hasMemberHeader && (
        <div className={header === 'hiddenOnMobile' ? styles.hiddenOnMobile : styles.header}>
          <Suspense fallback={<SimpleHeader leadsHome settings={false} />}>
            <MemberHeader counters={counters} bell={bell} />
          </Suspense>
          <PremiumBar />
        </div>
      )}
      {!hasMemberHeader && header === 'payment' && <PaymentHeader />}
      {!hasMemberHeader && header !== 'payment' && header !== 'hidden' && <SimpleHeader leadsHome={member !== null} />}
      <OfflineNotice />
      <GlobalErrors />
      <StorageNotice />
      {onboarding}
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {handle?.footer !== 'hidden' && <Footer links={footerLinks} />}
      {notifications}
      {leaveGuard}
    </div>
  );
}
