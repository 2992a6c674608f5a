import { useLingui } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';
import { Text } from '../../ui/Text.tsx';
import { type Trouble, troubleTexts } from './password.model.ts';

/** What stopped the last attempt, above the form that it was. */
export function TroubleBanner({ trouble }: { trouble: Trouble | null }) {
  const { t } = useLingui();
  if (trouble === null || trouble === 'gone') return null;
  return (
    <Banner tone="danger" title={t(troubleTexts[trouble].title)} announce takesFocus>
      <Text>{t(troubleTexts[trouble].advice)}</Text>
    </Banner>
  );
}
