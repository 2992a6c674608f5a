import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { emailLinkAtom } from '../../routing/applyMagicLink.ts';
import { matchPage } from '../../routing/routeAddresses.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { RequestResetForm } from './RequestResetForm.tsx';
import { ResetLinkExpired } from './ResetLinkExpired.tsx';

const ResetLinkCheck = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./ResetLinkCheck.tsx'))).ResetLinkCheck,
}));

/** The page that asks for the address to which to send a link, or, with a link, sets the new password. */
export function ResetPasswordPage() {
  const token = matchPage('resetPassword', useLocation().pathname)?.token;
  const link = useAtomValue(emailLinkAtom);
  return (
    <Page width="narrow">
      {token === undefined && <RequestResetForm />}
      {token !== undefined &&
        (link?.kind === 'reset' ? (
          <Suspense fallback={<Skeleton />}>
            <ResetLinkCheck token={link.token} />
          </Suspense>
        ) : (
          <ResetLinkExpired />
        ))}
    </Page>
  );
}
