import { Trans } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeTable.ts';
import { Heading } from '../../ui/Heading.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';

/** The link was used, is too old, or the page was loaded again: the link is not kept. */
export function LinkGone() {
  return (
    <Stack gap="large">
      <Heading level={1}>
        <Trans>This link no longer works</Trans>
      </Heading>
      <Text size="lead">
        <Trans>
          A link to set a new password works once, and not for ever. Open the newest e-mail from us, or ask for a new
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
