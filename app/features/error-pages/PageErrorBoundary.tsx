import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

interface PageErrorBoundaryProps {
  /** Location of the page; another one ends the failure of the previous page. */
  location: object;
  children: ReactNode;
}

interface PageErrorBoundaryState {
  location: object;
  failure: { error: unknown } | null;
}

/** The error page of pages outside of React Router. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { location: this.props.location, failure: null };
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }
  static getDerivedStateFromProps({ location }: PageErrorBoundaryProps, state: PageErrorBoundaryState) {
    return location === state.location ? null : { location, failure: null };
  }
  override render() {
    const { failure } = this.state;
    return failure ? <PageFailure error={failure.error} /> : this.props.children;
  }
}
