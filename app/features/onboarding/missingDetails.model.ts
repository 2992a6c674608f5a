import type { LocationPayload } from '../../api/contract/locationSchemas.ts';
import { vitalBits } from '../../api/contract/questionnaire.ts';
import { type ChosenTown, isOwnCountry } from '../../fields/town/town.model.ts';
import { truncate } from '../../lib/truncate.ts';
import { isValidUsername } from '../../member/isValidUsername.ts';

/** The fields as answer_vital names them. */
export const detailFields = ['username', 'birthday', 'location'] as const;
export type DetailField = (typeof detailFields)[number];

/** The values of the form. */
export interface DetailsDraft {
  username: string;
  /** Date as typed. */
  birthday: string;
  /** Text as typed, or the name of the chosen town. */
  place: string;
  town: ChosenTown | null;
}

/** Parses the details whose bits are set in `vitalQuestionsMissing`; all of them if only unknown bits are set. */
export function parseMissingFields(bits: number): DetailField[] {
  const missing = detailFields.filter((field) => (bits & vitalBits[field]) !== 0);
  return missing.length > 0 ? missing : [...detailFields];
}

interface KnownDetails {
  username: string;
  location: ChosenTown | null;
  /** Country of the member's token. */
  country: string;
}

/** The initial values of the form: those of a stored draft, else known ones (rule U8). */
export function toInitialDraft(
  { username, location, country }: KnownDetails,
  stored: Partial<DetailsDraft>,
): DetailsDraft {
  const home = location && location.city.trim() !== '' && isOwnCountry(location.country, country) ? location : null;
  const { place, town } = stored.place === undefined ? { place: home?.city ?? '', town: home } : stored;
  return {
    username: stored.username ?? username,
    birthday: stored.birthday ?? '',
    place: place ?? '',
    town: town ?? null,
  };
}

/**
 * Finds the fields that cannot be sent yet.
 *
 * @param day the date of birth as yyyy-mm-dd; null while it is not valid
 */
export function validateDetails(
  fields: readonly DetailField[],
  draft: DetailsDraft,
  day: string | null,
): DetailField[] {
  const valid = { username: isValidUsername(draft.username), birthday: day !== null, location: draft.town !== null };
  return fields.filter((field) => !valid[field]);
}

export interface DetailsPayload {
  username?: string;
  birthday?: string;
  location?: LocationPayload;
}

/** Turns the values of these fields into a payload. */
export function toDetailsPayload(
  fields: readonly DetailField[],
  draft: DetailsDraft,
  day: string | null,
): DetailsPayload {
  const { username, town } = draft;
  return {
    ...(fields.includes('username') && { username: username.trim() }),
    ...(fields.includes('birthday') && day !== null && { birthday: day }),
    ...(fields.includes('location') && town && { location: toLocation(town) }),
  };
}

const toLocation = ({ country, city, zip, lat, lng }: ChosenTown): LocationPayload => ({
  country,
  city,
  coordinates: { latitude: lat, longitude: lng },
  zip: zip || null,
});

export interface DetailsRejection {
  /** The server's message for each field. */
  fields: Partial<Record<DetailField, string>>;
  /** Messages about anything else. */
  others: string[];
}

const MAX_MESSAGE_LENGTH = 200;
const MAX_OTHER_MESSAGES = 5;

/** Other names that back ends use for the fields. */
const fieldAliases: Readonly<Record<string, DetailField>> = {
  firstname: 'username',
  birthdate: 'birthday',
  city: 'location',
  country: 'location',
  zip: 'location',
  coordinates: 'location',
};

/** Reads the server's messages by field name; `location.city` belongs to the location field. */
export function parseRejection(errors: Readonly<Record<string, string>>): DetailsRejection {
  const rejection: DetailsRejection = { fields: {}, others: [] };
  for (const [key, text] of Object.entries(errors)) {
    const name = key.split(/[.[]/)[0] ?? '';
    const field =
      detailFields.find((known) => known === name) ?? (Object.hasOwn(fieldAliases, name) ? fieldAliases[name] : null);
    const message = truncate(text.trim(), MAX_MESSAGE_LENGTH);
    if (message === '') continue;
    if (field) rejection.fields[field] ??= message;
    else if (rejection.others.length < MAX_OTHER_MESSAGES) rejection.others.push(message);
  }
  return rejection;
}
