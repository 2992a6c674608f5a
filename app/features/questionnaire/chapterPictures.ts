import chapterPicture, { type Key, keys } from 'art:chapter/[key]';
import type { Question } from '../../api/contract/questionSchemas.ts';

/** The key of a chapter that has a drawing. */
export type ChapterKey = Key;

/** The chapter of a question, if it is one of those with a drawing. */
export const toChapterKey = ({ chapterKey }: Question): ChapterKey | null =>
  keys.find((key) => key === chapterKey) ?? null;

export const chapterPictureUrl = (key: ChapterKey): string => chapterPicture(key);
