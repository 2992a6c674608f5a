import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProfileCard as Card } from '../../api/contract/profile.ts';
import { ageOn, todayAsDay } from '../../lib/ageOn.ts';
import { shorten } from '../../lib/shorten.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { bannerUrl, toBackground } from '../../site/banner.ts';
import { faceOf } from '../../site/face.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Row } from '../../ui/Row.tsx';
import { Text } from '../../ui/Text.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { BackgroundDialog } from './BackgroundDialog.tsx';
import * as styles from './ProfileCard.css.ts';
import { RenameForm } from './RenameForm.tsx';
import { useBackground } from './useBackground.ts';

/** Background, picture, name and what else stands on the card that others see. */
export function ProfileCard({ card }: { card: Card }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'name' | 'background' | null>(null);
  const words = useFocusOnChange(open === 'name', open === 'name' ? 'input' : 'button');
  const { failed, choose } = useBackground();
  const background = toBackground(card.background);
  const name = shorten(card.username ?? '', 60);
  const age = card.birthday && ageOn(card.birthday, todayAsDay());
  const facts = [age && plural(age, { one: '# year', other: '# years' }), shorten(card.city ?? '', 60)]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={styles.root}>
      <img className={styles.banner} src={bannerUrl(background)} alt="" width="1600" height="400" decoding="async" />
      <div className={styles.body}>
        <div className={styles.portrait}>
          <Avatar {...faceOf(card.profilePicture, card.gender)} size="hero" early />
        </div>
        <div ref={words} className={styles.words}>
          {open === 'name' ? (
            <RenameForm current={card.username ?? ''} onClose={() => setOpen(null)} />
          ) : (
            <>
              <p className={styles.name}>
                <bdi>{name || t`You have no name yet.`}</bdi>
              </p>
              {facts !== '' && (
                <Text tone="soft" foreign>
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
