/** Parts of a profile; `about` is the one without a name in the address. */
export type ProfileSection = 'about' | 'gallery' | 'personality' | 'interests';

/** The part that an address asks for; what is none of them, or not offered here, is the first. */
export function parseProfileSection(written: string | undefined, offered: readonly ProfileSection[]): ProfileSection {
  return offered.find((section) => section === written) ?? 'about';
}
