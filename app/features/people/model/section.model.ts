/** Parts of a profile; `about` is the one without a name in the address. */
export type Section = 'about' | 'gallery' | 'personality' | 'interests';

/** The part that an address asks for; what is none of them, or not offered here, is the first. */
export function readSection(written: string | undefined, offered: readonly Section[]): Section {
  return offered.find((section) => section === written) ?? 'about';
}
