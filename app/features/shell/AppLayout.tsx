import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { unsavedChangesGuardAtom } from '../../feedback/unsavedForms.atoms.ts';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { loadChunk } from '../../lib/loadChunk.ts';
import { useRouteHandle } from '../../routing/useRouteHandle.ts';
import { useMember } from '../../session/useSession.ts';
import * as styles from './AppLayout.css.ts';
import { formatSpokenCount } from './counters/counterTexts.ts';
import { countNew } from './counters/newItemCounts.ts';
import { useCounters } from './counters/useCounters.ts';
import { Footer } from './footer/Footer.tsx';
import { MemberFooter } from './footer/MemberFooter.tsx';
import { PaymentHeader } from './header/PaymentHeader.tsx';
import { PremiumBar } from './header/PremiumBar.tsx';
import { SignOutLink } from './header/SignOutLink.tsx';
import { SimpleHeader } from './header/SimpleHeader.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { PageFrame } from './PageFrame.tsx';
import type { PagePositionsProps } from './positions/PagePositions.tsx';

const MemberHeader = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./header/MemberHeader.tsx'))).MemberHeader,
}));

const NavigationEffects = lazy(async () => ({
  default: (await loadChunk(() => import('./NavigationEffects.tsx'))).NavigationEffects,
}));

interface AppLayoutProps {
  readRouter: () => PagePositionsProps['router'];
  /** Dialogs for members who have just registered. */
  onboarding: ReactNode;
  /** Notices about removed members, above the page. */
  safetyNotices: ReactNode;
  /** Bell beside the menu button. */
  bell: ReactNode;
  /** Toasts over the page. */
  notifications: ReactNode;
  /** Notice in the place of the header where a payment is confirmed. */
  paymentNotice: ReactNode;
  /** Statistics and ads, and the question whether there may be any. */
  measurement: ReactNode;
  footerLinks: readonly ReactNode[];
  /** Link to help, in the menu. */
  help: ReactNode;
}

/** The frame around every page of the router. */
export function AppLayout({
  readRouter,
  onboarding,
  safetyNotices,
  bell,
  notifications,
  paymentNotice,
  measurement,
  footerLinks,
  help,
}: AppLayoutProps) {
  const { header, footer } = useRouteHandle();
  const member = useMember();
  const counters = useCounters();
  const newCount = counters ? countNew(counters) : 0;
  const leaveGuard = useAtomValue(unsavedChangesGuardAtom);
  const hasMemberHeader = member !== null && (header === 'full' || header === 'hiddenOnMobile');
  return (
    <PageFrame
      header={
        hasMemberHeader ? (
          <div className={header === 'hiddenOnMobile' ? styles.hiddenOnMobile : styles.header}>
            <Suspense fallback={<SimpleHeader leadsHome tools={null} />}>
              <MemberHeader counters={counters} bell={bell} help={help} />
            </Suspense>
            {header === 'full' && <div className={styles.toastRoom} />}
            <PremiumBar isLink />
          </div>
        ) : header === 'payment' ? (
          <>
            <PaymentHeader />
            <PremiumBar isLink={false} />
          </>
        ) : (
          header !== 'hidden' && (
            <SimpleHeader
              leadsHome={member !== null}
              tools={member !== null && footer === 'shown' ? <SignOutLink /> : undefined}
            />
          )
        )
      }
      newCount={newCount > 0 ? formatSpokenCount(newCount) : undefined}
      footer={member === null ? <Footer links={footerLinks} /> : <MemberFooter links={footerLinks} />}
      dialogs={
        <>
          {counters?.safetyNotices ? safetyNotices : null}
          {onboarding}
        </>
      }
      extras={
        <>
          {notifications}
          {leaveGuard}
          {member && (
            <Suspense>
              <NavigationEffects router={readRouter()} member={member.claims.userId} />
            </Suspense>
          )}
          {measurement}
        </>
      }
    >
      {header === 'hidden' && <Suspense fallback={<LoadingScreen />}>{paymentNotice}</Suspense>}
      <Outlet />
    </PageFrame>
  );
}
