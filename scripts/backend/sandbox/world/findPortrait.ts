import type { Gender } from '../../../../app/api/contract/fieldSchemas.ts';
import type { World } from './createWorld.ts';

/** Subject of a portrait: a member or an account. */
interface Sitter {
  profileId: string;
  gender: Gender;
  /** yyyy-mm-dd */
  birthday: string;
}

/**
 * Finds the file in templates/art/portraits for a picture by its id (`1007-2`: profile 1007, its second picture);
 * undefined if no picture has that id.
 *
 * `files` are named `female-07-2.svg`: gender, person, picture; persons are numbered from the youngest to the oldest.
 * The members of a gender are assigned to them by age, one each. An account looks like the member next to it in age,
 * whom it never meets: they are of one gender. A picture that the person does not have is a place that another person
 * has been to, which shows nobody.
 */
export function findPortrait(world: World, pictureId: string, files: readonly string[]): string | undefined {
  const sitter =
    world.members.find((member) => member.pictureIds.includes(pictureId)) ??
    world.accounts.find((account) => account.pictures.some(({ id }) => id === pictureId));
  if (!sitter) return undefined;
  const person = String(toPersonNumber(world, sitter)).padStart(2, '0');
  const picture = Number(pictureId.split('-')[1]);
  const own = `${sitter.gender}-${person}-${picture}.svg`;
  if (files.includes(own)) return own;
  const places = files.filter((file) => file.endsWith(`-${placePicture}.svg`));
  const chosen = (Number(sitter.profileId) * 2 + picture) % places.length;
  const isOwn = places[chosen]?.startsWith(`${sitter.gender}-${person}-`);
  return places[isOwn ? (chosen + 1) % places.length : chosen];
}

/** Number of the picture that shows a place without its person. */
const placePicture = 3;

/** Returns the person's number, from 1, the youngest of a gender; members born on the same day are sorted by id. */
function toPersonNumber({ members }: World, { profileId, gender, birthday }: Sitter): number {
  const persons = members
    .filter((member) => member.gender === gender)
    .toSorted((a, b) => b.birthday.localeCompare(a.birthday));
  const own = persons.findIndex((member) => member.profileId === profileId);
  const older = persons.findIndex((member) => member.birthday <= birthday);
  return (own >= 0 ? own : older >= 0 ? older : persons.length - 1) + 1;
}
