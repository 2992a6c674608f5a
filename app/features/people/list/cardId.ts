/** Id of the name on somebody's card, for the focus to go there. */
export const toCardId = (matchId: string): string => `person-${matchId}`;
