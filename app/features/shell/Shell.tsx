import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { loadScreen } from '../../i18n/loadScreen.ts';
import { leaveGuardAtom } from '../../session/unsaved.ts';
import { useMember } from '../../session/useSession.ts';
import { Footer } from './Footer.tsx';
import { GlobalErrors } from './GlobalErrors.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PaymentHeader } from './PaymentHeader.tsx';
import { PremiumBar } from './PremiumBar.tsx';
import * as styles from './Shell.css.ts';
import { SimpleHeader } from './SimpleHeader.tsx';
import { SkipLink } from './SkipLink.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import { useArrival } from './useArrival.ts';
import { useCounters } from './useCounters.ts';
import { useDeviceChoices } from './useDeviceChoices.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useShownMeta } from './useShownMeta.ts';

const MemberHeader = lazy(async () => ({
  default: (await loadScreen(() => import('./MemberHeader.tsx'))).MemberHeader,
}));

interface ShellProps {
  /** What meets those who have just arrived. */
  firstRun: ReactNode;
  /** Beside the menu. */
  bell: ReactNode;
  /** What comes up by itself to tell of something new. */
  notifications: ReactNode;
  footerLinks: readonly ReactNode[];
}

/** The frame around every page: header and footer as the page's route asks for them, and its place in title and focus. */
export function Shell({ firstRun, bell, notifications, footerLinks }: ShellProps) {
  const meta = useShownMeta();
  const member = useMember();
  const counters = useCounters();
  const LeaveGuard = useAtomValue(leaveGuardAtom);
  usePageTitle(meta, counters);
  useArrival();
  useDeviceChoices();
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
