import { useLingui } from '@lingui/react/macro';
import { ErrorLine } from '../ui/feedback/ErrorLine.tsx';

/** What stays at the answer once the banner is gone, until it is sent. */
export function AnswerInlineError({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return <ErrorLine action={{ label: t`Try again`, onPress: onRetry }}>{t`Your answer is not sent yet.`}</ErrorLine>;
}
