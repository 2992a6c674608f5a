import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '../../lib/log.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/actions/Button.tsx';
import * as styles from './StandalonePage.css.ts';
import { StandalonePage } from './StandalonePage.tsx';

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
