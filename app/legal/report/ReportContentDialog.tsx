import { useLingui } from '@lingui/react/macro';
import printer from '@phosphor-icons/core/regular/printer.svg?icon';
import { useState } from 'react';
import { useConfirmClose } from '../../feedback/useConfirmClose.tsx';
import { useUnsavedChanges } from '../../feedback/useUnsavedChanges.ts';
import { intlTag } from '../../i18n/activeLocale.ts';
import { formatLongTime } from '../../lib/dates/dateTime.ts';
import { QueryClientScope } from '../../session/QueryClientScope.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { DescriptionItem, DescriptionList } from '../../ui/content/DescriptionList.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';
import { emptyContentReport, type ReceivedReport, ReportContentForm } from './ReportContentForm.tsx';

/** A dialog that reports content without signing in: the form, then the receipt. */
export function ReportContentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [fields, setFields] = useState(emptyContentReport);
  const [received, setReceived] = useState<ReceivedReport | null>(null);
  const dirty = !received && Object.values(fields).some((value) => value !== '' && value !== null && value !== false);
  const { close, confirmation } = useConfirmClose(dirty, onClose);
  useUnsavedChanges(dirty);
  return (
    <Dialog
      key={received ? 'receipt' : 'form'}
      title={received ? t`Confirmation of your report` : t`Report content`}
      closeLabel={t`Close`}
      onClose={close}
    >
      {received ? (
        <Receipt received={received} onClose={onClose} />
      ) : (
        <QueryClientScope>
          <ReportContentForm fields={fields} onChange={setFields} onReceived={setReceived} />
        </QueryClientScope>
      )}
      {confirmation}
    </Dialog>
  );
}

function Receipt({
  received: { number, receivedAt, reported, email },
  onClose,
}: {
  received: ReceivedReport;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const time = formatLongTime(receivedAt, intlTag());
  return (
    <Stack gap="large">
      <Banner tone="success" title={t`We’ve received your report.`} announce />
      <DescriptionList>
        <DescriptionItem name={t`Report number`}>
          <bdi translate="no">{number}</bdi>
        </DescriptionItem>
        <DescriptionItem name={t`Received on`}>{time}</DescriptionItem>
        {reported.map(
          ([name, value]) =>
            value !== '' && (
              <DescriptionItem key={name} name={name}>
                <Text userGenerated>{value}</Text>
              </DescriptionItem>
            ),
        )}
      </DescriptionList>
      <Text>
        {email === ''
          ? t`A person looks at every report.`
          : t`A person looks at every report. We’ll email you what we’ve decided, and what you can do if you disagree.`}
      </Text>
      <DialogFoot>
        <Button tone="secondary" icon={printer} onClick={() => print()}>{t`Print or save this confirmation`}</Button>
        <Button onClick={onClose}>{t`Close the confirmation`}</Button>
      </DialogFoot>
    </Stack>
  );
}
