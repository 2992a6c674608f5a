import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { site } from '../../site/site.ts';

export type ProfileSection = 'overview' | 'gallery' | 'personality' | 'interests';

export interface ProfileSectionTab {
  section: ProfileSection;
  label: MessageDescriptor;
}

/** The parts of the own profile, in the order of the page. */
export const profileSections: readonly ProfileSectionTab[] = [
  { section: 'overview', label: msg`Overview` },
  { section: 'gallery', label: msg`My pictures` },
  { section: 'personality', label: msg`My answers` },
  ...(site.interests ? [{ section: 'interests', label: msg`My interests` } as const] : []),
];

/** What stands in the address; anything else is the overview. */
export const parseProfileSection = (written: string | undefined): ProfileSection =>
  profileSections.find(({ section }) => section === written)?.section ?? 'overview';
