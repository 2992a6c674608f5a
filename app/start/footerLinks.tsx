import { SafetyLink } from '../features/safety/SafetyLink.tsx';
import { ContactSupportLink } from '../features/support/ContactSupportLink.tsx';
import { LegalLink } from '../legal/LegalLink.tsx';
import { terminationLinks } from '../termination/TerminationLinks.tsx';

/** Link to the help page, in the footer and in the menu of members. */
export const help = <ContactSupportLink key="help" />;

const documents = ['imprint', 'privacyPolicy', 'termsOfService', 'accessibility'] as const;

/** The entries of the footer, below every page of guests and members (rule U7). */
export const footerLinks = [
  ...documents.map((name) => <LegalLink key={name} name={name} />),
  <SafetyLink key="safety" />,
  help,
  ...terminationLinks,
];
