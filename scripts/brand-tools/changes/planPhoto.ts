import { type PhotoPlace, type PhotoTone, photoPlaceNames, photoTones } from '../../../brands/photoPlaces.ts';
import { withSuggestion } from '../../build/config/parse/suggestValue.ts';
import type { ResolvedBrand } from '../../build/config/schema/catalogue.ts';
import { photoFolder, type ResolvedPhoto } from '../../build/config/schema/photos.ts';
import { sha256 } from '../../lib/hash.ts';
import { UsageError } from '../../lib/problem.ts';
import { removeJsonKey, setJsonValue } from '../lifecycle/editJson.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import { findBrand, findBrandFile, type Project } from '../lifecycle/readProject.ts';
import type { ReadPhoto } from '../photo/readPhoto.ts';

/** Places in the words of a person. */
const placeWords: Readonly<Record<PhotoPlace, string>> = {
  signIn: 'the sign-in page',
  signInTall: 'the tall picture of the sign-in page',
  plans: 'the picture beside the head of the plans',
  plansBackground: 'the background of the plans',
  completion: 'the letter after the questionnaire',
  noMatches: 'an empty list of matches',
  noMessages: 'an empty list of conversations',
  noVisitors: 'an empty list of visitors',
};

/** Choices about a photograph; what is not chosen stays, or is the usual. */
export interface PhotoChoices {
  focus?: readonly [x: number, y: number];
  tone?: PhotoTone;
}

/** Parses the name of a place, also as `sign-in`. Throws a UsageError for an unknown one. */
export function parsePhotoPlace(typed: string): PhotoPlace {
  const place = typed.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const found = photoPlaceNames.find((name) => name === place);
  if (found) return found;
  throw new UsageError(
    `${withSuggestion(`there is no place "${typed}" for a photograph`, place, photoPlaceNames)}\nplaces: ${photoPlaceNames.join(', ')}`,
  );
}

/** Parses `--focus 60,40` and `--tone duotone`. Throws a UsageError for other values. */
export function parsePhotoChoices({ focus, tone }: { focus?: string; tone?: string }): PhotoChoices {
  const point = focus?.split(',').map((part) => Number(part.trim().replace(/%$/, '') || Number.NaN));
  if (point && !(point.length === 2 && point.every((part) => Number.isInteger(part) && part >= 0 && part <= 100)))
    throw new UsageError('--focus takes percent from the left and from the top, such as 60,40');
  const found = photoTones.find((one) => one === tone);
  if (tone !== undefined && !found) throw new UsageError(`--tone takes ${photoTones.join(' or ')}`);
  return { ...(point && { focus: [point[0]!, point[1]!] as const }), ...(found && { tone: found }) };
}

const fileOf = (slug: string, place: PhotoPlace) => `brands/${slug}/${photoFolder}/${place}.jpg`;

const findPhoto = ({ photos }: ResolvedBrand, place: PhotoPlace) => photos.find((photo) => photo.place === place);

const describe = ({ width, height, focus, tone }: ResolvedPhoto) =>
  `${width} by ${height} pixels, focus ${focus.join(',')}, ${tone}`;

/** A change, and the photograph as it is then. */
export interface PlannedPhoto extends PlannedChange {
  photo: ResolvedPhoto;
}

/** Plans a photograph for a place of a brand, or, without a new one, other choices about the one that is there. */
export function planPhoto(
  project: Project,
  slug: string,
  place: PhotoPlace,
  choices: PhotoChoices,
  read?: ReadPhoto,
): PlannedPhoto {
  const brand = findBrand(project, slug);
  const former = findPhoto(brand, place);
  const facts = read ? { width: read.width, height: read.height, sha256: sha256(read.bytes) } : former;
  if (!facts) throw new UsageError(`${slug} has no photograph for ${place}; name its file`);
  if (place === 'signInTall' && !findPhoto(brand, 'signIn'))
    throw new UsageError('signInTall is only for phones and columns; add a photograph for signIn first');
  const { file, text } = findBrandFile(project, slug);
  const photo: ResolvedPhoto = {
    ...{ place, file: fileOf(slug, place), sha256: facts.sha256, width: facts.width, height: facts.height },
    focus: choices.focus ?? (read ? [50, 50] : former!.focus),
    tone: choices.tone ?? former?.tone ?? 'plain',
  };
  const written = {
    ...(photo.focus.join() !== '50,50' && { focus: photo.focus }),
    ...(photo.tone !== 'plain' && { tone: photo.tone }),
  };
  const hasPhotos = brand.photos.length > 0;
  const edited = hasPhotos
    ? setJsonValue(text, ['photos', place], written)
    : setJsonValue(text, ['photos'], { [place]: written });
  return {
    photo,
    change: { files: { [file]: edited, ...(read && { [photo.file]: read.bytes }) } },
    lines: [
      `photograph for ${placeWords[place]}: ${former ? describe(former) : 'a drawing'} → ${describe(photo)}`,
      ...(read?.notes ?? []),
    ],
  };
}

/** Plans that a place of a brand has a drawing again. */
export function planPhotoRemoval(project: Project, slug: string, place: PhotoPlace): PlannedChange {
  const brand = findBrand(project, slug);
  const former = findPhoto(brand, place);
  if (!former) throw new UsageError(`${slug} has no photograph for ${place}`);
  const isNeeded = place === 'signIn' && findPhoto(brand, 'signInTall');
  const gone: PhotoPlace[] = isNeeded ? [place, 'signInTall'] : [place];
  const { file, text } = findBrandFile(project, slug);
  const isEmpty = brand.photos.length === gone.length;
  const edited = isEmpty
    ? removeJsonKey(text, ['photos'])
    : gone.reduce((edited, one) => removeJsonKey(edited, ['photos', one]), text);
  return {
    change: { removes: gone.map((one) => fileOf(slug, one)), files: { [file]: edited } },
    lines: gone.map((one) => `photograph for ${placeWords[one]}: ${describe(findPhoto(brand, one)!)} → a drawing`),
  };
}
