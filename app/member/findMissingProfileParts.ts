import type { Profile } from '../api/contract/profile.ts';
import { splitDescriptionFromAnswers } from './splitDescriptionFromAnswers.ts';

const profileParts = ['picture', 'description', 'name', 'answers'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** Finds the parts of the member's own profile that others look for first and that are missing. */
export function findMissingProfileParts({
  profileCard: { profilePicture, username },
  answersRandom,
}: Pick<Profile, 'profileCard' | 'answersRandom'>): ProfilePart[] {
  const { description, others } = splitDescriptionFromAnswers(answersRandom);
  const present: Record<ProfilePart, boolean> = {
    picture: profilePicture !== null,
    description: description !== '',
    name: (username ?? '').trim() !== '',
    answers: others.length > 0,
  };
  return profileParts.filter((part) => !present[part]);
}
