import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?icon';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?icon';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { ageOn, todayAsIsoDay } from '../../lib/dates/age.ts';
import { truncate } from '../../lib/truncate.ts';
import { toAvatarSource } from '../../member/avatar.ts';
import { useMemberName } from '../../member/useMemberName.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { DashboardCard } from './DashboardCard.tsx';

/** In characters. */
const MAX_TOWN_LENGTH = 60;

/** A match or visitor: name, age and town, and the link to the profile. */
export function MemberCard({ member }: { member: ListedMember }) {
  const { t } = useLingui();
  const toMemberName = useMemberName();
  const age = member.birthday && ageOn(member.birthday, todayAsIsoDay());
  const facts = [age && plural(age, { one: '# year', other: '# years' }), truncate(member.city ?? '', MAX_TOWN_LENGTH)]
    .filter(Boolean)
    .join(' · ');
  return (
    <DashboardCard
      avatar={{ ...toAvatarSource(member.public_path, member.gender), size: 'large' }}
      name={toMemberName(member.username)}
      details={
        <>
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
        </>
      }
      link={{ to: pathTo('memberProfile', { id: member.profile_id }), label: t`View profile` }}
    />
  );
}
