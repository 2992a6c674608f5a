/** Router state that the pages that send an e-mail pass to each other, because no URL may contain an e-mail address. */
export interface EmailFormState {
  /** E-mail address as typed. */
  email: string;
  /** Whether the e-mail has been sent. */
  sent?: boolean;
}

export function parseEmailFormState(state: unknown): Required<EmailFormState> {
  const { email, sent } = (state ?? {}) as Partial<Record<keyof EmailFormState, unknown>>;
  const address = typeof email === 'string' ? email : '';
  return { email: address, sent: sent === true && address !== '' };
}
