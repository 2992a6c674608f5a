import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { site } from '../../site/site.ts';
import { Backdrop } from '../../ui/Backdrop.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { EndedNotice } from './EndedNotice.tsx';
import { LinkSent } from './LinkSent.tsx';
import { SignInForm } from './SignInForm.tsx';
import * as styles from './SignInPage.css.ts';

export function SignInPage() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Backdrop src={`${site.artUrl}/login-wide.svg`} desktopSrc={`${site.artUrl}/login-tall.svg`} />
      </div>
      <div className={styles.words}>
        {sentTo !== null ? (
          <LinkSent email={sentTo} onBack={() => setSentTo(null)} />
        ) : (
          <>
            <Stack gap="small">
              <Heading level={1}>{t`Welcome to ${{ brand: site.name }}`}</Heading>
              <Text size="lead" tone="soft">
                <Trans>Sign in and see who would like to meet you.</Trans>
              </Text>
            </Stack>
            <EndedNotice />
            <SignInForm onLinkSent={setSentTo} />
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
