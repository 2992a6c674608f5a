import questionPicture, { keys } from 'art:question/[key]';
import { log } from '../../lib/log.ts';

const loggedNames = new Set<string>();

/**
 * The address of the picture of an option, or `NOTFOUND`, logged once, where there is none: a back end may have other
 * questions and options. The pictures are named by the question's id and the option's key, `9-sea`.
 */
export function questionPictureUrl(questionId: number, key: string | null | undefined): string {
  const name = `${questionId}-${key}`;
  const picture = keys.find((one) => one === name);
  if (picture) return questionPicture(picture);
  if (!loggedNames.has(name)) log.warn(`there is no picture for option ${key} of question ${questionId}`);
  loggedNames.add(name);
  return 'NOTFOUND';
}

/** The picture of an option, or null where there is none. */
export function toOptionPicture(questionId: number, key: string | null | undefined): string | null {
  const picture = questionPictureUrl(questionId, key);
  return picture === 'NOTFOUND' ? null : picture;
}
