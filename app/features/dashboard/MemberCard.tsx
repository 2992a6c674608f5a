import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?raw';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?raw';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { ageOn, todayAsIsoDay } from '../../lib/dates/age.ts';
import { truncate } from '../../lib/truncate.ts';
import { toAvatarSource } from '../../member/avatar.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Avatar } from '../../ui/content/Avatar.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import * as styles from './DashboardCard.css.ts';

/** A match or visitor: who it is, whether they are here now, and the way to their profile. */
export function MemberCard({ member }: { member: ListedMember }) {
  const { t } = useLingui();
  const name = truncate(member.username ?? '', 60) || t`Member without a name`;
  const age = member.birthday && ageOn(member.birthday, todayAsIsoDay());
  const facts = [age && plural(age, { one: '# year', other: '# years' }), truncate(member.city ?? '', 60)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card>
      <div className={styles.header}>
        <Avatar {...toAvatarSource(member.public_path, member.gender)} size="large" />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          {facts !== '' && (
            <Text tone="soft" userGenerated maxLines={2}>
              <bdi>{facts}</bdi>
            </Text>
          )}
          {(member.online || member.new) && (
            <Row gap="xsmall">
              {member.online && (
                <Badge tone="success" icon={dot}>
                  <Trans>Online</Trans>
                </Badge>
              )}
              {member.new && (
                <Badge icon={star}>
                  <Trans>New</Trans>
                </Badge>
              )}
            </Row>
          )}
        </div>
      </div>
      <LinkButton to={pathTo('memberProfile', { id: member.profile_id })} tone="secondary" width="full">
        <Trans>View profile</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </LinkButton>
    </Card>
  );
}
