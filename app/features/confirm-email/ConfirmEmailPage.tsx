import emailConfirmationPicture from 'art:email-confirmation';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../member/accountQuery.ts';
import { EmailAddress } from '../../member/EmailAddress.tsx';
import { useSupportEmail } from '../../member/supportEmail.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Illustration } from '../../ui/content/Illustration.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ConfirmationStatus } from './ConfirmationStatus.tsx';
import * as styles from './ConfirmEmailPage.css.ts';

/** The page on which members wait until they have confirmed their email address (guard rule 3). */
export function ConfirmEmailPage() {
  // A token still names the former address for a while.
  const account = useQuery(accountQuery(useApi()));
  const support = useSupportEmail();
  const issuedTo = useMember()?.claims.email ?? '';
  const email = <EmailAddress email={account.data?.email ?? issuedTo} />;
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.picture}>
          <Illustration src={emailConfirmationPicture} />
        </div>
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={1}>
              <Trans>Please confirm your email address</Trans>
            </Heading>
            <Text size="lead" userGenerated>
              <Trans>
                We’ve sent an email to <strong translate="no">{email}</strong>. Press the button in it: your matches are
                waiting for you.
              </Trans>
            </Text>
          </Stack>
          <ol className={styles.steps}>
            <li>
              <Trans>Open your mailbox and look for our email. It may be in the spam folder.</Trans>
            </li>
            <li>
              <Trans>Press the button in the email.</Trans>
            </li>
            <li>
              <Trans>You can come back to this page: it continues by itself.</Trans>
            </li>
          </ol>
          <ConfirmationStatus />
          <div className={styles.help}>
            <TextLink to={`mailto:${support}`}>
              <Trans>Write to our support team</Trans>
            </TextLink>
            <TextLink to={pathTo('logout')}>
              <Trans>Sign out</Trans>
            </TextLink>
          </div>
        </Stack>
      </div>
    </Page>
  );
}
