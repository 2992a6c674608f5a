import { Trans, useLingui } from '@lingui/react/macro';
import { toMailto } from '../lib/toMailto.ts';
import { useSupportEmail } from '../member/supportEmail.ts';
import { site } from '../site/site.ts';
import { TextLink } from '../ui/actions/TextLink.tsx';
import type { Declaration } from './termination.model.ts';
import { useDeclarationFacts } from './useDeclarationFacts.ts';

/** A link to an email with the whole declaration, for when the server cannot be reached. */
export function MailInsteadLink({ declaration }: { declaration: Declaration }) {
  const { t } = useLingui();
  const support = useSupportEmail();
  const facts = useDeclarationFacts(declaration);
  const brand = site.name;
  const [subject, first] =
    declaration.kind === 'cancel'
      ? [t`Cancel my contract`, t`I hereby cancel my contract for a Premium membership at ${{ brand }}.`]
      : [t`Withdraw from my contract`, t`I hereby withdraw from my contract for a Premium membership at ${{ brand }}.`];
  const lines = [first, '', ...facts.map(([name, value]) => `${name}: ${value}`)];
  return (
    <TextLink to={toMailto(support, subject, lines, t`(Please add the rest of your text here.)`)}>
      <Trans>Send it by email instead</Trans>
    </TextLink>
  );
}
