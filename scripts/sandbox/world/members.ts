import type { Gender } from '../../../app/api/contract/fieldSchemas.ts';
import type { Random } from '../seededRandom.ts';
import { firstNames, type Language } from './firstNames.ts';
import { type Region, regions, type Town } from './towns.ts';

/** An invented member whom the viewer can meet. */
export interface WorldMember {
  profileId: string;
  userId: string;
  matchId: string;
  uuid: string;
  gender: Gender;
  username: string;
  /** yyyy-mm-dd */
  birthday: string;
  language: Language;
  town: Town;
  online: boolean;
  /** Ids of pictures, the profile picture first; the first part of an id is the profile's. */
  pictureIds: string[];
  /** Which of the phrases describes this member. */
  descriptionIndex: number;
}

const HOME_REGION_MEMBERS = 40;
const OTHER_REGION_MEMBERS = 4;

/** 40 members of the home region and 4 of each other one: half women, half men, 40 to 75 years old. */
export function createMembers(random: Random, home: Region, now: number): WorldMember[] {
  const plan = [
    ...repeat(home, HOME_REGION_MEMBERS),
    ...regions.filter((each) => each !== home).flatMap((each) => repeat(each, OTHER_REGION_MEMBERS)),
  ];
  const names = shuffleNames(random);
  return plan.map((region, index) => {
    const gender: Gender = index % 2 === 0 ? 'female' : 'male';
    const profileId = String(1001 + index);
    const pictures = random.chance(0.85) ? random.integer(1, 4) : 0;
    return {
      profileId,
      userId: String(2001 + index),
      matchId: String(5001 + index),
      uuid: createUuid(random),
      gender,
      username: names[region.language][gender].pop()!,
      birthday: createBirthday(random, now),
      language: region.language,
      town: random.pick(region.towns),
      online: random.chance(0.3),
      pictureIds: Array.from({ length: pictures }, (_, picture) => `${profileId}-${picture + 1}`),
      descriptionIndex: random.integer(0, 3),
    };
  });
}

const repeat = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value);

/** Names in a drawn order; they are handed out once each, and again where a language needs more than there are. */
function shuffleNames(random: Random): Record<Language, Record<Gender, string[]>> {
  const draw = (names: readonly string[]) => [...random.shuffle(names), ...random.shuffle(names)];
  return Object.fromEntries(
    Object.entries(firstNames).map(([language, { female, male }]) => [
      language,
      { female: draw(female), male: draw(male) },
    ]),
  ) as Record<Language, Record<Gender, string[]>>;
}

function createBirthday(random: Random, now: number): string {
  const age = random.integer(40, 75);
  const daysAgo = age * 365.25 + random.integer(1, 364);
  return new Date(now - daysAgo * 86_400_000).toISOString().slice(0, 10);
}

function createUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16)).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
