import { expect, test, vi } from 'vitest';
import { createApi } from '../../api/createApi.ts';
import { saveDetails } from './saveDetails.ts';

const status = { completed: true, steps_finished: 9, total: 9, additionalQuestionsShown: true };

/** Saves with a server that answers both calls; resolves to the result and the paths of the requests. */
async function save(answer: unknown, check: unknown, checkStatus = 200) {
  const asked: string[] = [];
  const api = createApi({
    origin: 'https://api.example',
    readToken: () => ({ kind: 'invalid' }),
    onUnauthorized: () => {},
    async fetch(request) {
      const { pathname } = new URL(request instanceof Request ? request.url : request);
      asked.push(pathname.split('/').at(-1)!);
      if (pathname.endsWith('/answer_vital')) return Response.json(answer);
      return Response.json(check, { status: checkStatus });
    },
  });
  return { completion: await saveDetails(api, { username: 'Ada' }), asked };
}

test('an answer that says what is missing is taken', async () => {
  const { completion, asked } = await save({ data: { ...status, vitalQuestionsMissing: 64 } }, {});
  expect(completion).toMatchObject({ vitalQuestionsMissing: 64 });
  expect(asked).toEqual(['answer_vital']);
});

test.for([true, {}, { data: null }, { data: { success: true } }])(
  'after the answer %o the app asks what is missing',
  async (answer) => {
    const { completion, asked } = await save(answer, { data: { ...status, vitalQuestionsMissing: 0 } });
    expect(completion).toMatchObject({ completed: true, vitalQuestionsMissing: 0 });
    expect(asked).toEqual(['answer_vital', 'check_completed']);
  },
);

test('the details count as saved though nobody can say what is missing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await save(true, {}, 404)).completion).toBeNull();
  vi.restoreAllMocks();
});

test('a refusal is none of these', async () => {
  await expect(save({ errors: { username: 'Taken.' } }, {})).rejects.toMatchObject({ kind: 'rejected' });
});
