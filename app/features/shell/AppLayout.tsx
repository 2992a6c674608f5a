import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { unsavedChangesGuardAtom } from '../../feedback/unsavedForms.atoms.ts';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
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
import { useRouteHandle } from './useRouteHandle.ts';

const MemberHeader = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./header/MemberHeader.tsx'))).MemberHeader,
}));

interface AppLayoutProps {
  /** What meets those who have just arrived. */
  onboarding: ReactNode;
  /** Beside the menu. */
  bell: ReactNode;
  /** What comes up by itself to tell of something new. */
  notifications: ReactNode;
  footerLinks: readonly ReactNode[];
}

/** The frame around every page: header and footer as the page's route asks for them, and its place in title and focus. */
export function AppLayout({ onboarding: firstRun, bell, notifications, footerLinks }: AppLayoutProps) {
  const meta = useRouteHandle();
  const member = useMember();
  const counters = useCounters();
  const LeaveGuard = useAtomValue(unsavedChangesGuardAtom);
  usePageTitle(meta, counters);
  useFocusOnNavigation();
  useApplyDeviceChoices();
  const header = meta?.header ?? 'simple';
  const full = member !== null && (header === 'full' || header === 'hiddenOnMobile');
  return (
    <div className={styles.root}>
      <SkipLink target="main" />
      {full && (
        <div className={header === 'hiddenOnMobile' ? styles.hiddenOnMobile : styles.top}>
          <Suspense fallback={<SimpleHeader leadsHome settings={false} />}>
            <MemberHeader counters={counters} bell={bell} />
          </Suspense>
          <PremiumBar />
        </div>
      )}
      {!full && header === 'payment' && <PaymentHeader />}
      {!full && header !== 'payment' && header !== 'hidden' && <SimpleHeader leadsHome={member !== null} />}
      <OfflineNotice />
      <GlobalErrors />
      <StorageNotice />
      {firstRun}
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {meta?.footer !== 'hidden' && <Footer links={footerLinks} />}
      {notifications}
      {LeaveGuard && <LeaveGuard />}
    </div>
  );
}
