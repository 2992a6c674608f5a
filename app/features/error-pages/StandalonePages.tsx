import { Component, type ErrorInfo, type ReactNode, useLayoutEffect } from 'react';
import { endBoot } from '../../lib/endBoot.ts';
import { log } from '../../lib/log.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/actions/Button.tsx';
import * as styles from './StandalonePages.css.ts';

/** Catches what no other boundary catches. Its texts need no catalogue, because that may have failed to load. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    log.error(`the app broke in ${componentStack?.trim().split('\n')[0] ?? 'an unknown place'}`, error);
  }

  override render() {
    return this.state.broken ? <AppFailurePage /> : this.props.children;
  }
}

export function AppFailurePage() {
  return (
    <StandalonePage>
      <h1 className={styles.text}>{site.brokenText}</h1>
      <Button onClick={() => location.reload()}>{site.reloadText}</Button>
    </StandalonePage>
  );
}

/** Logo and text in the middle of the screen; needs neither router nor catalogue. */
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
