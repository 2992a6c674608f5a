/** What the pages that send an e-mail hand to each other and to Back, in the state of the router: never in the address. */
export interface EmailFormState {
  /** As it was typed. */
  email: string;
  /** The e-mail is on its way. */
  sent?: boolean;
}

export function parseEmailFormState(state: unknown): Required<EmailFormState> {
  const { email, sent } = (state ?? {}) as Partial<Record<keyof EmailFormState, unknown>>;
  const known = typeof email === 'string' ? email : '';
  return { email: known, sent: sent === true && known !== '' };
}
