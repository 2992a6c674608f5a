import { useAtomValue } from 'jotai';
import { useParams } from 'react-router';
import { mailLinkAtom } from '../../session/mailLink.ts';
import { Page } from '../../ui/Page.tsx';
import { AskForReset } from './AskForReset.tsx';
import { LinkCheck } from './LinkCheck.tsx';
import { LinkGone } from './LinkGone.tsx';

/** Without a link it asks for the address to send one to; with a link it sets the new password. */
export function ResetPasswordPage() {
  const { token } = useParams();
  const link = useAtomValue(mailLinkAtom);
  return (
    <Page width="narrow">
      {token === undefined && <AskForReset />}
      {token !== undefined && (link?.kind === 'reset' ? <LinkCheck token={link.token} /> : <LinkGone />)}
    </Page>
  );
}
