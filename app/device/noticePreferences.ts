import { msg } from '@lingui/core/macro';
import { deviceToggleAtom } from './devicePreferenceAtom.ts';

/** Messages that would time out stay until they are closed (rule Z2). */
export const keepNoticesOpenAtom = deviceToggleAtom({ key: 'keepMessages' });

/** Quiet mode: no toast appears (rule Z5); news waits in the bell and the lists. */
export const quietModeAtom = deviceToggleAtom({ key: 'quietMode' });

/** How messages may come and go, with the words for it; the same in the menu and in the account. */
export const noticePreferences = [
  {
    key: 'keepMessages',
    atom: keepNoticesOpenAtom,
    label: msg`Keep messages until I close them`,
    hint: msg`Otherwise notes on the screen go by themselves after a while.`,
  },
  {
    key: 'quietMode',
    atom: quietModeAtom,
    label: msg`Quiet mode`,
    hint: msg`No notices appear while you are here. You find what is new behind the bell.`,
  },
] as const;
