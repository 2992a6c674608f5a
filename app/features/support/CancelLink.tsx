import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../ui/TextLink.tsx';
import { useSupportEmail } from './useSupportEmail.ts';

/** German law wants the way out of a contract on every page, signed in or not. */
export function CancelLink() {
  const { t } = useLingui();
  const email = useSupportEmail();
  return (
    <TextLink to={`mailto:${email}?subject=${encodeURIComponent(t`Cancel my contract`)}`}>
      <Trans>Cancel contract</Trans>
    </TextLink>
  );
}
