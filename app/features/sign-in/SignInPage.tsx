import loginTallPicture from 'art:login/tall';
import loginWidePicture from 'art:login/wide';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type EmailFormState, parseEmailFormState } from '../../routing/emailFormState.ts';
import { site } from '../../site/site.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { BackgroundImage } from '../../ui/content/BackgroundImage.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { PageHeading } from '../../ui/content/PageHeading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { useFocusOnChange } from '../../ui/focus/useFocusOnChange.ts';
import { SessionEndedNotice } from './SessionEndedNotice.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInLinkSent } from './SignInLinkSent.tsx';
import * as styles from './SignInPage.css.ts';

/** The page after requesting a link is a history entry of its own, so that Back and the button lead to the same form. */
export function SignInPage() {
  const { t } = useLingui();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { email: known, sent } = parseEmailFormState(state);
  const [email, setEmail] = useState(known);
  const content = useFocusOnChange(sent, 'h1');
  const showLinkSent = (address: string) =>
    navigate(pathname + search, { state: { email: address, sent: true } satisfies EmailFormState });
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <BackgroundImage src={loginWidePicture} desktopSrc={loginTallPicture} />
      </div>
      <div ref={content} className={styles.content}>
        {sent ? (
          <SignInLinkSent email={known} onBack={() => navigate(-1)} />
        ) : (
          <>
            <PageHeading
              gap="small"
              title={t`Welcome to ${{ brand: site.name }}`}
              lead={<Trans>Sign in and see who would like to meet you.</Trans>}
            />
            <SessionEndedNotice />
            <SignInForm email={email} onEmail={setEmail} onLinkSent={showLinkSent} />
            <section className={styles.join} aria-labelledby="join">
              <Heading level={2} size="card" id="join">
                <Trans>Not a member yet?</Trans>
              </Heading>
              <Text>
                <Trans>Joining is free of charge.</Trans>
              </Text>
              <LinkButton to={site.registerUrl} tone="secondary">
                <Trans>Become a member</Trans>
              </LinkButton>
            </section>
          </>
        )}
      </div>
    </div>
  );
}
