import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Membership } from '../../../api/contract/accountSettings.ts';
import { pauseAccount } from '../../../api/contract/pause.ts';
import { SaveFailure } from '../../../feedback/SaveFailure.tsx';
import { ReturnFromPause } from '../../../forms/pause/ReturnFromPause.tsx';
import { isPaid } from '../../../member/membershipState.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi, useMember, useSessionActions } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { useRestoreFocusOnChange } from '../../../ui/focus/useRestoreFocusOnChange.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AccountSection } from '../AccountSection.tsx';

/** A section in which the member pauses, and returns. */
export function PauseSection({ membership }: { membership: Membership }) {
  const { t } = useLingui();
  const paused = useMember()?.user.paused ?? null;
  const container = useRestoreFocusOnChange(paused, 'button');
  return (
    <AccountSection id="pause" title={t`Take a break`} urgent={paused !== null}>
      <div ref={container}>
        <Stack>
          {paused === null ? <PauseOffer membership={membership} /> : <ReturnFromPause framed />}
          <Text tone="soft">
            <Trans>
              A pause has no end of its own. An account that isn’t used for 24 months is deleted; we remind you by email
              before that.
            </Trans>
          </Text>
        </Stack>
      </div>
    </AccountSection>
  );
}

function PauseOffer({ membership }: { membership: Membership }) {
  const { t } = useLingui();
  const api = useApi();
  const { refresh } = useSessionActions();
  const { isPending, error, mutate } = useMutation({
    mutationFn: async () => {
      await api.call(pauseAccount);
      await refresh();
    },
  });
  return (
    <>
      <Text>
        <Trans>
          While you pause, you’re in no list, and nobody gets news of you. Your profile, your pictures and your
          conversations stay, and those you write with can still write to you.
        </Trans>
      </Text>
      {isPaid(membership) && (
        <>
          <Text>
            <Trans>A pause doesn’t end your paid membership: it goes on, and renews unless you cancel it.</Trans>
          </Text>
          <TextLink to={`${pathTo('account')}#membership`}>
            <Trans>Go to my membership</Trans>
          </TextLink>
        </>
      )}
      {error && <SaveFailure error={error} />}
      <Row>
        <Button tone="secondary" ariaDisabled={isPending} onClick={() => mutate()}>
          {isPending ? t`Saving …` : t`Pause now`}
        </Button>
      </Row>
    </>
  );
}
