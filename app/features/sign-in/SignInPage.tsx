import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type MailState, readMailState } from '../../routing/mailState.ts';
import { site } from '../../site/site.ts';
import { Backdrop } from '../../ui/Backdrop.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { EndedNotice } from './EndedNotice.tsx';
import { LinkSent } from './LinkSent.tsx';
import { SignInForm } from './SignInForm.tsx';
import * as styles from './SignInPage.css.ts';

/** What became of asking for a link is a step of its own, so that Back and the button lead to the same form. */
export function SignInPage() {
  const { t } = useLingui();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { email: known, sent } = readMailState(state);
  const [email, setEmail] = useState(known);
  const words = useFocusOnChange(sent, 'h1');
  const tellSent = (address: string) =>
    navigate(pathname + search, { state: { email: address, sent: true } satisfies MailState });
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Backdrop src={`${site.artUrl}/login-wide.svg`} desktopSrc={`${site.artUrl}/login-tall.svg`} />
      </div>
      <div ref={words} className={styles.words}>
        {sent ? (
          <LinkSent email={known} onBack={() => navigate(-1)} />
        ) : (
          <>
            <Stack gap="small">
              <Heading level={1}>{t`Welcome to ${{ brand: site.name }}`}</Heading>
              <Text size="lead" tone="soft">
                <Trans>Sign in and see who would like to meet you.</Trans>
              </Text>
            </Stack>
            <EndedNotice />
            <SignInForm email={email} onEmail={setEmail} onLinkSent={tellSent} />
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
