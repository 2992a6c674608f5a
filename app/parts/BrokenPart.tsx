import { Component, type ReactNode } from 'react';
import { log } from '../lib/log.ts';

interface BrokenPartProps {
  /** What it is, for the log. */
  what: string;
  children: ReactNode;
  onBreak?: () => void;
}

/** Keeps what breaks in a part beside or above the page away from the page. */
export class BrokenPart extends Component<BrokenPartProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error) {
    log.error(`${this.props.what} broke`, error);
    this.props.onBreak?.();
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
