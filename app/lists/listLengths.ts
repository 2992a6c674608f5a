import * as z from 'zod/mini';
import { createTabEntries } from '../lib/storage/createTabEntries.ts';

const MAX_VIEWS = 10;

/** How many pages of a view were loaded, so that a list that was lost by reloading becomes as long as it was. */
export const listLengths = createTabEntries('listLengths', z.int(), MAX_VIEWS);
