import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { measurementChoiceAtom } from '../../device/consent.atoms.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Disclosure } from '../../ui/actions/Disclosure.tsx';
import { equalAnswers } from '../../ui/actions/equalAnswers.css.ts';
import { Text } from '../../ui/content/Text.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Sheet } from '../../ui/overlays/Dialog.tsx';
import { useAnyModalOpen } from '../../ui/overlays/useModal.ts';

/**
 * A low sheet that asks a member for consent to statistics and ads, with two equal answers. Closing it is a No. It waits
 * while another dialog is open.
 */
export function ConsentDialog() {
  const { t } = useLingui();
  const answer = useSetAtom(measurementChoiceAtom);
  const otherOpen = useAnyModalOpen();
  const [open, setOpen] = useState(false);
  // Set during render, which React allows. From then on the open dialog is this one.
  if (!otherOpen && !open) setOpen(true);
  if (!open) return null;
  const title = site.statistics === 'none' ? t`May we measure our advertising?` : t`May we measure usage?`;
  return (
    <Sheet title={title} closeLabel={t`Close`} onClose={() => answer(false)}>
      <Stack gap="small">
        <Text>
          {site.statistics === 'none' ? (
            <Trans>We’d tell our advertising partner of registrations and purchases.</Trans>
          ) : site.ads ? (
            <Trans>
              We’d count which pages are opened, and tell our advertising partner of registrations and purchases.
            </Trans>
          ) : (
            <Trans>We’d count which pages are opened.</Trans>
          )}{' '}
          <Trans>You can change your mind at any time.</Trans>
        </Text>
        <Stack gap="xxsmall">
          <div className={equalAnswers}>
            <Button tone="secondary" width="full" onClick={() => answer(true)}>
              <Trans>Yes, you may</Trans>
            </Button>
            <Button tone="secondary" width="full" onClick={() => answer(false)}>
              <Trans>No, thank you</Trans>
            </Button>
          </div>
          <Details />
        </Stack>
      </Stack>
    </Sheet>
  );
}

/** A text, on request: what is stored, who receives it, what is never recorded, and where to choose again. */
function Details() {
  const { t } = useLingui();
  return (
    <Disclosure tone="quiet" openLabel={t`Details`} closeLabel={t`Hide details`}>
      <Stack>
        <Text>
          <Trans>
            Everything works without it. Your name, your messages and whose profiles you look at are never part of it.
          </Trans>
        </Text>
        {site.statistics === 'matomo' && (
          <Text>{t`For this, a random number is kept on this device until you withdraw your consent or sign out.`}</Text>
        )}
        {site.statistics === 'tagManager' && (
          <Text>
            <Trans>Another company counts for us and receives the address of your internet connection.</Trans>
          </Text>
        )}
        {site.ads && (
          <Text>
            <Trans>Our advertising partner receives the address of your internet connection.</Trans>
          </Text>
        )}
        <Text>
          <Trans>
            We remember your choice on this device. You can change it under “Privacy choices”, at the foot of most
            pages.
          </Trans>
        </Text>
      </Stack>
    </Disclosure>
  );
}
