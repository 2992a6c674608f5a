import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { parseToken } from '../../api/parseToken.ts';
import { emailLinkAtom } from '../../routing/applyMagicLink.ts';
import { consumedToken } from '../../routing/consumeEmailLink.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useMember, useSessionActions } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useNavigate } from '../../ui/navigation/navigation.ts';

/** The page that asks before a magic link replaces the signed-in member by another (reading 39). */
export function SwitchAccountPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { signIn } = useSessionActions();
  const member = useMember();
  const [link, setLink] = useAtom(emailLinkAtom);
  const token = link?.kind === 'magic' ? link.token : '';
  const parsed = parseToken(token, 0);
  const current = member?.claims.email ?? '';
  const other = parsed.kind === 'valid' ? parsed.claims.email : '';

  const stay = () => {
    setLink(null);
    void navigate(pathTo('home'), { replace: true });
  };
  const change = () => {
    if (signIn(token) !== 'valid') setLink(null);
    // The route's loader follows the link once the new session is loaded.
    void navigate(pathTo('magicLink', { token: consumedToken }), { replace: true });
  };

  return (
    <Page width="narrow">
      <Stack gap="large">
        <Heading level={1}>{t`Somebody else is signed in`}</Heading>
        <Text size="lead" userGenerated>
          <Trans>
            You’re signed in as <strong translate="no">{current}</strong>. The link in your email belongs to{' '}
            <strong translate="no">{other}</strong>.
          </Trans>
        </Text>
        <Text>
          <Trans>
            If you switch accounts, <strong translate="no">{current}</strong> is signed out in this browser. Nothing
            else changes.
          </Trans>
        </Text>
        <Row>
          <Button onClick={stay}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button tone="secondary" onClick={change}>
            <Trans>Switch to the other account</Trans>
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}
