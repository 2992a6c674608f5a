import { Trans, useLingui } from '@lingui/react/macro';
import eye from '@phosphor-icons/core/regular/eye.svg?icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateBackground } from '../../../api/contract/accountSettings.ts';
import type { Profile } from '../../../api/contract/profile.ts';
import { ownProfileKey } from '../../../api/queryKeys.ts';
import { truncate } from '../../../lib/truncate.ts';
import { formatMemberFacts } from '../../../member/formatMemberFacts.ts';
import { backgroundUrl, parseBackground } from '../../../member/profileBackground.ts';
import { toAvatarSource } from '../../../member/toAvatarSource.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Avatar } from '../../../ui/content/Avatar.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useRestoreFocusOnChange } from '../../../ui/focus/useRestoreFocusOnChange.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { BackgroundDialog } from './BackgroundDialog.tsx';
import * as styles from './OwnProfileCard.css.ts';
import { UsernameForm } from './UsernameForm.tsx';

const MAX_NAME_LENGTH = 60;

interface OwnProfileCardProps {
  profile: Profile;
  /** Whether the name is being changed. */
  nameOpen: boolean;
  setNameOpen: (open: boolean) => void;
}

/** The card that others see, with buttons that edit its name, picture and background. */
export function OwnProfileCard({ profile, nameOpen, setNameOpen }: OwnProfileCardProps) {
  const { t } = useLingui();
  const { profileCard: card, profileId: ownId } = profile;
  const [choosingBackground, setChoosingBackground] = useState(false);
  const textRef = useRestoreFocusOnChange(nameOpen, nameOpen ? 'input' : 'button');
  const { failed, choose } = useChangeBackground();
  const background = parseBackground(card.background);
  const name = truncate(card.username ?? '', MAX_NAME_LENGTH);
  const facts = formatMemberFacts(card);
  return (
    <div className={styles.root}>
      <img
        className={styles.banner}
        src={backgroundUrl(background)}
        alt=""
        width="1600"
        height="400"
        decoding="async"
      />
      <div className={styles.body}>
        <div className={styles.portrait}>
          <Avatar {...toAvatarSource(card.profilePicture, card.gender, card.username)} size="hero" eager />
        </div>
        <div ref={textRef} className={styles.text}>
          {nameOpen ? (
            <UsernameForm current={card.username ?? ''} onClose={() => setNameOpen(false)} />
          ) : (
            <>
              <p className={styles.name}>
                <bdi translate={name ? 'no' : undefined}>{name || t`You have no name yet.`}</bdi>
              </p>
              {facts !== '' && (
                <Text tone="soft" userGenerated>
                  <bdi>{facts}</bdi>
                </Text>
              )}
              {ownId !== null && (
                <div>
                  <LinkButton icon={eye} to={pathTo('memberProfile', { id: ownId })}>
                    <Trans>See how others see you</Trans>
                  </LinkButton>
                </div>
              )}
              <Row>
                <Button tone="secondary" onClick={() => setNameOpen(true)}>{t`Change my name`}</Button>
                <LinkButton tone="secondary" to={pathTo('ownProfile', { section: 'gallery' })}>
                  <Trans>Change my picture</Trans>
                </LinkButton>
                <Button tone="secondary" opensDialog onClick={() => setChoosingBackground(true)}>
                  <Trans>Change the background</Trans>
                </Button>
              </Row>
            </>
          )}
          {failed && (
            <Banner tone="danger" title={t`Error: the background couldn’t be saved`} announce>
              <Text>{t`Nothing has changed. Please check your connection and choose again.`}</Text>
            </Banner>
          )}
        </div>
      </div>
      {choosingBackground && (
        <BackgroundDialog
          chosen={background}
          onClose={() => setChoosingBackground(false)}
          onChoose={(chosen) => {
            setChoosingBackground(false);
            choose(chosen);
          }}
        />
      )}
    </div>
  );
}

/** Shows a new background at once, and the old one again if saving fails. */
function useChangeBackground() {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = (background: number | null) =>
    queryClient.setQueryData<Profile>(
      ownProfileKey,
      (profile) => profile && { ...profile, profileCard: { ...profile.profileCard, background } },
    );
  const { mutate, isError } = useMutation({
    mutationFn: (background: number) => api.call(updateBackground, { body: { background } }),
    onMutate(background) {
      const before = queryClient.getQueryData<Profile>(ownProfileKey)?.profileCard.background ?? null;
      show(background);
      return { before };
    },
    onError: (_error, _background, context) => context && show(context.before),
  });
  return { failed: isError, choose: (background: number) => mutate(background) };
}
