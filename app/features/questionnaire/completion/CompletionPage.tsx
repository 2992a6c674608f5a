import completionPicture from 'art:completion';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useMember } from '../../../session/useSession.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Illustration } from '../../../ui/content/Illustration.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import * as styles from './CompletionPage.css.ts';
import { PortraitTextCard } from './PortraitTextCard.tsx';
import { usePortrait } from './usePortrait.ts';

/** The page after the last question: thanks, the remaining step, and a portrait of the member from their answers. */
export function CompletionPage() {
  const { t } = useLingui();
  const member = useMember();
  const confirmed = member?.user.emailConfirmed ?? false;
  const email = member?.claims.email ?? '';
  const portrait = usePortrait();
  const [saved, setSaved] = useState(false);
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.text}>
          <Heading level={1}>
            <Trans>Thank you, that was the last question</Trans>
          </Heading>
          <Text size="lead">
            <Trans>Your answers are saved. We’re already looking for people who suit you.</Trans>
          </Text>
          {!confirmed && (
            <Text userGenerated>
              <Trans>
                One step left: please confirm your e-mail address <strong translate="no">{email}</strong>.
              </Trans>
            </Text>
          )}
          <div className={styles.action}>
            {confirmed ? (
              <LinkButton to={pathTo('home')} width="full">
                <Trans>Continue to my matches</Trans>
              </LinkButton>
            ) : (
              <LinkButton to={pathTo('confirmEmail')} width="full">
                <Trans>Confirm my e-mail address</Trans>
              </LinkButton>
            )}
          </div>
        </div>
        {portrait.kind === 'loading' && (
          <div className={styles.portrait}>
            <Card>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="button" />
            </Card>
          </div>
        )}
        {saved ? (
          <div className={styles.portrait}>
            <Banner tone="success" title={t`Your profile has its first words now`} announce>
              <TextLink to={pathTo('ownProfile')}>
                <Trans>See my profile</Trans>
              </TextLink>
            </Banner>
          </div>
        ) : (
          portrait.kind === 'ready' && (
            <div className={styles.portrait}>
              <PortraitTextCard
                question={portrait.question}
                text={portrait.text}
                confirmed={confirmed}
                onSaved={() => setSaved(true)}
              />
            </div>
          )
        )}
        <div className={portrait.kind === 'none' && !saved ? styles.pictureBeside : styles.pictureBelow}>
          <Illustration src={completionPicture} />
        </div>
      </div>
    </Page>
  );
}
