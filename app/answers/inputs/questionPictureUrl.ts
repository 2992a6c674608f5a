import { site } from '../../site/site.ts';

/** The ids of the questions with pictures, and the options that have one. */
const pictureKeysByQuestion: Readonly<Record<number, readonly string[]>> = {
  9: ['sea', 'mountains', 'city', 'countryside', 'forest', 'island'],
  10: ['kitchen', 'theatre', 'fireside', 'dance', 'garden', 'book'],
  33: ['scandinavian', 'library', 'farmhouse', 'conservatory', 'loft', 'attic'],
  34: ['train', 'sail', 'hike', 'city_break', 'camper', 'spa'],
};

/** Address of the picture of an option, or null where there is none: a back end may have other questions and options. */
export function questionPictureUrl(questionId: number, key: string | null | undefined): string | null {
  const known = key != null && pictureKeysByQuestion[questionId]?.includes(key);
  return known ? `${site.artUrl}/question-${questionId}-${key}.svg` : null;
}
