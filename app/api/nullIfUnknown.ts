import { isUnknownCall } from './apiErrorChecks.ts';

/** Waits for the answer of an extension of the contract; null where the server does not have the call. */
export async function nullIfUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isUnknownCall(error)) return null;
    throw error;
  }
}
