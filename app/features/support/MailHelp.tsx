import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../ui/TextLink.tsx';
import { useSupportEmail } from './useSupportEmail.ts';

export function MailHelp() {
  const email = useSupportEmail();
  return (
    <TextLink to={`mailto:${email}`}>
      <Trans>Help and support</Trans>
    </TextLink>
  );
}
