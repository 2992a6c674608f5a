import { Component, type ReactNode } from 'react';
import { log } from '../lib/log.ts';

interface SilentErrorBoundaryProps {
  /** Name of the content in the log. */
  name: string;
  children: ReactNode;
  onError?: (error: Error) => void;
}

/** A boundary that removes optional content beside or above the page when it throws, so that the page stays. */
export class SilentErrorBoundary extends Component<SilentErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error) {
    log.error(`${this.props.name} broke`, error);
    this.props.onError?.(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
