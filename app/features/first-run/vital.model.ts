import type { LocationToSend } from '../../api/contract/location.ts';
import { vitalBits } from '../../api/contract/questionnaire.ts';
import { isOwnCountry, type Town } from '../../fields/place.model.ts';
import { isUsername } from '../../lib/isUsername.ts';
import { shorten } from '../../lib/shorten.ts';

/** The fields as answer_vital names them. */
export const vitalFields = ['username', 'birthday', 'location'] as const;
export type VitalField = (typeof vitalFields)[number];

/** The form as it stands. */
export interface VitalDraft {
  username: string;
  /** As typed. */
  birthday: string;
  /** As typed; the name of the town once one is chosen. */
  place: string;
  town: Town | null;
}

/** What is asked: the details whose bits are set. Should only unknown bits be set, everything is asked. */
export function readMissing(bits: number): VitalField[] {
  const missing = vitalFields.filter((field) => (bits & vitalBits[field]) !== 0);
  return missing.length > 0 ? missing : [...vitalFields];
}

interface Known {
  username: string;
  location: Town | null;
  /** Of the member's token. */
  country: string;
}

/** The form as it opens: what was begun comes before what is known; nothing known is asked for again. */
export function startVital({ username, location, country }: Known, begun: Partial<VitalDraft>): VitalDraft {
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
export function findMistakes(asked: readonly VitalField[], draft: VitalDraft, day: string | null): VitalField[] {
  const good = { username: isUsername(draft.username), birthday: day !== null, location: draft.town !== null };
  return asked.filter((field) => !good[field]);
}

export interface VitalAnswers {
  username?: string;
  birthday?: string;
  location?: LocationToSend;
}

/** The payload: the fields that were asked, and nothing else. */
export function toVitalAnswers(asked: readonly VitalField[], draft: VitalDraft, day: string | null): VitalAnswers {
  const { username, town } = draft;
  return {
    ...(asked.includes('username') && { username: username.trim() }),
    ...(asked.includes('birthday') && day !== null && { birthday: day }),
    ...(asked.includes('location') && town && { location: toLocation(town) }),
  };
}

const toLocation = ({ country, city, zip, lat, lng }: Town): LocationToSend => ({
  country,
  city,
  coordinates: { latitude: lat, longitude: lng },
  zip: zip || null,
});

export interface Refusal {
  /** What the server has against each field. */
  fields: Partial<Record<VitalField, string>>;
  /** What it says of anything else. */
  others: string[];
}

/** Back ends call the same thing by several names. */
const otherNames: Readonly<Record<string, VitalField>> = {
  firstname: 'username',
  birthdate: 'birthday',
  city: 'location',
  country: 'location',
  zip: 'location',
  coordinates: 'location',
};

/** Reads the server's field → message; `location.city` belongs to the location field. */
export function readRefusal(errors: Readonly<Record<string, string>>): Refusal {
  const refusal: Refusal = { fields: {}, others: [] };
  for (const [key, written] of Object.entries(errors)) {
    const name = key.split(/[.[]/)[0] ?? '';
    const field =
      vitalFields.find((each) => each === name) ?? (Object.hasOwn(otherNames, name) ? otherNames[name] : null);
    const message = shorten(written.trim(), 200);
    if (message === '') continue;
    if (field) refusal.fields[field] ??= message;
    else if (refusal.others.length < 5) refusal.others.push(message);
  }
  return refusal;
}
