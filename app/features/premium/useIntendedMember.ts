import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '../../api/contract/profile.ts';
import { profileQuery } from '../../member/profileQueries.ts';
import { toAvatarSource } from '../../member/toAvatarSource.ts';
import { useMemberName } from '../../member/useMemberName.ts';
import { type PremiumIntent, premiumIntent } from '../../paywall/premiumIntent.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import type { AvatarSource } from '../../ui/content/Avatar.tsx';

export interface IntendedMember extends PremiumIntent {
  profileId: string;
  /** Null while it is loading. */
  name: string | null;
  portrait: AvatarSource;
  /** Undefined while it is loading. */
  profile: Profile | undefined;
}

/** The person for whom the member wants Premium, as shown; null without such an intent, or if they are gone. */
export function useIntendedMember(): IntendedMember | null {
  const userId = useMember()?.claims.userId ?? '';
  const [intent] = useState(() => premiumIntent.read(userId));
  const toMemberName = useMemberName();
  const profileId = intent?.profileId ?? null;
  const { data: profile, isError } = useQuery({
    ...profileQuery(useApi(), profileId ?? ''),
    enabled: profileId !== null,
  });
  if (!intent || profileId === null || isError) return null;
  if (!profile)
    return { ...intent, profileId, profile, name: null, portrait: { picture: null, initial: '', tone: 'team' } };
  const { profilePicture, gender, username } = profile.profileCard;
  return {
    ...intent,
    profileId,
    profile,
    name: toMemberName(username),
    portrait: toAvatarSource(profilePicture, gender, username),
  };
}
