import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '../../lib/log.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from './PlainPage.css.ts';
import { PlainPage } from './PlainPage.tsx';
import { plainTexts } from './plainTexts.ts';

/** The last net, under everything. Its words need no catalogue, which may be what is broken. */
export class RootBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    log.error(`the app broke in ${componentStack?.trim().split('\n')[0] ?? 'an unknown place'}`, error);
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

export function BrokenPage() {
  return (
    <PlainPage>
      <h1 className={styles.words}>{plainTexts[site.locale].broken}</h1>
      <Button onClick={() => location.reload()}>{plainTexts[site.locale].reload}</Button>
    </PlainPage>
  );
}
