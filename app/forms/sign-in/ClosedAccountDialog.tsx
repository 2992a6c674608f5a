import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { objectToClosedAccount } from '../../api/contract/moderation.ts';
import { useConfirmClose } from '../../feedback/useConfirmClose.tsx';
import { intlTag } from '../../i18n/activeLocale.ts';
import { formatLongDayOf } from '../../lib/dates/dateTime.ts';
import { useNow } from '../../lib/useNow.ts';
import { isOpenToObjection } from '../../member/decisionsQuery.ts';
import { useLoadSession } from '../../session/useSession.ts';
import { DescriptionItem, DescriptionList } from '../../ui/content/DescriptionList.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { Failure } from '../failureTexts.ts';
import { ObjectionForm } from '../objection/ObjectionForm.tsx';

/**
 * The fields of the refusal: `decision` is the reference, `kind` is `suspended` or `closed`, which a server that tells
 * neither means; days are written in ISO 8601.
 */
type Refusal = Readonly<Record<string, string>>;

/** Reads a time, as the account does; null where it is absent or no time. */
const parseTime = (time = '') => (Number.isNaN(Date.parse(time)) ? null : Date.parse(time));

const isSuspended = ({ kind }: Refusal) => kind === 'suspended';

/** Gives the failure of signing in, below the dialog. */
export const toRefusalFailure = (refusal: Refusal): Failure => ({
  title: isSuspended(refusal) ? msg`Error: your account is suspended` : msg`Error: your account is closed`,
  advice: msg`The window that has opened says why, and lets you object. If you’ve closed it, sign in once more.`,
});

interface ClosedAccountDialogProps {
  email: string;
  refusal: Refusal;
  onClose: () => void;
}

/** A dialog that tells why the team has closed or suspended an account, and takes an objection without signing in. */
export function ClosedAccountDialog({ email, refusal, onClose }: ClosedAccountDialogProps) {
  const { t } = useLingui();
  const loadSession = useLoadSession();
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const { close, confirmation } = useConfirmClose(text !== '' && !sent, onClose);
  const { decision = '', reason, rule } = refusal;
  const [decidedAt, until] = [parseTime(refusal.decidedAt), parseTime(refusal.objectUntil)];
  const day = until === null ? null : formatLongDayOf(until, intlTag());
  const open = isOpenToObjection({ objection: null, objectUntil: until }, useNow());
  return (
    <Dialog
      title={isSuspended(refusal) ? t`We’ve suspended your account` : t`We’ve closed your account`}
      closeLabel={t`Close`}
      onClose={close}
    >
      <Stack gap="large">
        <DescriptionList>
          {reason && <DescriptionItem name={t`Why`}>{reason}</DescriptionItem>}
          {rule && <DescriptionItem name={t`By which rule`}>{rule}</DescriptionItem>}
          {decidedAt !== null && (
            <DescriptionItem name={t`Decided on`}>{formatLongDayOf(decidedAt, intlTag())}</DescriptionItem>
          )}
        </DescriptionList>
        {sent ? (
          <Banner tone="success" title={t`Your objection has been sent.`} announce takesFocus>
            <Text>{t`A person will look at it again and tell you the result by email.`}</Text>
          </Banner>
        ) : (
          <>
            <Text>
              {!open
                ? t`The time to object to this is over.`
                : day === null
                  ? t`You can object free of charge. A person will look at it again.`
                  : t`You can object free of charge until ${{ until: day }}. A person will look at it again.`}
            </Text>
            {open && (
              <ObjectionForm
                id="closed-objection"
                text={text}
                onChange={setText}
                send={async (objection) => {
                  const { api } = await loadSession();
                  await api.call(objectToClosedAccount, { body: { email, reference: decision, text: objection } });
                }}
                onSent={() => setSent(true)}
              />
            )}
          </>
        )}
      </Stack>
      {confirmation}
    </Dialog>
  );
}
