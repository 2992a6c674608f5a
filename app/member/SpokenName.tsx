import { VisuallyHidden } from '../ui/content/VisuallyHidden.tsx';
import { useMemberName } from './useMemberName.ts';

/** A member's name after the words of a button or a link, for screen readers: lists of controls leave out groups. */
export const SpokenName = ({ of }: { of: { username: string | null } }) => (
  <VisuallyHidden>{`: ${useMemberName()(of.username)}`}</VisuallyHidden>
);
