import { atom } from 'jotai';
import { canRemember } from '../../lib/canRemember.ts';

/** Whether the notice has something to say and nobody has put it away during this visit. */
export const storageNoticeAtom = atom(!canRemember());
