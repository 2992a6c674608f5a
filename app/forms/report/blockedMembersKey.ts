/** The key of the list of blocked members: the account shows it, and blocking changes it. */
export const blockedMembersKey = ['blockedMembers'] as const;
