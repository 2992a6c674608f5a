/** The sections of a profile; `about` is the one without a name in the address. */
export type ProfileSection = 'about' | 'gallery' | 'personality' | 'interests';

/** Parses the section in an address. An unknown section, or one that is not offered, becomes `about`. */
export function parseProfileSection(param: string | undefined, offered: readonly ProfileSection[]): ProfileSection {
  return offered.find((section) => section === param) ?? 'about';
}
