import { ApiError } from '../../../api/ApiError.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';

/** So many are asked for at a time. */
const MAX_PARALLEL_REQUESTS = 4;

/**
 * Finds questions by id, although the API gives them by order number only (reading 4). The order number that equals the
 * id is tried first, then all from the last one downwards, where added questions stand, until every id is found. Ids
 * that no question has are left out.
 *
 * @param fetchAt the question at an order number
 */
export async function fetchQuestionsById(
  ids: readonly number[],
  total: number,
  fetchAt: (orderId: number) => Promise<Question>,
): Promise<Question[]> {
  const found = new Map<number, Question>();
  let trouble: unknown = null;
  const look = async (orderId: number) => {
    try {
      const question = await fetchAt(orderId);
      if (ids.includes(question.id)) found.set(question.id, question);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'offline' || error.kind === 'timeout') throw error;
      if (error.status !== 404) trouble = error;
    }
  };
  const places = listOrderIds(ids, total);
  for (let next = 0; next < places.length && found.size < ids.length; next += MAX_PARALLEL_REQUESTS) {
    await Promise.all(places.slice(next, next + MAX_PARALLEL_REQUESTS).map(look));
  }
  if (found.size === 0 && trouble !== null) throw trouble;
  return ids.flatMap((id) => found.get(id) ?? []);
}

function listOrderIds(ids: readonly number[], total: number): number[] {
  const all = Array.from({ length: Math.max(0, Math.min(total, 500)) }, (_, index) => total - index);
  return [...new Set([...ids.filter((id) => id >= 1 && id <= total), ...all])];
}
