import { log } from '../lib/log.ts';
import { type AnswerFailure, classifyAnswerError } from './classifyAnswerError.ts';

/** Logs why an answer was not sent, and returns what the member is told. */
export function logAndClassifyAnswerError(error: unknown): AnswerFailure {
  log.warn('an answer was not sent', error);
  return classifyAnswerError(error);
}
