import { useLingui } from '@lingui/react/macro';
import { useSupportEmail } from '../../member/supportEmail.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';

export function SupportMailLink() {
  const { t } = useLingui();
  const email = useSupportEmail();
  return <TextLink to={`mailto:${email}`}>{t`Help and support`}</TextLink>;
}
