import completionPicture from 'art:completion';
import { Trans } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeTable.ts';
import { useMember } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { IllustratedPage } from './IllustratedPage.tsx';

/** Follows the last question. */
export function CompletionPage() {
  const member = useMember();
  const confirmed = member?.user.email_confirmed ?? false;
  const email = member?.claims.email ?? '';
  return (
    <IllustratedPage title={<Trans>Thank you, that was the last question</Trans>} pictureUrl={completionPicture}>
      <Text size="lead">
        <Trans>Your answers are saved. We are already looking for people who suit you.</Trans>
      </Text>
      {confirmed ? (
        <LinkButton to={pathTo('home')}>
          <Trans>Continue to my matches</Trans>
        </LinkButton>
      ) : (
        <>
          <Text userGenerated>
            <Trans>
              One step left: please confirm your e-mail address <strong>{email}</strong>.
            </Trans>
          </Text>
          <LinkButton to={pathTo('confirmEmail')}>
            <Trans>Confirm my e-mail address</Trans>
          </LinkButton>
        </>
      )}
    </IllustratedPage>
  );
}
