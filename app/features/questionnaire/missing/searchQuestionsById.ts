import { ApiError } from '../../../api/ApiError.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';

const MAX_PARALLEL_REQUESTS = 4;
const MAX_SEARCHED_QUESTIONS = 500;

/**
 * Finds questions by id, although the API gives them by order number only (reading 4). Order numbers that equal an id
 * are tried first, then all from the last one downwards, because added questions come last. Ids that no question has are
 * left out. Throws the API's error if the connection fails, or if another call fails and no question is found.
 *
 * @param total number of questions
 * @param fetchAt fetches the question at an order number
 */
export async function searchQuestionsById(
  ids: readonly number[],
  total: number,
  fetchAt: (orderId: number) => Promise<Question>,
): Promise<Question[]> {
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
  const orderIds = listOrderIds(ids, total);
  for (let next = 0; next < orderIds.length && found.size < ids.length; next += MAX_PARALLEL_REQUESTS) {
    await Promise.all(orderIds.slice(next, next + MAX_PARALLEL_REQUESTS).map(tryOrderId));
  }
  if (found.size === 0 && failure !== null) throw failure;
  return ids.flatMap((id) => found.get(id) ?? []);
}

function listOrderIds(ids: readonly number[], total: number): number[] {
  const all = Array.from({ length: Math.max(0, Math.min(total, MAX_SEARCHED_QUESTIONS)) }, (_, index) => total - index);
  return [...new Set([...ids.filter((id) => id >= 1 && id <= total), ...all])];
}
