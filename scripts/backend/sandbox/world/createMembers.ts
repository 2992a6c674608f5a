import type { Gender } from '../../../../app/api/contract/fieldSchemas.ts';
import type { LocaleCode } from '../../../../brands/languages.ts';
import type { Random } from '../seededRandom.ts';
import { type Region, regions, type Town } from './homeRegions.ts';
import { sandboxTexts } from './sandboxTexts.ts';

/** An invented member. */
export interface WorldMember {
  profileId: string;
  userId: string;
  matchId: string;
  uuid: string;
  gender: Gender;
  username: string;
  /** yyyy-mm-dd */
  birthday: string;
  language: LocaleCode;
  town: Town;
  online: boolean;
  /** The profile picture first; an id begins with that of the profile. */
  pictureIds: string[];
  descriptionIndex: number;
  /** When the team removed the member for fraud, in milliseconds; null for all others. */
  removedAt: number | null;
}

const HOME_REGION_MEMBERS = 40;
const OTHER_MEMBERS = 40;
/** Number of other regions in a world; those later in the table appear in none, so that a new country changes none. */
const MAX_OTHER_REGIONS = 10;
const PICTURE_PROBABILITY = 0.85;
const ONLINE_PROBABILITY = 0.3;
const YOUNGEST_YEARS = 40;
const OLDEST_YEARS = 75;
const DAY_MS = 86_400_000;

/**
 * Creates 40 members of the home region and as many of all others, as many as there are portraits: half women, half
 * men, 40 to 75 years old, and not younger than `minAge`.
 */
export function createMembers(random: Random, home: Region, now: number, minAge: number): WorldMember[] {
  const others = regions.filter((each) => each !== home).slice(0, MAX_OTHER_REGIONS);
  const plan = [
    ...Array.from({ length: HOME_REGION_MEMBERS }, () => home),
    ...Array.from({ length: OTHER_MEMBERS }, (_, i) => others[Math.floor((i * others.length) / OTHER_MEMBERS)]!),
  ];
  const names = shuffleNames(random, new Set([home, ...others].map(({ language }) => language)));
  return plan.map((region, index) => {
    const gender: Gender = index % 2 === 0 ? 'female' : 'male';
    const profileId = String(1001 + index);
    const pictures = random.chance(PICTURE_PROBABILITY) ? random.integer(1, 4) : 0;
    return {
      profileId,
      userId: String(2001 + index),
      matchId: String(5001 + index),
      uuid: createUuid(random),
      gender,
      username: names[region.language][gender].pop()!,
      birthday: createBirthday(random, now, Math.max(YOUNGEST_YEARS, minAge)),
      language: region.language,
      town: random.pick(region.towns),
      online: random.chance(ONLINE_PROBABILITY),
      pictureIds: Array.from({ length: pictures }, (_, picture) => `${profileId}-${picture + 1}`),
      descriptionIndex: random.integer(0, 3),
      removedAt: null,
    };
  });
}

/** Shuffles the names of each spoken language, twice for languages with more members than names. */
function shuffleNames(random: Random, spoken: ReadonlySet<string>): Record<LocaleCode, Record<Gender, string[]>> {
  const draw = (names: string) => [...random.shuffle(names.split(' ')), ...random.shuffle(names.split(' '))];
  return Object.fromEntries(
    Object.entries(sandboxTexts)
      .filter(([language]) => spoken.has(language))
      .map(([language, { firstNames }]) => [
        language,
        { female: draw(firstNames.female), male: draw(firstNames.male) },
      ]),
  ) as Record<LocaleCode, Record<Gender, string[]>>;
}

function createBirthday(random: Random, now: number, youngest: number): string {
  const age = random.integer(youngest, OLDEST_YEARS);
  const daysAgo = age * 365.25 + random.integer(1, 364);
  return new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);
}

function createUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16)).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
