import type * as z from 'zod/mini';
import { type sendVitalAnswers, vitalBits } from '../../../app/api/contract/questionnaire.ts';
import type { Account } from './accounts.ts';
import type { World } from './createWorld.ts';

export type VitalAnswers = z.output<(typeof sendVitalAnswers)['body']>;

const MAX_AGE_YEARS = 90;
const MIN_AGE_YEARS = 30;

/** Errors in the answers by field; a missing answer is an error, too. */
export function validateVitalAnswers(world: World, viewer: Account, answers: VitalAnswers): Record<string, string> {
  const { username, birthday, location } = answers;
  const missing = (bit: number) => (viewer.vitalQuestionsMissing & bit) !== 0;
  const isTaken = (name: string) =>
    world.accounts.some((other) => other !== viewer && other.username.toLowerCase() === name.toLowerCase());
  const age = birthday === undefined ? null : new Date(world.now()).getUTCFullYear() - Number(birthday.slice(0, 4));
  return {
    ...(username === undefined && missing(vitalBits.username) && { username: 'A name is needed.' }),
    ...(username !== undefined && isTaken(username) && { username: 'Somebody else has this name.' }),
    ...(age === null && missing(vitalBits.birthday) && { birthday: 'A date of birth is needed.' }),
    ...(age !== null &&
      (age < MIN_AGE_YEARS || age > MAX_AGE_YEARS) && { birthday: 'This date of birth cannot be right.' }),
    ...(location === undefined && missing(vitalBits.location) && { location: 'A town is needed.' }),
  };
}

/** Stores the given answers and leaves the others unchanged. */
export function storeVitalAnswers(viewer: Account, { username, birthday, location }: VitalAnswers): void {
  if (username !== undefined) viewer.username = username;
  if (birthday !== undefined) viewer.birthday = birthday;
  if (location) {
    const { country, city, zip, coordinates } = location;
    const { latitude: lat, longitude: lng } = coordinates;
    viewer.town = { ...viewer.town, country, city, zip: zip ?? '', lat, lng };
  }
  viewer.vitalQuestionsMissing = 0;
}
