import { useLingui } from '@lingui/react/macro';
import { isConnectionError } from '../api/apiErrorChecks.ts';
import { Text } from '../ui/content/Text.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';

/** A banner beside a choice that is saved at once, and could not be. */
export function SaveFailure({ error }: { error: unknown }) {
  const { t } = useLingui();
  return (
    <Banner tone="danger" title={t`Error: your choice couldn’t be saved`} announce>
      <Text>
        {isConnectionError(error)
          ? t`Nothing has changed. Please check your connection and choose again.`
          : t`Nothing has changed. Please try again in a moment.`}
      </Text>
    </Banner>
  );
}
