import { useLingui } from '@lingui/react/macro';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { toAvatarSource } from '../../member/avatar.ts';
import { formatMemberFacts } from '../../member/formatMemberFacts.ts';
import { MemberBadges } from '../../member/MemberBadges.tsx';
import { useMemberName } from '../../member/useMemberName.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Text } from '../../ui/content/Text.tsx';
import { DashboardCard } from './DashboardCard.tsx';

/** A match or visitor: name, age and town, and the link to the profile. */
export function MemberCard({ member }: { member: ListedMember }) {
  const { t } = useLingui();
  const toMemberName = useMemberName();
  const facts = formatMemberFacts(member);
  return (
    <DashboardCard
      avatar={{ ...toAvatarSource(member.public_path, member.gender, member.username), size: 'large' }}
      name={toMemberName(member.username)}
      details={
        <>
          {facts !== '' && (
            <Text tone="soft" userGenerated maxLines={2}>
              <bdi>{facts}</bdi>
            </Text>
          )}
          <MemberBadges {...member} alternative={false} />
        </>
      }
      link={{ to: pathTo('memberProfile', { id: member.profile_id }), label: t`View profile` }}
    />
  );
}
