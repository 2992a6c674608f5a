import { site } from '../../site/site.ts';

/** Question id → the keys of its options that have a picture. */
const pictureKeysByQuestion: Readonly<Record<number, readonly string[]>> = {
  9: ['sea', 'mountains', 'city', 'countryside', 'forest', 'island'],
  10: ['kitchen', 'theatre', 'fireside', 'dance', 'garden', 'book'],
  33: ['scandinavian', 'library', 'farmhouse', 'conservatory', 'loft', 'attic'],
  34: ['train', 'sail', 'hike', 'city_break', 'camper', 'spa'],
};

/** Address of an option's picture, or null without one: a back end may have other questions and options. */
export function questionPictureUrl(questionId: number, key: string | null | undefined): string | null {
  const known = key != null && pictureKeysByQuestion[questionId]?.includes(key);
  return known ? `${site.artUrl}/question-${questionId}-${key}.svg` : null;
}
