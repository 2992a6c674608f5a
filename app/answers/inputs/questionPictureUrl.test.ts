import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { questionPictureUrl } from './questionPictureUrl.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.for<[number, string | null | undefined, string]>([
  [9, 'sea', '/assets/art/question-9-sea.svg'],
  [34, 'city_break', '/assets/art/question-34-city_break.svg'],
  [10, 'sea', 'NOTFOUND'],
  [9, 'moon', 'NOTFOUND'],
  [9, '../banner-01', 'NOTFOUND'],
  [9, null, 'NOTFOUND'],
  [9, undefined, 'NOTFOUND'],
  [12, 'sea', 'NOTFOUND'],
])('option %2$j of question %1$s is shown as %3$j', ([question, key, expected]) => {
  expect(questionPictureUrl(question, key)).toBe(expected);
});

test('a picture that is missing is logged, once', { tags: 'rule' }, () => {
  for (let count = 0; count < 3; count += 1) questionPictureUrl(33, 'volcano');
  expect(vi.mocked(console.warn).mock.calls).toEqual([['there is no picture for option volcano of question 33']]);
});
