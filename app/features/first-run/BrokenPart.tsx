import { Component, type ReactNode } from 'react';
import { log } from '../../lib/log.ts';

interface BrokenPartProps {
  children: ReactNode;
  onBreak?: () => void;
}

/** Keeps what breaks in a dialog away from the page below it. */
export class BrokenPart extends Component<BrokenPartProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error) {
    log.error('a first-run dialog broke', error);
    this.props.onBreak?.();
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
