import { factsByCountry } from '../../../../brands/domains.ts';
import { createRandom, type Random } from '../seededRandom.ts';
import type { Account } from './accountTypes.ts';
import { toMinAge } from './answerBounds.ts';
import { createAccounts } from './createAccounts.ts';
import { createMembers, type WorldMember } from './createMembers.ts';
import { findRegion, type Region } from './homeRegions.ts';
import { type Mail, sendConfirmationLink } from './mails.ts';

export interface WorldOptions {
  seed: number;
  /** ISO 3166 country of the accounts. */
  country: string;
  /** Language of the accounts; default: the country's. */
  locale?: string;
  /** The id in /api/config/site; default: none. */
  siteId?: number;
  /** 40, 50 or 60; members may be ten years younger. Default: none, which admits members from 40 on. */
  ageBracket?: number;
  /** 1 lets members without Premium start conversations and stops them at the first message. Default 0. */
  paywallOnSend?: 0 | 1;
  /** The origin of the links in emails. */
  siteOrigin: string;
  now: () => number;
}

/** Data of the sandbox. Calls change it; a reset creates it again, the same for the same seed. */
export interface World {
  now: () => number;
  siteId: number | null;
  ageBracket: number | null;
  /** Whether the texts of the app were requested by an account that gets all of them. */
  fullTranslations: boolean;
  siteOrigin: string;
  random: Random;
  home: Region;
  metric: boolean;
  members: readonly WorldMember[];
  accounts: Account[];
  mails: Mail[];
  /** The times of limited attempts, by name. */
  attempts: Map<string, readonly number[]>;
  /** Uploaded pictures by key. */
  storage: Map<string, Uint8Array>;
  /** Returns a new number for an id. */
  nextId: () => number;
}

export function createWorld(options: WorldOptions): World {
  const { seed, country, locale, siteId, ageBracket, paywallOnSend = 0, siteOrigin, now } = options;
  const random = createRandom(`${seed}/${country}`);
  const home = findRegion(country, locale);
  const { metric } = factsByCountry[home.country];
  const start = now();
  const minAge = toMinAge(ageBracket ?? null);
  const members = createMembers(random, home, start, minAge);
  const accounts = createAccounts({
    ...{ random, home, members, metric, minAge, paywallOnSend },
    locale: locale ?? home.language,
    now: start,
  });
  const mails: Mail[] = [];
  let id = 90_000;
  const nextId = () => ++id;
  const world: World = {
    ...{
      now,
      siteId: siteId ?? null,
      ageBracket: ageBracket ?? null,
      fullTranslations: false,
      siteOrigin,
      random,
      home,
      metric,
    },
    ...{ members, accounts, mails, attempts: new Map(), storage: new Map(), nextId },
  };
  for (const name of ['confirm-first', 'unconfirmed']) {
    sendConfirmationLink(world, accounts.find((each) => each.name === name)!);
  }
  return world;
}

export function findMember(world: World, profileId: string): WorldMember | undefined {
  return world.members.find((member) => member.profileId === profileId);
}

export function findAccountByEmail(world: World, email: string): Account | undefined {
  return world.accounts.find((account) => account.email === email.trim().toLowerCase());
}
