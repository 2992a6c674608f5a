import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';

/** Announces what skeletons only show: content is loading. */
export const LoadingStatus = () => (
  <VisuallyHidden>
    <span role="status">
      <Trans>Loading …</Trans>
    </span>
  </VisuallyHidden>
);
