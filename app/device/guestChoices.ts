import { tabStorage } from '../lib/storage/deviceStorage.ts';

/** What a choice is stored by. */
export const choiceNames = { statistics: 'usageStatistics', ads: 'adMeasurement', liveChat: 'liveChat' } as const;

const toKey = (name: string) => `guest.${name}`;

/** What a guest has chosen stays in the tab. */
export const guestChoices = {
  read: (name: string): string | null => tabStorage.read(toKey(name)),
  /** An empty value removes it. */
  write(name: string, value: string): void {
    if (value === '') tabStorage.remove(toKey(name));
    else tabStorage.write(toKey(name), value);
  },
};

/** Whether a guest has agreed to being counted, so that what is needed for it is loaded at once. */
export const hasGuestAgreed = (): boolean =>
  [choiceNames.statistics, choiceNames.ads].some((name) => guestChoices.read(name) === 'yes');
