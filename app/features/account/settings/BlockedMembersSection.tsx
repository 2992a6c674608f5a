import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BlockedMember, fetchBlockedMembers } from '../../../api/contract/blockedMembers.ts';
import type { Api } from '../../../api/createApi.ts';
import { nullIfUnknown } from '../../../api/nullIfUnknown.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { SaveFailure } from '../../../feedback/SaveFailure.tsx';
import { useBlockMember } from '../../../forms/report/BlockControl.tsx';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { formatLongDayOf } from '../../../lib/dates/dateTime.ts';
import { toAvatarSource } from '../../../member/toAvatarSource.ts';
import { useMemberName } from '../../../member/useMemberName.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Avatar } from '../../../ui/content/Avatar.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { TextSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { AccountSection } from '../AccountSection.tsx';
import * as styles from './rowList.css.ts';

/** The members whom the viewer blocks. Rows of unblocked ones stay until the page is opened again. */
const blockedMembersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['blockedMembers'],
    queryFn: ({ signal }) => nullIfUnknown(api.call(fetchBlockedMembers, {}, { signal })),
    retryOnMount: false,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A section with the members whom the viewer blocks, each of whom can be unblocked, and blocked again. */
export function BlockedMembersSection() {
  const { t } = useLingui();
  const query = useQuery(blockedMembersQuery(useApi()));
  if (query.data === null) return null;
  return (
    <AccountSection id="blocked" title={t`Members I’ve blocked`}>
      <QueryGate
        query={query}
        errorTitle={t`Error: the members you’ve blocked couldn’t be loaded`}
        offlineText={t`This list will appear as soon as you’re back online.`}
        skeleton={<TextSkeleton />}
      >
        {(members) =>
          members?.length ? (
            <ul className={styles.list}>
              {members.map((member) => (
                <BlockedRow key={member.profileId} member={member} />
              ))}
            </ul>
          ) : (
            <Text>
              <Trans>You haven’t blocked anyone. You can do that in a profile, under “Report or block”.</Trans>
            </Text>
          )
        }
      </QueryGate>
      <Text tone="soft">
        <Trans>We keep blocks and reports for up to three years, also after you delete your account.</Trans>
      </Text>
    </AccountSection>
  );
}

function BlockedRow({ member: { profileId, username, gender, picture, blockedAt } }: { member: BlockedMember }) {
  const { t } = useLingui();
  const [blocked, setBlocked] = useState(true);
  const { isPending, error, mutate } = useBlockMember(profileId);
  const name = useMemberName()(username);
  const day = blockedAt === null ? null : formatLongDayOf(blockedAt, intlTag());
  return (
    <li className={styles.row}>
      <Avatar {...toAvatarSource(picture, gender, username)} />
      <div className={styles.words}>
        <Text tone="strong" userGenerated>
          <bdi translate="no">{name}</bdi>
        </Text>
        <Text tone="soft">
          <span role="status">
            {!blocked
              ? t`No longer blocked. You can see each other again.`
              : day === null
                ? t`Blocked`
                : t`Blocked on ${day}`}
          </span>
        </Text>
      </div>
      <Button
        tone="secondary"
        size="small"
        ariaDisabled={isPending}
        onClick={() => mutate(!blocked, { onSuccess: () => setBlocked(!blocked) })}
      >
        {blocked ? t`Unblock` : t`Block again`}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {error && <SaveFailure error={error} />}
    </li>
  );
}
