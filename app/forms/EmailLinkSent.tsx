import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Heading } from '../ui/content/Heading.tsx';
import { Text } from '../ui/content/Text.tsx';
import { Row } from '../ui/layout/Row.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { NotSentNotice } from './Form.tsx';
import type { FormController } from './useFormSubmission.ts';

interface EmailLinkSentProps {
  /** Sends the link again. */
  form: FormController;
  /** Text that must not reveal whether the address belongs to a member. */
  lead: ReactNode;
  /** Links to the next pages. */
  children: ReactNode;
}

/** The page content after a link by email was requested. */
export const EmailLinkSent = ({ form, lead, children }: EmailLinkSentProps) => (
  <Stack gap="large">
    <Heading level={1}>
      <Trans>Check your mailbox</Trans>
    </Heading>
    <Text size="lead" userGenerated>
      {lead}
    </Text>
    <Text>
      <Trans>Open the email and press the button in it. If you can’t find it, look in your spam folder.</Trans>
    </Text>
    <NotSentNotice form={form} />
    <Row>{children}</Row>
  </Stack>
);
