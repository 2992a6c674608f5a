import { usePaymentCompletion } from './usePaymentCompletion.ts';

/** Where the provider sends the member back to. It shows nothing and leads on; the frame says what goes on. */
export function CompletePaymentPage() {
  usePaymentCompletion();
  return null;
}
