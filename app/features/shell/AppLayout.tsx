import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import type { Counters } from '../../api/contract/counters.ts';
import { motionPreferenceAtom } from '../../device/motionPreference.ts';
import { applyTextScale, textScaleAtom } from '../../device/textScale.ts';
import { unsavedChangesGuardAtom } from '../../feedback/unsavedForms.atoms.ts';
import { pageHasErrorAtom } from '../../feedback/usePageError.ts';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { loadChunk } from '../../lib/loadChunk.ts';
import { type ResolvedRouteHandle, resolveRouteHandle } from '../../routing/RouteHandle.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import * as styles from './AppLayout.css.ts';
import { countNew, formatSpokenCount } from './counters/counterTexts.ts';
import { useCounters } from './counters/useCounters.ts';
import { Footer } from './footer/Footer.tsx';
import { PremiumBar } from './header/PremiumBar.tsx';
import { PaymentHeader, SimpleHeader } from './header/SimpleHeader.tsx';
import type { LoadPaywallSheet } from './LazyPaywallSheet.tsx';
import { OfflineNotice, StorageNotice } from './notices/DeviceNotices.tsx';
import { GlobalErrors } from './notices/GlobalErrors.tsx';
import type { PagePositionsProps } from './positions/PagePositions.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

const MemberHeader = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./header/MemberHeader.tsx'))).MemberHeader,
}));

const MemberNavigation = lazy(async () => ({
  default: (await loadChunk(() => import('./MemberNavigation.tsx'))).MemberNavigation,
}));

interface AppLayoutProps {
  readRouter: () => PagePositionsProps['router'];
  /** Dialogs for members who have just registered. */
  onboarding: ReactNode;
  /** Stands beside the menu button. */
  bell: ReactNode;
  /** Toasts over the page. */
  notifications: ReactNode;
  /** Statistics and ads, and the question whether there may be any. */
  measurement: ReactNode;
  loadPaywallSheet: LoadPaywallSheet;
  footerLinks: readonly ReactNode[];
}

/** The frame around every page. The page's route decides on the kind of header and footer, and on the title. */
export function AppLayout({
  readRouter,
  onboarding,
  bell,
  notifications,
  measurement,
  loadPaywallSheet,
  footerLinks,
}: AppLayoutProps) {
  const handle = resolveRouteHandle(useMatches().map((match) => match.handle));
  const member = useMember();
  const counters = useCounters();
  const leaveGuard = useAtomValue(unsavedChangesGuardAtom);
  usePageTitle(handle, counters);
  useFocusOnNavigation();
  useApplyDeviceChoices();
  const header = handle?.header ?? 'simple';
  const footerInMenu = handle?.footer === 'inMenu';
  const hasMemberHeader = member !== null && (footerInMenu || header === 'full' || header === 'hiddenOnMobile');
  return (
    <div className={styles.root}>
      <SkipLink target="main" />
      {hasMemberHeader && (
        <div className={header === 'hiddenOnMobile' ? styles.hiddenOnMobile : styles.header}>
          <Suspense fallback={<SimpleHeader leadsHome tools={null} />}>
            <MemberHeader counters={counters} bell={bell} footerLinks={footerInMenu && footerLinks} />
          </Suspense>
          {handle?.premiumBar && <PremiumBar />}
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
      {!footerInMenu && handle?.footer !== 'hidden' && <Footer links={footerLinks} />}
      {notifications}
      {leaveGuard}
      {member && (
        <Suspense>
          <MemberNavigation router={readRouter()} member={member.claims.user_id} loadPaywallSheet={loadPaywallSheet} />
        </Suspense>
      )}
      {measurement}
    </div>
  );
}

/** Lets keyboard users pass the header in one step. */
function SkipLink({ target }: { target: string }) {
  return (
    <a
      className={styles.skipLink}
      href={`#${target}`}
      onClick={(event) => {
        // Following the link would change the address, which counts as a navigation.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      <Trans>Skip to the content</Trans>
    </a>
  );
}

/** Applies the preferences of this device. Reading their atoms follows changes in other tabs. */
function useApplyDeviceChoices(): void {
  useAtomValue(motionPreferenceAtom);
  const scale = useAtomValue(textScaleAtom);
  useLayoutEffect(() => applyTextScale(scale), [scale]);
}

/** 'Page – Brand (3 new)', and 'Error: ' in front while a form on the page has errors. */
function usePageTitle(handle: ResolvedRouteHandle | null, counters: Counters | undefined): void {
  const { t } = useLingui();
  const hasError = useAtomValue(pageHasErrorAtom);
  const newCount = counters ? countNew(counters) : 0;
  const count = formatSpokenCount(newCount);
  const page = handle ? t(handle.title) : '';
  const branded = page === '' ? site.name : t`${page} – ${{ brand: site.name }}`;
  const counted = newCount === 0 ? branded : t`${{ place: branded }} (${count} new)`;
  const title = hasError ? t`Error: ${{ title: counted }}` : counted;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
