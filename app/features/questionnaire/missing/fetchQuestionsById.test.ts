import { expect, test } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { fetchQuestionsById } from './fetchQuestionsById.ts';

const rejected = (status: number) => new ApiError('rejected', 'fetchQuestion', { status });

/** Places 1 to 12 hold the questions 101 to 112, but place 3 holds 3. */
function open(fault: (orderId: number) => unknown = () => null) {
  const asked: number[] = [];
  const fetchAt = async (orderId: number) => {
    asked.push(orderId);
    const error = fault(orderId);
    if (error) throw error;
    if (orderId > 12) throw rejected(404);
    return { id: orderId === 3 ? 3 : 100 + orderId, orderId } as Question;
  };
  return { asked, find: (ids: number[], total = 12) => fetchQuestionsById(ids, total, fetchAt) };
}
const idsOf = (questions: Question[]) => questions.map(({ id }) => id);

test('a place called like the id is looked at first, then the last ones', async () => {
  const { asked, find } = open();
  expect(idsOf(await find([3]))).toEqual([3]);
  expect(asked).toEqual([3, 12, 11, 10]);
});

test('the order is that of the ids, and the search ends with the last one found', async () => {
  const { asked, find } = open();
  expect(idsOf(await find([105, 112]))).toEqual([105, 112]);
  expect(asked).toEqual([12, 11, 10, 9, 8, 7, 6, 5]);
});

test('ids that nothing has are left out, after every place was looked at once', async () => {
  const { asked, find } = open();
  expect(idsOf(await find([999, 112]))).toEqual([112]);
  expect(asked.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(await open().find([999])).toEqual([]);
  expect(await open().find([999], 0)).toEqual([]);
});

test('places that are gone or broken do not stop the search', async () => {
  const { find } = open((orderId) => (orderId === 12 ? rejected(404) : orderId === 11 ? rejected(500) : null));
  expect(idsOf(await find([110]))).toEqual([110]);
});

test('where nothing is found and something broke, it can be tried again', async () => {
  await expect(open((orderId) => orderId === 12 && rejected(500)).find([112])).rejects.toThrow('500');
  await expect(open(() => new ApiError('offline', 'fetchQuestion')).find([112])).rejects.toThrow('offline');
});
