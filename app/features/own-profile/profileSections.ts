import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { site } from '../../site/site.ts';

export type ProfileSection = 'overview' | 'gallery' | 'personality' | 'interests';

export interface ProfileSectionTab {
  section: ProfileSection;
  label: MessageDescriptor;
}

/** In the order of the tabs. */
export const profileSections: readonly ProfileSectionTab[] = [
  { section: 'overview', label: msg`Overview` },
  { section: 'gallery', label: msg`My pictures` },
  { section: 'personality', label: msg`My answers` },
  ...(site.interests ? [{ section: 'interests', label: msg`My interests` } as const] : []),
];

/** The section that the address names; anything unknown is the overview. */
export const parseProfileSection = (param: string | undefined): ProfileSection =>
  profileSections.find(({ section }) => section === param)?.section ?? 'overview';
