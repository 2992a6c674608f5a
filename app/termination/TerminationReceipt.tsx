import { Trans, useLingui } from '@lingui/react/macro';
import printer from '@phosphor-icons/core/regular/printer.svg?icon';
import { intlTag } from '../i18n/activeLocale.ts';
import { formatLongTime } from '../lib/dates/dateTime.ts';
import { formatLongDay } from '../lib/dates/dayFormats.ts';
import { formatMoney } from '../lib/numbers/formatMoney.ts';
import { site } from '../site/site.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Text } from '../ui/content/Text.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { DialogFoot } from '../ui/overlays/DialogFoot.tsx';
import { ContractFacts, type Fact } from './ContractFacts.tsx';
import type { SentDeclaration } from './termination.model.ts';
import { useDeclarationFacts } from './useDeclarationFacts.ts';

interface TerminationReceiptProps {
  sent: SentDeclaration;
  onClose: () => void;
}

/** The receipt that members can print: what was declared, when it was received, its number, and what follows. */
export function TerminationReceipt({ sent, onClose }: TerminationReceiptProps) {
  const { t } = useLingui();
  const { confirmation, receivedAt, endsAt, refund, currency } = sent;
  const tag = intlTag();
  const cancelled = sent.declaration.kind === 'cancel';
  // The end and the sum are those of an ordinary cancellation until a person has looked at the reason.
  const open = cancelled && sent.declaration.fields.choice === 'extraordinary';
  const end = endsAt && formatLongDay(endsAt, tag);
  const [contract, ...declared] = useDeclarationFacts(sent.declaration);
  const facts: readonly (Fact | false)[] = [
    [cancelled ? t`Cancellation number` : t`Withdrawal number`, confirmation, 'verbatim'],
    [t`Received on`, formatLongTime(receivedAt, tag)],
    contract,
    cancelled && [
      t`End of the contract`,
      !end ? t`The day named in the email to the address of your membership` : open ? t`At the latest ${end}` : end,
    ],
    !open &&
      refund !== null &&
      refund > 0 &&
      currency !== null && [t`You get back`, formatMoney(refund, currency, tag)],
    ...declared,
  ];
  return (
    <Stack gap="large">
      <Banner
        tone="success"
        title={cancelled ? t`We have received your cancellation.` : t`We have received your withdrawal.`}
      />
      <ContractFacts facts={facts} />
      {!cancelled && refund === null && (
        <Text>
          <Trans>
            By email we tell you what you get back. We pay within {{ days: site.refundDays }} days, in the way you paid.
          </Trans>
        </Text>
      )}
      <DialogFoot>
        <Button tone="secondary" icon={printer} onClick={() => print()}>{t`Print or save this confirmation`}</Button>
        <Button onClick={onClose}>{t`Close the confirmation`}</Button>
      </DialogFoot>
    </Stack>
  );
}
