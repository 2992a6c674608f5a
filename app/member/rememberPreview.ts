import type { QueryClient } from '@tanstack/react-query';
import type { ProfileCard } from '../api/contract/profile.ts';

/** The data of a member in a notification. */
export type MemberPreview = Pick<ProfileCard, 'profilePicture' | 'gender' | 'username' | 'online'>;

const previewKey = (profileId: string) => ['people', 'preview', profileId] as const;

/** Keeps a notification's data of a member in memory, for their profile while it is loading. */
export const rememberPreview = (client: QueryClient, profileId: string, preview: MemberPreview): void =>
  void client.setQueryData<MemberPreview>(previewKey(profileId), preview);

export const recallPreview = (client: QueryClient, profileId: string): MemberPreview | undefined =>
  client.getQueryData<MemberPreview>(previewKey(profileId));
