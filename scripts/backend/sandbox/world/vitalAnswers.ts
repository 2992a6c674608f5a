import type * as z from 'zod/mini';
import { type sendVitalAnswers, vitalBits } from '../../../../app/api/contract/questionnaire.ts';
import type { Answer } from '../../../../app/api/contract/questionSchemas.ts';
import type { Account } from './accountTypes.ts';
import { findBirthdayError, findTownError, toBounds } from './answerBounds.ts';
import type { World } from './createWorld.ts';
import type { Town } from './homeRegions.ts';
import type { WorldQuestion } from './questions.ts';

export type VitalAnswers = z.output<(typeof sendVitalAnswers)['body']>;

/** Finds errors in the answers by field; a missing answer is an error, too. */
export function validateVitalAnswers(world: World, viewer: Account, answers: VitalAnswers): Record<string, string> {
  const bounds = toBounds(world, viewer.town.country);
  const missing = (bit: number) => (viewer.vitalQuestionsMissing & bit) !== 0;
  const errors = {
    username: findUsernameError(answers.username),
    birthday:
      answers.birthday === undefined
        ? missing(vitalBits.birthday) && 'A date of birth is needed.'
        : findBirthdayError(answers.birthday, bounds),
    location: findLocationError(answers.location),
  };
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])));

  function findUsernameError(username: VitalAnswers['username']) {
    if (username === undefined) return missing(vitalBits.username) && 'A name is needed.';
    return isUsernameTaken(world, viewer, username) && 'Somebody else has this name.';
  }

  function findLocationError(location: VitalAnswers['location']) {
    if (location === undefined) return missing(vitalBits.location) && 'A town is needed.';
    const { country, city, coordinates } = location;
    return findTownError(country, city, { lat: coordinates.latitude, lng: coordinates.longitude }, bounds);
  }
}

/** Whether another account has a name, in capitals or not. */
export const isUsernameTaken = (world: World, viewer: Account, username: string): boolean =>
  world.accounts.some((other) => other !== viewer && other.username.toLowerCase() === username.toLowerCase());

/** Stores the given answers and leaves the others unchanged. */
export function storeVitalAnswers(viewer: Account, { username, birthday, location }: VitalAnswers): void {
  if (username !== undefined) viewer.username = username;
  if (birthday !== undefined) viewer.birthday = birthday;
  if (location) {
    const { latitude: lat, longitude: lng } = location.coordinates;
    moveTo(viewer, { ...location, lat, lng });
  }
  viewer.vitalQuestionsMissing = 0;
}

/** Stores the facts that a valid answer of the questionnaire states about its member, as the vital answers do. */
export function storeFacts(viewer: Account, { type }: WorldQuestion, answer: Answer): void {
  const [value] = Array.isArray(answer) ? (answer as readonly unknown[]) : [];
  if (type === 5 && typeof value === 'string') viewer.birthday = value;
  if (type === 7 && value) moveTo(viewer, value as AnsweredTown);
}

type AnsweredTown = Pick<Town, 'country' | 'city' | 'lat' | 'lng'> & { zip?: string | null | undefined };

function moveTo(viewer: Account, { country, city, zip, lat, lng }: AnsweredTown): void {
  viewer.town = { ...viewer.town, country, city, zip: zip ?? '', lat: Number(lat), lng: Number(lng) };
}
