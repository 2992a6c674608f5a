import { useLingui } from '@lingui/react/macro';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { type ResetFailure, resetFailureTexts } from './passwordReset.model.ts';

/** What stopped the last attempt, above the form that it was. */
export function ResetFailureBanner({ trouble }: { trouble: ResetFailure | null }) {
  const { t } = useLingui();
  if (trouble === null || trouble === 'gone') return null;
  return (
    <Banner tone="danger" title={t(resetFailureTexts[trouble].title)} announce takesFocus>
      <Text>{t(resetFailureTexts[trouble].advice)}</Text>
    </Banner>
  );
}
