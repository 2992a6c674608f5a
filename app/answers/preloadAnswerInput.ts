import type { Question } from '../api/contract/questionSchemas.ts';
import { importCountryMap } from '../fields/distance/importCountryMap.ts';
import { pickerOf } from './inputs/loadedPickers.ts';
import { loadPickers } from './inputs/loadPickers.ts';
import { toOptionPicture } from './inputs/questionPictureUrl.ts';

/** Loads the field of a question and the pictures of its options, or the map. The field handles a failure. */
export function preloadAnswerInput(question: Question): void {
  if (question.type === 6) {
    for (const { key } of question.answerOptions) {
      const picture = toOptionPicture(question.id, key);
      if (picture !== null) new Image().src = picture;
    }
  }
  if (pickerOf(question.type) !== undefined) loadPickers().catch(() => {});
  if (question.type === 9) importCountryMap().catch(() => {});
}
