import type { QueryClient } from '@tanstack/react-query';
import type { ProfileCard } from '../api/contract/profile.ts';

/** What a notification tells of a member. */
export type MemberPreview = Pick<ProfileCard, 'profilePicture' | 'gender' | 'username' | 'online'>;

const previewKey = (profileId: string) => ['people', 'preview', profileId] as const;

/** Keeps what a notification tells of a member in memory, for their profile while it is loading. */
export const rememberPreview = (client: QueryClient, profileId: string, preview: MemberPreview): void =>
  void client.setQueryData<MemberPreview>(previewKey(profileId), preview);

export const recallPreview = (client: QueryClient, profileId: string): MemberPreview | undefined =>
  client.getQueryData<MemberPreview>(previewKey(profileId));
