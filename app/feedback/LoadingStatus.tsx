import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/content/VisuallyHidden.tsx';

/** Announces what skeletons only show: content is loading. */
export const LoadingStatus = ({ children }: { children?: ReactNode }) => (
  <VisuallyHidden>
    <span role="status">{children ?? <Trans>Loading …</Trans>}</span>
  </VisuallyHidden>
);
