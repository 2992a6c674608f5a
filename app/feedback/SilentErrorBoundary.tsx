import { Component, type ReactNode } from 'react';
import { log } from '../lib/log.ts';

interface SilentErrorBoundaryProps {
  /** What it is, for the log. */
  name: string;
  children: ReactNode;
  onError?: () => void;
}

/** Keeps what breaks in a part beside or above the page away from the page. */
export class SilentErrorBoundary extends Component<SilentErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error) {
    log.error(`${this.props.name} broke`, error);
    this.props.onError?.();
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
