import { useLingui } from '@lingui/react/macro';
import { intlTag } from '../i18n/activeLocale.ts';
import { formatLongDay } from '../lib/dates/dayFormats.ts';
import { site } from '../site/site.ts';
import type { Fact } from './ContractFacts.tsx';
import { cancellationTexts, type Declaration, type DeclarationBody, toRequest } from './termination.model.ts';

/** The facts of a declaration, as it is sent: for its confirmation, its receipt, and an email in its place. */
export function useDeclarationFacts(declaration: Declaration): readonly [contract: Fact, ...others: Fact[]] {
  const { t } = useLingui();
  const { kind: termination, known, fields } = declaration;
  const { name, contract, email, kind, endsOn, reason }: DeclarationBody = toRequest(declaration, site.dateFormat).body;
  const receiptTo = email ?? known?.email;
  return [
    [
      t`Contract`,
      known
        ? t`Premium membership at ${{ brand: site.name }}, number ${{ number: known.membership.contract }}`
        : t`Premium membership at ${{ brand: site.name }}, ${{ contract: contract ?? '' }}`,
    ],
    ...facts(name && [t`Name`, name, 'verbatim']),
    ...facts(kind && termination === 'cancel' && [t`Kind of cancellation`, t(cancellationTexts[fields.choice])]),
    ...facts(endsOn && [t`Wished last day`, formatLongDay(endsOn, intlTag())]),
    ...facts(receiptTo && [t`The receipt goes to`, receiptTo, 'verbatim']),
    ...facts(reason && [t`The important reason`, reason, 'verbatim']),
  ];
}

const facts = (fact: Fact | false | '' | undefined): Fact[] => (fact ? [fact] : []);
