import { ApiError } from '../../../api/ApiError.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { log } from '../../../lib/log.ts';

const MAX_PARALLEL_REQUESTS = 4;
const MAX_SEARCHED_QUESTIONS = 500;

interface QuestionSource {
  fetchByIds: (ids: readonly number[]) => Promise<readonly Question[]>;
  /** Fetches the question at an order number. */
  fetchAt: (orderId: number) => Promise<Question>;
}

/**
 * Finds questions by id, in the order of the ids (reading 61). A server without that call is asked by order number
 * (reading 4), from the last one downwards, because added questions come last. Ids that no question has are left out.
 * Throws the API's error if a connection fails, or if another call fails and no question is found.
 *
 * @param total number of questions
 */
export async function fetchMissingQuestions(
  ids: readonly number[],
  total: number,
  { fetchByIds, fetchAt }: QuestionSource,
): Promise<Question[]> {
  let questions: readonly Question[];
  try {
    questions = await fetchByIds(ids);
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    log.warn('questions are searched by their order numbers', error);
    questions = await searchByOrderId(ids, total, fetchAt);
  }
  return ids.flatMap((id) => questions.find((question) => question.id === id) ?? []);
}

/** Whether the server seems not to have the call: it refuses it, answers with a page, or forbids it to other origins. */
const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'contract' || error.kind === 'offline' || [400, 403, 404, 405, 422, 501].includes(error.status ?? 0));

async function searchByOrderId(ids: readonly number[], total: number, fetchAt: QuestionSource['fetchAt']) {
  const found = new Map<number, Question>();
  let failure: unknown = null;
  const tryOrderId = async (orderId: number) => {
    try {
      const question = await fetchAt(orderId);
      if (ids.includes(question.id)) found.set(question.id, question);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'offline' || error.kind === 'timeout') throw error;
      if (error.status !== 404) failure = error;
    }
  };
  const count = Math.max(0, Math.min(total, MAX_SEARCHED_QUESTIONS));
  const orderIds = Array.from({ length: count }, (_, index) => total - index);
  for (let next = 0; next < count && found.size < ids.length; next += MAX_PARALLEL_REQUESTS) {
    await Promise.all(orderIds.slice(next, next + MAX_PARALLEL_REQUESTS).map(tryOrderId));
  }
  if (found.size === 0 && failure !== null) throw failure;
  return [...found.values()];
}
