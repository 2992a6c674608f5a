import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../ui/content/VisuallyHidden.tsx';
import { useMemberName } from './useMemberName.ts';

/** A member's name after the words of a button or a link, for screen readers: lists of controls leave out groups. */
export function SpokenName({ of }: { of: { username: string | null } }) {
  const name = useMemberName()(of.username);
  return (
    <VisuallyHidden>
      <Trans>
        : <bdi translate="no">{name}</bdi>
      </Trans>
    </VisuallyHidden>
  );
}
