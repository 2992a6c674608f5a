import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Question } from '../api/contract/questionSchemas.ts';
import { loadedPickers, pickerOf } from './inputs/loadedPickers.ts';
import { loadPickers } from './inputs/loadPickers.ts';

const neverNotifies = () => () => {};

/**
 * Loads the fields of questions, and returns whether they are there, so that questions appear with them and nothing
 * moves. The fields handle a failure.
 */
export function useAnswerInputsReady(questions: readonly Question[]): boolean {
  const pickers = useSyncExternalStore(neverNotifies, loadedPickers);
  const [isSettled, setSettled] = useState(false);
  const isWaiting = pickers === null && !isSettled && questions.some(({ type }) => pickerOf(type) !== undefined);
  useEffect(() => {
    if (!isWaiting) return;
    const settle = () => setSettled(true);
    loadPickers().then(settle, settle);
  }, [isWaiting]);
  return !isWaiting;
}
