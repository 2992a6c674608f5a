import { Trans, useLingui } from '@lingui/react/macro';
import { useSupportEmail } from '../member/supportEmail.ts';
import { site } from '../site/site.ts';
import { TextLink } from '../ui/actions/TextLink.tsx';
import type { DeclarationFields, TerminationKind } from './termination.model.ts';

/** A link to an email with the whole declaration, for when the server cannot be reached. */
export function MailInsteadLink({ kind, fields }: { kind: TerminationKind; fields: DeclarationFields }) {
  const { t } = useLingui();
  const support = useSupportEmail();
  const brand = site.name;
  const declaration =
    kind === 'cancel'
      ? t`I hereby cancel my contract for a Premium membership at ${{ brand }}.`
      : t`I hereby withdraw from my contract for a Premium membership at ${{ brand }}.`;
  const body = [declaration, '', fields.name, fields.contract, fields.reason].join('\n').trim();
  const subject = kind === 'cancel' ? t`Cancel my contract` : t`Withdraw from my contract`;
  return (
    <TextLink to={`mailto:${support}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>
      <Trans>Send it by email instead</Trans>
    </TextLink>
  );
}
