import questionPicture, { keys } from 'art:question/[key]';

/**
 * Address of the picture of an option, or null where there is none: a back end may have other questions and options.
 * The pictures are named by the question's id and the option's key, `9-sea`.
 */
export function questionPictureUrl(questionId: number, key: string | null | undefined): string | null {
  const picture = keys.find((one) => one === `${questionId}-${key}`);
  return picture ? questionPicture(picture) : null;
}
