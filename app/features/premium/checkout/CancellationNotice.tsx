import { Trans } from '@lingui/react/macro';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { site } from '../../../site/site.ts';
import { Text } from '../../../ui/content/Text.tsx';

/** The notice that California wants in bold beside the button that orders, word for word (Civil Code 1694.2), and by email. */
export function CancellationNotice() {
  const address = [
    site.companyName,
    site.companyAddressLine1,
    site.companyAddressLine2,
    site.companyCountryNames[activeLocale()],
    site.supportEmail,
  ].join(', ');
  return (
    <Text tone="strong" userGenerated>
      <Trans>
        You, the buyer, may cancel this agreement, without any penalty or obligation, at any time prior to midnight of
        the original contract seller’s third business day following the date of this contract, excluding Sundays and
        holidays. To cancel this agreement, mail, email, or deliver a signed and dated notice, or send a telegram which
        states that you, the buyer, are cancelling this agreement, or words of similar effect. This notice shall be sent
        to:
      </Trans>
      <br />
      <span translate="no">{address}</span>
    </Text>
  );
}
