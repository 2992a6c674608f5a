import { ContactSupportLink } from '../features/support/ContactSupportLink.tsx';
import { LegalLink } from '../legal/LegalLink.tsx';
import { terminationLinks } from '../termination/TerminationLink.tsx';

/** Link to the help page, in the footer and in the menu of members. */
export const help = <ContactSupportLink key="help" />;

/** The entries of the footer, below every page of guests and members (rule U7). */
export const footerLinks = [
  <LegalLink key="imprint" name="imprint" />,
  <LegalLink key="privacy" name="privacyPolicy" />,
  <LegalLink key="terms" name="termsOfService" />,
  help,
  ...terminationLinks,
];
