import { useLingui } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?icon';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?icon';
import type { ListedMember } from '../api/contract/memberLists.ts';
import { Badge } from '../ui/content/Badge.tsx';
import { Row } from '../ui/layout/Row.tsx';

/** Online, new and beyond the preferences, each with a word (rule S6). */
export function MemberBadges({
  online,
  new: isNew,
  alternative,
}: Pick<ListedMember, 'online' | 'new' | 'alternative'>) {
  const { t } = useLingui();
  if (!online && !isNew && !alternative) return null;
  return (
    <Row gap="xsmall">
      {online && <Badge tone="success" icon={dot}>{t`Online`}</Badge>}
      {isNew && <Badge icon={star}>{t`New`}</Badge>}
      {alternative && <Badge>{t`Outside your preferences`}</Badge>}
    </Row>
  );
}
