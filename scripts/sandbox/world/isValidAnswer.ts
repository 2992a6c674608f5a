import type { Answer } from '../../../app/api/contract/questionSchemas.ts';
import type { WorldQuestion } from './questions.ts';

const MIN_TEXT_LENGTH = 3;
const MAX_SHORT_TEXT_LENGTH = 32;
const MAX_LONG_TEXT_LENGTH = 5000;

const isText = (value: unknown, maxLength: number) =>
  typeof value === 'string' && value.trim().length >= MIN_TEXT_LENGTH && value.trim().length <= maxLength;
const isNumber = (value: unknown) => typeof value === 'number';
const isRecordWith = (value: unknown, keys: readonly string[]) =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

/** Whether an answer fits its question (app/README.md, "Questionnaire"); an empty one only if it can be skipped. */
export function isValidAnswer(
  { type, skippable, minChoices, maxChoices, answerOptions }: WorldQuestion,
  answer: Answer,
): boolean {
  const values = Array.isArray(answer) ? answer : [answer];
  if (values.length === 0) return skippable;
  const areOptions = () => values.every((value) => answerOptions.some(({ id }) => id === Number(value)));
  switch (type) {
    case 1:
    case 6:
      return values.length === 1 && areOptions();
    case 2:
      return areOptions() && values.length >= (minChoices ?? 0) && values.length <= (maxChoices ?? values.length);
    case 3:
      return values.length === 1 && isText(values[0], MAX_SHORT_TEXT_LENGTH);
    case 4:
      return values.length === 3 && values.every((value) => isText(value, MAX_SHORT_TEXT_LENGTH));
    case 5:
      return values.length === 1 && typeof values[0] === 'string' && /^\d{4}-\d\d-\d\d$/.test(values[0]);
    case 7:
      return values.length === 1 && isRecordWith(values[0], ['country', 'city', 'lat', 'lng']);
    case 8:
      return values.length === 1 && isNumber(values[0]);
    case 9:
      return values.length === 1 && isRecordWith(values[0], ['lat', 'lng', 'distance']);
    case 10:
      return values.length === 2 && values.every(isNumber) && Number(values[0]) < Number(values[1]);
    case 11:
      return values.length === 1 && isText(values[0], MAX_LONG_TEXT_LENGTH);
    default:
      return false;
  }
}
