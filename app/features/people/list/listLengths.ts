import * as z from 'zod/mini';
import { createTabRecord } from '../../../lib/storage/createTabRecord.ts';

const record = createTabRecord('listLengths', z.array(z.object({ view: z.string(), pages: z.int() })));
/** Beyond this number, the view that changed longest ago is dropped. */
const MAX_VIEWS = 10;

/** How many pages of a list were loaded, so that a list that was lost by reloading becomes as long as it was. */
export const listLengths = {
  /** 0 where nothing is known. */
  read: (member: string, view: string): number => record.read(member)?.find((each) => each.view === view)?.pages ?? 0,
  write(member: string, view: string, pages: number): void {
    const others = (record.read(member) ?? []).filter((each) => each.view !== view);
    record.write(member, [...others, { view, pages }].slice(-MAX_VIEWS));
  },
};
