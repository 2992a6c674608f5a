import { expect, test } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { searchQuestionsById } from './searchQuestionsById.ts';

const rejected = (status: number) => new ApiError('rejected', 'fetchQuestion', { status });

/** Order numbers 1 to 12 hold the questions 101 to 112, but order number 3 holds question 3. */
function open(fault: (orderId: number) => unknown = () => null) {
  const fetched: number[] = [];
  const fetchAt = async (orderId: number) => {
    fetched.push(orderId);
    const error = fault(orderId);
    if (error) throw error;
    if (orderId > 12) throw rejected(404);
    return { id: orderId === 3 ? 3 : 100 + orderId, orderId } as Question;
  };
  return { fetched, find: (ids: number[], total = 12) => searchQuestionsById(ids, total, fetchAt) };
}
const idsOf = (questions: Question[]) => questions.map(({ id }) => id);

test('the order number that equals the id is tried first, then the last ones', async () => {
  const { fetched, find } = open();
  expect(idsOf(await find([3]))).toEqual([3]);
  expect(fetched).toEqual([3, 12, 11, 10]);
});

test('the questions come in the order of the ids, and the search ends with the last one found', async () => {
  const { fetched, find } = open();
  expect(idsOf(await find([105, 112]))).toEqual([105, 112]);
  expect(fetched).toEqual([12, 11, 10, 9, 8, 7, 6, 5]);
});

test('ids that no question has are left out, after every order number was tried once', async () => {
  const { fetched, find } = open();
  expect(idsOf(await find([999, 112]))).toEqual([112]);
  expect(fetched.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(await open().find([999])).toEqual([]);
  expect(await open().find([999], 0)).toEqual([]);
});

test('order numbers that are refused do not stop the search', async () => {
  const { find } = open((orderId) => (orderId === 12 ? rejected(404) : orderId === 11 ? rejected(500) : null));
  expect(idsOf(await find([110]))).toEqual([110]);
});

test('a call that failed rejects the search if no question is found', async () => {
  await expect(open((orderId) => orderId === 12 && rejected(500)).find([112])).rejects.toThrow('500');
  await expect(open(() => new ApiError('offline', 'fetchQuestion')).find([112])).rejects.toThrow('offline');
});
