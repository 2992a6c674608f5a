/** What the pages that send an e-mail hand to each other and to Back, in the state of the router: never in the address. */
export interface MailState {
  /** As it was typed. */
  email: string;
  /** The e-mail is on its way. */
  sent?: boolean;
}

export function readMailState(state: unknown): Required<MailState> {
  const { email, sent } = (state ?? {}) as Partial<Record<keyof MailState, unknown>>;
  const known = typeof email === 'string' ? email : '';
  return { email: known, sent: sent === true && known !== '' };
}
