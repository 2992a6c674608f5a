import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { useSupportEmail } from './useSupportEmail.ts';

export function SupportMailLink() {
  const email = useSupportEmail();
  return (
    <TextLink to={`mailto:${email}`}>
      <Trans>Help and support</Trans>
    </TextLink>
  );
}
