import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { fetchMissingQuestions } from './fetchMissingQuestions.ts';

const rejected = (status: number) => new ApiError('rejected', 'fetchQuestion', { status });
const at = (orderId: number) => ({ id: 100 + orderId, orderId }) as Question;

/** Opens a server with the questions 101 to 112 at the order numbers 1 to 12; it may know the call that names ids. */
function open({ byId, fault }: { byId?: () => Question[]; fault?: (orderId: number) => unknown } = {}) {
  const fetched: number[] = [];
  const requested: (readonly number[])[] = [];
  const source = {
    async fetchByIds(ids: readonly number[]) {
      requested.push(ids);
      if (!byId) throw rejected(404);
      return byId();
    },
    async fetchAt(orderId: number) {
      fetched.push(orderId);
      const error = fault?.(orderId);
      if (error) throw error;
      if (orderId > 12) throw rejected(404);
      return at(orderId);
    },
  };
  return { fetched, requested, find: (ids: number[], total = 12) => fetchMissingQuestions(ids, total, source) };
}
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const idsOf = (questions: Question[]) => questions.map(({ id }) => id);

test('one call brings the questions by their ids, in the order of the ids', { tags: 'rule' }, async () => {
  const { fetched, requested, find } = open({ byId: () => [at(5), at(2), at(12)] });
  expect(idsOf(await find([112, 105]))).toEqual([112, 105]);
  expect(requested).toEqual([[112, 105]]);
  expect(fetched).toEqual([]);
});

test('ids that the server does not know are left out without a search', async () => {
  const { fetched, find } = open({ byId: () => [at(2)] });
  expect(idsOf(await find([999, 102]))).toEqual([102]);
  expect(fetched).toEqual([]);
});

test.for<[string, ApiError]>([
  ['404', rejected(404)],
  ['405', rejected(405)],
  ['400', rejected(400)],
  ['403', rejected(403)],
  ['501', rejected(501)],
  ['another shape', new ApiError('contract', 'fetchQuestionsByIds')],
  ['a refused preflight', new ApiError('offline', 'fetchQuestionsByIds')],
])(
  'a server without that call (%s) is asked from the last order number downwards, four at a time',
  async ([, error]) => {
    const { fetched, find } = open({
      byId: () => {
        throw error;
      },
    });
    expect(idsOf(await find([112]))).toEqual([112]);
    expect(fetched).toEqual([12, 11, 10, 9]);
  },
);

test.for<[string, ApiError]>([
  ['401', rejected(401)],
  ['429', rejected(429)],
  ['500', rejected(500)],
  ['timeout', new ApiError('timeout', 'fetchQuestionsByIds')],
])('a server that fails for now (%s) is not searched', async ([, error]) => {
  const { fetched, find } = open({
    byId: () => {
      throw error;
    },
  });
  await expect(find([112])).rejects.toBe(error);
  expect(fetched).toEqual([]);
});

test('the search ends with the last one found', async () => {
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
  const { find } = open({
    fault: (orderId) => (orderId === 12 ? rejected(404) : orderId === 11 ? rejected(500) : null),
  });
  expect(idsOf(await find([110]))).toEqual([110]);
});

test('a call that failed rejects the search if no question is found', async () => {
  await expect(open({ fault: (orderId) => orderId === 12 && rejected(500) }).find([112])).rejects.toThrow('500');
  await expect(open({ fault: () => new ApiError('offline', 'fetchQuestion') }).find([112])).rejects.toThrow('offline');
});
