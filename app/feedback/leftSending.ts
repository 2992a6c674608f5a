import { tabStorage } from '../lib/storage/deviceStorage.ts';

const KEY = 'leftSending';

/** Notes that the page was left with something to send, which the calls of the next page may overtake. */
export const noteLeftSending = (): void => tabStorage.write(KEY, '1');

/** Whether the page before this one in the tab was left with something to send; the answer is given once. */
export function takeLeftSending(): boolean {
  const wasLeft = tabStorage.read(KEY) !== null;
  tabStorage.remove(KEY);
  return wasLeft;
}
