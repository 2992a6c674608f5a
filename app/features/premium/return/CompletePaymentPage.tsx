import { usePaymentCompletion } from './usePaymentCompletion.ts';

/** The page to which the provider sends the member back. It shows nothing and leads on; the frame says what happens. */
export function CompletePaymentPage() {
  usePaymentCompletion();
  return null;
}
