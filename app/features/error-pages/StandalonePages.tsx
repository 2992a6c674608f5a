import { Component, type ErrorInfo, type ReactNode, useLayoutEffect } from 'react';
import { endBoot } from '../../boot/endBoot.ts';
import { classifyLoadFailure } from '../../feedback/loadFailures.ts';
import { log } from '../../lib/log.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/actions/Button.tsx';
import * as styles from './StandalonePages.css.ts';

/**
 * The boundary that catches what no other catches. Its texts need no catalogue, because that may have failed to load.
 */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    log.error(`the app broke in ${componentStack?.trim().split('\n')[0] ?? 'an unknown place'}`, error);
    if (site.reports) globalThis.noticeFailure?.({ error, isApp: true });
  }

  override render() {
    const { failure } = this.state;
    return failure ? <AppFailurePage error={failure.error} /> : this.props.children;
  }
}

/**
 * The page that says that a part of the app could not be loaded, because of the connection, or that it broke, which is
 * our fault.
 */
export function AppFailurePage({ error }: { error: unknown }) {
  const broken = classifyLoadFailure(error, navigator.onLine) === 'server';
  return (
    <StandalonePage>
      <h1 className={styles.text}>{broken ? site.brokenText : site.notLoadedText}</h1>
      <Button onClick={() => location.reload()}>{site.reloadText}</Button>
    </StandalonePage>
  );
}

/** A page with logo and text in the middle of the screen, which needs neither router nor catalogue. */
function StandalonePage({ children }: { children: ReactNode }) {
  useLayoutEffect(endBoot, []);
  return (
    <main className={styles.root}>
      <img className={styles.logo} src={site.logoUrl} alt={site.name} width="220" height="64" />
      {children}
    </main>
  );
}

/** The only page of the site on a host that it was not built for. */
export function WrongHostPage() {
  return (
    <StandalonePage>
      <h1 className={styles.text}>{site.wrongHostText}</h1>
    </StandalonePage>
  );
}
