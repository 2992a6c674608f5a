import { useLingui } from '@lingui/react/macro';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { type ResetFailure, resetFailureTexts } from './passwordReset.model.ts';

/** Above the form: why the last attempt failed. A link that is gone has a page of its own. */
export function ResetFailureBanner({ failure }: { failure: ResetFailure | null }) {
  const { t } = useLingui();
  if (failure === null || failure === 'gone') return null;
  return (
    <Banner tone="danger" title={t(resetFailureTexts[failure].title)} announce takesFocus>
      <Text>{t(resetFailureTexts[failure].advice)}</Text>
    </Banner>
  );
}
