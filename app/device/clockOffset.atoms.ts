import { atom } from 'jotai';

/** Milliseconds by which the device's clock is behind (positive) or ahead; 0 while it is correct or unknown. */
export const clockOffsetAtom = atom(0);
