/** The id of the name on a member's card, which takes the focus. */
export const toCardHeadingId = (matchId: string): string => `person-${matchId}`;
