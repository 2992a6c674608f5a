import { CancelContractButton } from './features/support/cancellation/CancelContractButton.tsx';
import { HelpLink } from './features/support/HelpLink.tsx';
import { LegalLink } from './legal/LegalLink.tsx';
import { site } from './site/site.ts';

/** The entries of the footer, below every page of guests and members (rule U7). */
export const footerLinks = [
  <LegalLink key="imprint" name="imprint" />,
  <LegalLink key="privacy" name="privacyPolicy" />,
  <LegalLink key="terms" name="termsOfService" />,
  <HelpLink key="help" />,
  ...(site.cancelInFooter ? [<CancelContractButton key="cancel" />] : []),
];
