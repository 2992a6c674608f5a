import completionPicture from 'art:completion';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EmailAddress } from '../../../member/EmailAddress.tsx';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { useLoadableImage } from '../../../ui/content/useLoadableImage.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ActionBar } from '../../../ui/layout/ActionBar.tsx';
import { QuestionFrame } from '../question/QuestionFrame.tsx';
import * as styles from './CompletionPage.css.ts';
import { CompletionPhoto } from './CompletionPhoto.tsx';
import { OwnPortrait } from './OwnPortrait.tsx';
import { PortraitText } from './PortraitText.tsx';
import { usePortrait } from './usePortrait.ts';

/** The page after the last question: a letter with thanks, a portrait from the answers, and what happens next. */
export function CompletionPage() {
  const { t } = useLingui();
  const confirmed = useMember()?.user.emailConfirmed ?? false;
  const portrait = usePortrait();
  const picture = useLoadableImage(completionPicture);
  const [saved, setSaved] = useState(false);
  const brand = site.name;
  const forward = confirmed ? (
    <LinkButton to={pathTo('home')}>
      <Trans>Continue to my matches</Trans>
    </LinkButton>
  ) : (
    <LinkButton to={pathTo('confirmEmail')}>
      <Trans>Confirm my email address</Trans>
    </LinkButton>
  );
  return (
    <QuestionFrame actions={<ActionBar forward={forward} />}>
      <Heading level={1} size="section">
        <Trans>Thank you, that was the last question</Trans>
      </Heading>
      <div className={styles.root}>
        <OwnPortrait />
        <div className={styles.letter}>
          {site.photos.includes('completion') ? (
            <CompletionPhoto />
          ) : (
            picture.src !== null && (
              <img
                className={styles.picture}
                src={picture.src}
                width="640"
                height="480"
                alt=""
                loading="lazy"
                onError={picture.onError}
              />
            )
          )}
          <Text>
            <Trans>Your answers are saved. We’re already looking for people who suit you.</Trans>
          </Text>
          {portrait.kind === 'loading' ? (
            <>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="button" />
            </>
          ) : (
            <>
              {saved ? (
                <Banner tone="success" title={t`Your profile has its first words now`} announce>
                  <TextLink to={pathTo('ownProfile')}>
                    <Trans>See my profile</Trans>
                  </TextLink>
                </Banner>
              ) : (
                portrait.kind === 'ready' && (
                  <PortraitText
                    question={portrait.question}
                    text={portrait.text}
                    confirmed={confirmed}
                    onSaved={() => setSaved(true)}
                  />
                )
              )}
              <NextStep confirmed={confirmed} />
              <Text>
                <Trans>With best wishes, your {brand} team</Trans>
              </Text>
            </>
          )}
        </div>
      </div>
    </QuestionFrame>
  );
}

/** What happens next, in a sentence or two. */
function NextStep({ confirmed }: { confirmed: boolean }) {
  const email = <EmailAddress email={useMember()?.claims.email ?? ''} />;
  if (confirmed)
    return (
      <Text>
        <Trans>Next, look at your first suggestions, and send a smile to somebody you like.</Trans>
      </Text>
    );
  return (
    <Text userGenerated>
      <span>
        <Trans>
          One step left: please confirm your email address <strong translate="no">{email}</strong>.
        </Trans>
      </span>{' '}
      <span>
        <Trans>Then we’ll introduce you to the first people who suit you.</Trans>
      </span>
    </Text>
  );
}
