import { expect, test } from 'vitest';
import { questionPictureUrl } from './questionPictureUrl.ts';

test.for<[number, string | null | undefined, string | null]>([
  [9, 'sea', '/assets/art/question-9-sea.svg'],
  [34, 'city_break', '/assets/art/question-34-city_break.svg'],
  [10, 'sea', null],
  [9, 'moon', null],
  [9, '../banner-01', null],
  [9, null, null],
  [9, undefined, null],
  [12, 'sea', null],
])('option %2$j of question %1$s is shown as %3$j', ([question, key, expected]) => {
  expect(questionPictureUrl(question, key)).toBe(expected);
});
