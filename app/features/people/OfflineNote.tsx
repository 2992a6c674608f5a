import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '../../session/useOnline.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Text } from '../../ui/Text.tsx';

/** Above what was loaded before the connection went. */
export function OfflineNote() {
  const { t } = useLingui();
  if (useOnline()) return null;
  return (
    <Banner tone="info" title={t`There is no connection to the internet`} announce>
      <Text>
        <Trans>What you see may be a little out of date.</Trans>
      </Text>
    </Banner>
  );
}
