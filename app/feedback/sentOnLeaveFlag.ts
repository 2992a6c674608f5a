import { tabStorage } from '../lib/storage/deviceStorage.ts';

const KEY = 'leftSending';

/** Notes that the page was left with something to send, which the calls of the next page may overtake. */
export const noteSentOnLeave = (): void => tabStorage.write(KEY, '1');

/** Tells, once, whether the previous page of the tab was left with something to send. */
export function takeSentOnLeave(): boolean {
  const wasLeft = tabStorage.read(KEY) !== null;
  tabStorage.remove(KEY);
  return wasLeft;
}
