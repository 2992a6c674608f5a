import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fetchPersonality } from '../../api/contract/profile.ts';
import { useOnline } from '../../device/useOnline.ts';
import { QueryError } from '../../feedback/QueryError.tsx';
import { activeLocale } from '../../i18n/locale.ts';
import { useApi } from '../../session/useSession.ts';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { PreferencesSkeleton } from './PreferencesSkeleton.tsx';

export function PreferencesPage() {
  const { t } = useLingui();
  const api = useApi();
  const online = useOnline();
  const locale = activeLocale();
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    // No refetch may replace preferences that the member is editing.
    queryKey: ['preferences', locale],
    queryFn: async ({ signal }) => (await api.call(fetchPersonality, { params: { locale } }, { signal })).groups,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <Stack gap="xsmall">
          <Heading level={1}>{t`My preferences`}</Heading>
          <Text size="lead" tone="soft">
            <Trans>
              We use your preferences to look for people who suit you. The wider they are, the more people you find.
            </Trans>
          </Text>
        </Stack>
        {data && <PreferencesForm key={dataUpdatedAt} groups={data} />}
        {!data && !isError && online && <PreferencesSkeleton />}
        {!data && (isError || !online) && (
          <QueryError
            title={t`Error: your preferences could not be loaded`}
            offlineText={t`As soon as you are connected again, your preferences appear here on their own.`}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}
