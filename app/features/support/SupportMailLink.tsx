import { Trans } from '@lingui/react/macro';
import { useSupportEmail } from '../../member/supportEmail.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';

export function SupportMailLink() {
  const email = useSupportEmail();
  return (
    <TextLink to={`mailto:${email}`}>
      <Trans>Help and support</Trans>
    </TextLink>
  );
}
