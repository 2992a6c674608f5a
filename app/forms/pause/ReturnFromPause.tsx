import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { resumeAccount } from '../../api/contract/pause.ts';
import { SaveFailure } from '../../feedback/SaveFailure.tsx';
import { intlTag } from '../../i18n/activeLocale.ts';
import { formatLongDay } from '../../lib/dates/dayFormats.ts';
import { useApi, useMember, useSessionActions } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { restoreLostFocus } from '../../ui/focus/restoreLostFocus.ts';
import { Row } from '../../ui/layout/Row.tsx';

interface ReturnFromPauseProps {
  /** Whether a section of a page frames it, so that it needs no frame of its own. */
  framed?: boolean;
}

/** A notice that the member has paused, with the way back; nothing for others. */
export function ReturnFromPause({ framed = false }: ReturnFromPauseProps) {
  const { t } = useLingui();
  const api = useApi();
  const { refresh } = useSessionActions();
  const paused = useMember()?.user.paused ?? null;
  const { isPending, error, mutate } = useMutation({
    mutationFn: async () => {
      await api.call(resumeAccount);
      await refresh();
    },
    onSuccess: () => restoreLostFocus(),
  });
  if (paused === null) return null;
  const day = formatLongDay(paused, intlTag());
  const title = t`You’ve paused since ${day}`;
  const content = (
    <>
      <Text>
        <Trans>Others don’t see you. You can still read your conversations and write in them.</Trans>
      </Text>
      {error && <SaveFailure error={error} />}
      <Row>
        <Button tone="secondary" ariaDisabled={isPending} onClick={() => mutate()}>
          {isPending ? t`Saving …` : t`End my pause`}
        </Button>
      </Row>
    </>
  );
  if (!framed) {
    return (
      <Banner tone="info" title={title}>
        {content}
      </Banner>
    );
  }
  return (
    <>
      <Text tone="strong">{title}</Text>
      {content}
    </>
  );
}
