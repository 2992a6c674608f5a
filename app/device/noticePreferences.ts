import { msg } from '@lingui/core/macro';
import { deviceToggleAtom } from './devicePreferenceAtom.ts';

/** Whether notices stay until they are closed instead of timing out (rule Z2). */
export const keepNoticesOpenAtom = deviceToggleAtom({ key: 'keepMessages' });

/** Whether no toast appears (rule Z5), so that notifications are only in the bell and in the lists. */
export const quietModeAtom = deviceToggleAtom({ key: 'quietMode' });

/** The switches for notices, with their labels, for the menu and the account page. */
export const noticePreferences = [
  {
    key: 'keepMessages',
    atom: keepNoticesOpenAtom,
    label: msg`Keep messages until I close them`,
    hint: msg`Otherwise, notifications on the screen disappear after a while.`,
  },
  {
    key: 'quietMode',
    atom: quietModeAtom,
    label: msg`Quiet mode`,
    hint: msg`No notifications appear while you’re here. You’ll find everything new under “News”.`,
  },
] as const;
