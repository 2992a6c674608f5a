import { Trans } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeAddresses.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

/** The page for a link that was used or is too old, and after a reload, because the link is never stored. */
export function ResetLinkExpired() {
  return (
    <Stack gap="large">
      <Heading level={1}>
        <Trans>This link no longer works</Trans>
      </Heading>
      <Text size="lead">
        <Trans>
          A link to set a new password works only once, and for a limited time. Open our latest email, or ask for a new
          link.
        </Trans>
      </Text>
      <Row>
        <LinkButton to={pathTo('resetPassword')}>
          <Trans>Ask for a new link</Trans>
        </LinkButton>
        <LinkButton to={pathTo('login')} tone="secondary">
          <Trans>Go back to sign in</Trans>
        </LinkButton>
      </Row>
    </Stack>
  );
}
