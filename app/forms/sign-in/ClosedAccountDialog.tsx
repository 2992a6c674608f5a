import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { objectToClosedAccount } from '../../api/contract/moderation.ts';
import { intlTag } from '../../i18n/activeLocale.ts';
import { useLoadSession } from '../../session/useSession.ts';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { Failure } from '../failureTexts.ts';
import { ObjectionForm } from '../objection/ObjectionForm.tsx';

export const closedAccount: Failure = {
  title: msg`Error: your account is closed`,
  advice: msg`The window that has opened says why, and lets you object. If you’ve closed it, sign in once more.`,
};

interface ClosedAccountDialogProps {
  email: string;
  /** The fields of the refusal: `decision` is the reference; days are written in ISO 8601. */
  refusal: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** A dialog that tells why the team has closed an account, and takes an objection without signing in. */
export function ClosedAccountDialog({ email, refusal, onClose }: ClosedAccountDialogProps) {
  const { t } = useLingui();
  const loadSession = useLoadSession();
  const [sent, setSent] = useState(false);
  const { decision = '', reason, rule } = refusal;
  const until = formatDay(refusal.objectUntil);
  const facts = [
    [t`Why`, reason],
    [t`By which rule`, rule],
    [t`Decided on`, formatDay(refusal.decidedAt)],
  ] as const;
  return (
    <Dialog title={t`We’ve closed your account`} closeLabel={t`Close`} onClose={onClose}>
      <Stack gap="large">
        {facts.map(
          ([name, value]) =>
            value && (
              <Stack key={name} gap="xxsmall">
                <Text tone="soft">{name}</Text>
                <Text tone="strong">{value}</Text>
              </Stack>
            ),
        )}
        {sent ? (
          <Banner tone="success" title={t`Your objection has been sent.`} announce takesFocus>
            <Text>{t`A person will look at it again and tell you the result by email.`}</Text>
          </Banner>
        ) : (
          <>
            <Text>
              {until === null
                ? t`You can object free of charge. A person will look at it again.`
                : t`You can object free of charge until ${until}. A person will look at it again.`}
            </Text>
            <ObjectionForm
              id="closed-objection"
              send={async (text) => {
                const { api } = await loadSession();
                await api.call(objectToClosedAccount, { body: { email, reference: decision, text } });
              }}
              onSent={() => setSent(true)}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** A day in words from ISO 8601; null for anything else. */
function formatDay(iso = ''): string | null {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? null : new Intl.DateTimeFormat(intlTag(), { dateStyle: 'long' }).format(at);
}
