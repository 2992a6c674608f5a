import type { LocationPayload } from '../../api/contract/location.ts';
import { vitalBits } from '../../api/contract/questionnaire.ts';
import { type ChosenTown, isOwnCountry } from '../../fields/town/town.model.ts';
import { truncate } from '../../lib/truncate.ts';
import { isValidUsername } from '../../member/isValidUsername.ts';

/** The fields as answer_vital names them. */
export const detailFields = ['username', 'birthday', 'location'] as const;
export type DetailField = (typeof detailFields)[number];

/** The form as it stands. */
export interface DetailsDraft {
  username: string;
  /** As typed. */
  birthday: string;
  /** As typed; the name of the town once one is chosen. */
  place: string;
  town: ChosenTown | null;
}

/** What is asked: the details whose bits are set. Should only unknown bits be set, everything is asked. */
export function parseMissingFields(bits: number): DetailField[] {
  const missing = detailFields.filter((field) => (bits & vitalBits[field]) !== 0);
  return missing.length > 0 ? missing : [...detailFields];
}

interface KnownDetails {
  username: string;
  location: ChosenTown | null;
  /** Of the member's token. */
  country: string;
}

/** The form as it opens: what was begun comes before what is known; nothing known is asked for again. */
export function toInitialDraft(
  { username, location, country }: KnownDetails,
  begun: Partial<DetailsDraft>,
): DetailsDraft {
  const home = location && location.city.trim() !== '' && isOwnCountry(location.country, country) ? location : null;
  const { place, town } = begun.place === undefined ? { place: home?.city ?? '', town: home } : begun;
  return {
    username: begun.username ?? username,
    birthday: begun.birthday ?? '',
    place: place ?? '',
    town: town ?? null,
  };
}

/** Which of the asked fields is not fit to be sent. `day` is the date of birth once it is a good one. */
export function validateDetails(asked: readonly DetailField[], draft: DetailsDraft, day: string | null): DetailField[] {
  const good = { username: isValidUsername(draft.username), birthday: day !== null, location: draft.town !== null };
  return asked.filter((field) => !good[field]);
}

export interface DetailsPayload {
  username?: string;
  birthday?: string;
  location?: LocationPayload;
}

/** The payload: the fields that were asked, and nothing else. */
export function toDetailsPayload(
  asked: readonly DetailField[],
  draft: DetailsDraft,
  day: string | null,
): DetailsPayload {
  const { username, town } = draft;
  return {
    ...(asked.includes('username') && { username: username.trim() }),
    ...(asked.includes('birthday') && day !== null && { birthday: day }),
    ...(asked.includes('location') && town && { location: toLocation(town) }),
  };
}

const toLocation = ({ country, city, zip, lat, lng }: ChosenTown): LocationPayload => ({
  country,
  city,
  coordinates: { latitude: lat, longitude: lng },
  zip: zip || null,
});

export interface DetailsRejection {
  /** What the server has against each field. */
  fields: Partial<Record<DetailField, string>>;
  /** What it says of anything else. */
  others: string[];
}

/** Back ends call the same thing by several names. */
const fieldAliases: Readonly<Record<string, DetailField>> = {
  firstname: 'username',
  birthdate: 'birthday',
  city: 'location',
  country: 'location',
  zip: 'location',
  coordinates: 'location',
};

/** Reads the server's field → message; `location.city` belongs to the location field. */
export function parseRejection(errors: Readonly<Record<string, string>>): DetailsRejection {
  const refusal: DetailsRejection = { fields: {}, others: [] };
  for (const [key, written] of Object.entries(errors)) {
    const name = key.split(/[.[]/)[0] ?? '';
    const field =
      detailFields.find((each) => each === name) ?? (Object.hasOwn(fieldAliases, name) ? fieldAliases[name] : null);
    const message = truncate(written.trim(), 200);
    if (message === '') continue;
    if (field) refusal.fields[field] ??= message;
    else if (refusal.others.length < 5) refusal.others.push(message);
  }
  return refusal;
}
