import { isValidUsername } from '../../member/isValidUsername.ts';

/** The qid of the question for the member's name. */
const USERNAME_QID = 1;

export const asksForUsername = (qid: number): boolean => qid === USERNAME_QID;

/** The name to send, trimmed, or an empty answer: 2 to 32 characters. */
export const toUsernameAnswer = (written: string): string[] => (isValidUsername(written) ? [written.trim()] : []);
