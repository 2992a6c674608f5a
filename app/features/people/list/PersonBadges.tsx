import { Trans } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?raw';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?raw';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Row } from '../../../ui/layout/Row.tsx';

/** What is to be known at a glance, in words. */
export function PersonBadges({
  online,
  new: fresh,
  alternative,
}: Pick<ListedMember, 'online' | 'new' | 'alternative'>) {
  if (!online && !fresh && !alternative) return null;
  return (
    <Row gap="xsmall">
      {online && (
        <Badge tone="success" icon={dot}>
          <Trans>Online</Trans>
        </Badge>
      )}
      {fresh && (
        <Badge icon={star}>
          <Trans>New</Trans>
        </Badge>
      )}
      {alternative && (
        <Badge>
          <Trans>Beyond your preferences</Trans>
        </Badge>
      )}
    </Row>
  );
}
