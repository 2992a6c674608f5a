import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { site } from '../../site/site.ts';

export type Section = 'overview' | 'gallery' | 'personality' | 'interests';

export interface SectionTexts {
  section: Section;
  label: MessageDescriptor;
}

/** The parts of the own profile, in the order of the page. */
export const sections: readonly SectionTexts[] = [
  { section: 'overview', label: msg`Overview` },
  { section: 'gallery', label: msg`My pictures` },
  { section: 'personality', label: msg`My answers` },
  ...(site.interests ? [{ section: 'interests', label: msg`My interests` } as const] : []),
];

/** What stands in the address; anything else is the overview. */
export const parseSection = (written: string | undefined): Section =>
  sections.find(({ section }) => section === written)?.section ?? 'overview';
