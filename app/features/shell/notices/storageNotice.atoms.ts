import { atom } from 'jotai';
import { isStorageAvailable } from '../../../lib/storage/isStorageAvailable.ts';

/** Whether the notice has something to say and nobody has put it away during this visit. */
export const storageNoticeAtom = atom(!isStorageAvailable());
