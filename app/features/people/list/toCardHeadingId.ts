/** Id of the name on somebody's card, for the focus to go there. */
export const toCardHeadingId = (matchId: string): string => `person-${matchId}`;
