import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { endBoot } from '../../boot/endBoot.ts';
import { motionPreferenceAtom } from '../../device/motionPreference.ts';
import { applyTextScale, textScaleAtom } from '../../device/textScale.ts';
import { hasInvalidFormAtom } from '../../feedback/useCountInvalidForm.ts';
import { useRouteHandle } from '../../routing/useRouteHandle.ts';
import { ClockNotice, OfflineNotice, StorageNotice } from './notices/DeviceNotices.tsx';
import { FailureNotices } from './notices/FailureNotices.tsx';
import * as styles from './PageFrame.css.ts';
import { toBrandedTitle } from './toBrandedTitle.ts';
import { useFirstInput } from './useFirstInput.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

interface PageFrameProps {
  header: ReactNode;
  /** Number of new things as it is spoken; undefined without any. */
  newCount?: string | undefined;
  /** Footer of the pages that have one. */
  footer: ReactNode;
  /** Dialogs over the page. */
  dialogs?: ReactNode;
  /** Elements of every page that are over it, or not visible. */
  extras: ReactNode;
  children: ReactNode;
}

/** The frame around every page of guests and members. Its title and footer are in the page's declaration. */
export function PageFrame({ header, newCount, footer, dialogs, extras, children }: PageFrameProps) {
  const hasFooter = useRouteHandle().footer === 'shown';
  usePageTitle(newCount);
  useFirstInput();
  useFocusOnNavigation();
  useApplyDeviceChoices();
  useLayoutEffect(endBoot, []);
  return (
    <div className={styles.root}>
      <SkipLink target="main" />
      {header}
      <OfflineNotice />
      <FailureNotices />
      <StorageNotice />
      {dialogs}
      <main id="main" className={hasFooter ? styles.mainAboveFooter : styles.main} tabIndex={-1}>
        <ClockNotice />
        {children}
      </main>
      {hasFooter && footer}
      {extras}
    </div>
  );
}

/** A link by which keyboard users skip the header. */
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

/** Sets the title: 'Page – Brand (3 new)', with 'Error: ' in front while a form on the page has errors. */
function usePageTitle(count: string | undefined): void {
  const { t, i18n } = useLingui();
  const hasProblem = useAtomValue(hasInvalidFormAtom);
  const branded = toBrandedTitle(i18n, t(useRouteHandle().title));
  const counted = count === undefined ? branded : t`${{ place: branded }} (${count} new)`;
  const title = hasProblem ? t`Error: ${{ title: counted }}` : counted;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
