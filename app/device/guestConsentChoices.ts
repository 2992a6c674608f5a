import { tabStorage } from '../lib/storage/deviceStorage.ts';

/** Key in the tab of a guest who has chosen something. */
const chosenKey = 'guest';
const toKey = (name: string) => `${chosenKey}.${name}`;

/** The choices of a guest, which stay in the tab. */
export const guestConsentChoices = {
  read: (name: string): string | null => tabStorage.read(toKey(name)),
  /** An empty value removes it. */
  write(name: string, value: string): void {
    if (value === '') tabStorage.remove(toKey(name));
    else {
      tabStorage.write(toKey(name), value);
      tabStorage.write(chosenKey, 'yes');
    }
  },
};

/** Whether a guest has chosen something, so that the code that applies it is loaded at once. */
export const hasGuestChosen = (): boolean => tabStorage.read(chosenKey) !== null;
