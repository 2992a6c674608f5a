import { useAtomValue } from 'jotai';
import { globalErrorAtom } from '../../session/globalErrors.ts';
import { GlobalErrorBanner } from './GlobalErrorBanner.tsx';

/** What went wrong beyond the page on show, one after the other. */
export function GlobalErrors() {
  const error = useAtomValue(globalErrorAtom);
  return error && <GlobalErrorBanner key={error.id} error={error} />;
}
