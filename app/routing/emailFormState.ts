/** Router state that the pages that send an email pass to each other, because no URL may contain an email address. */
export interface EmailFormState {
  /** Email address as typed. */
  email: string;
  /** Whether the email has been sent. */
  sent?: boolean;
}

export function parseEmailFormState(state: unknown): Required<EmailFormState> {
  const { email, sent } = (state ?? {}) as Partial<Record<keyof EmailFormState, unknown>>;
  const address = typeof email === 'string' ? email : '';
  return { email: address, sent: sent === true && address !== '' };
}
