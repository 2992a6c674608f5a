/** Router state that the pages which send an e-mail pass to each other; the e-mail address must not be in an address. */
export interface EmailFormState {
  /** As typed. */
  email: string;
  /** Whether the e-mail has been sent. */
  sent?: boolean;
}

export function parseEmailFormState(state: unknown): Required<EmailFormState> {
  const { email, sent } = (state ?? {}) as Partial<Record<keyof EmailFormState, unknown>>;
  const address = typeof email === 'string' ? email : '';
  return { email: address, sent: sent === true && address !== '' };
}
