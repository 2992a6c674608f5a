import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProfileCard as Card } from '../../../api/contract/profile.ts';
import { ageOn, todayAsIsoDay } from '../../../lib/dates/age.ts';
import { truncate } from '../../../lib/truncate.ts';
import { toAvatarSource } from '../../../member/avatar.ts';
import { backgroundUrl, parseBackground } from '../../../member/profileBackground.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Avatar } from '../../../ui/content/Avatar.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useFocusOnChange } from '../../../ui/focus/useFocusOnChange.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { BackgroundDialog } from './BackgroundDialog.tsx';
import * as styles from './OwnProfileCard.css.ts';
import { UsernameForm } from './UsernameForm.tsx';
import { useChangeBackground } from './useChangeBackground.ts';

/** Of the member and of the town. */
const MAX_NAME_LENGTH = 60;

/** The card that others see, with buttons that edit its name, picture and background. */
export function OwnProfileCard({ card }: { card: Card }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'name' | 'background' | null>(null);
  const textRef = useFocusOnChange(open === 'name', open === 'name' ? 'input' : 'button');
  const { failed, choose } = useChangeBackground();
  const background = parseBackground(card.background);
  const name = truncate(card.username ?? '', MAX_NAME_LENGTH);
  const age = card.birthday && ageOn(card.birthday, todayAsIsoDay());
  const facts = [age && plural(age, { one: '# year', other: '# years' }), truncate(card.city ?? '', MAX_NAME_LENGTH)]
    .filter(Boolean)
    .join(' · ');
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
          <Avatar {...toAvatarSource(card.profilePicture, card.gender)} size="hero" eager />
        </div>
        <div ref={textRef} className={styles.text}>
          {open === 'name' ? (
            <UsernameForm current={card.username ?? ''} onClose={() => setOpen(null)} />
          ) : (
            <>
              <p className={styles.name}>
                <bdi>{name || t`You have no name yet.`}</bdi>
              </p>
              {facts !== '' && (
                <Text tone="soft" userGenerated>
                  <bdi>{facts}</bdi>
                </Text>
              )}
              <Row>
                <Button tone="secondary" onClick={() => setOpen('name')}>
                  <Trans>Change my name</Trans>
                </Button>
                <LinkButton tone="secondary" to={pathTo('ownProfile', { section: 'gallery' })}>
                  <Trans>Change my picture</Trans>
                </LinkButton>
                <Button tone="secondary" opensDialog onClick={() => setOpen('background')}>
                  <Trans>Change the background</Trans>
                </Button>
              </Row>
            </>
          )}
          {failed && (
            <Banner tone="danger" title={t`Error: the background could not be saved`} announce>
              <Text>
                <Trans>It stands as it was before. Please check your connection and choose again.</Trans>
              </Text>
            </Banner>
          )}
        </div>
      </div>
      {open === 'background' && (
        <BackgroundDialog
          chosen={background}
          onClose={() => setOpen(null)}
          onChoose={(chosen) => {
            setOpen(null);
            choose(chosen);
          }}
        />
      )}
    </div>
  );
}
