import { useAtomValue } from 'jotai';
import { useParams } from 'react-router';
import { emailLinkAtom } from '../../routing/emailLink.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { RequestResetForm } from './RequestResetForm.tsx';
import { ResetLinkCheck } from './ResetLinkCheck.tsx';
import { ResetLinkExpired } from './ResetLinkExpired.tsx';

/** Without a link the page asks for the address to send one to; with a link it sets the new password. */
export function ResetPasswordPage() {
  const { token } = useParams();
  const link = useAtomValue(emailLinkAtom);
  return (
    <Page width="narrow">
      {token === undefined && <RequestResetForm />}
      {token !== undefined && (link?.kind === 'reset' ? <ResetLinkCheck token={link.token} /> : <ResetLinkExpired />)}
    </Page>
  );
}
