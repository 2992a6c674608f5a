import { atom } from 'jotai';
import { createQueryClient } from './createQueryClient.ts';

/** The cache of server data of this tab, created when it is first needed. */
export const queryClientAtom = atom(() => createQueryClient());
