import { nonIntimateInterests } from '../../../../app/api/contract/profile.ts';

/** Whether an interest is shown only to members who share some of their own (reading 56). */
export const isIntimate = (key: string): boolean => !(nonIntimateInterests as readonly string[]).includes(key);
