import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useConfirmClose } from '../../../feedback/useConfirmClose.tsx';
import { useDraft } from '../../../feedback/useDraft.ts';
import { useUnsavedChanges } from '../../../feedback/useUnsavedChanges.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { Person } from '../model/person.model.ts';
import { emptyReport, ReportFields } from '../model/report.model.ts';
import { usePersonName } from '../usePersonTexts.ts';
import { BlockSection } from './BlockSection.tsx';
import { ReportForm, type ReportOutcome } from './ReportForm.tsx';

interface ReportDialogProps {
  person: Person;
  blocked: boolean;
  onClose: () => void;
}

/** Reports a member to the team, and offers to block them. */
export function ReportDialog({ person, blocked, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  const { value: fields, change, discard } = useDraft(`report.${person.profileId}`, ReportFields, emptyReport);
  const dirty = outcome === null && (fields.kind !== null || fields.details !== '');
  const { close, confirmation } = useConfirmClose(dirty, () => {
    discard();
    onClose();
  });
  useUnsavedChanges(dirty, discard);
  const finish = (result: ReportOutcome) => {
    discard();
    setOutcome(result);
  };
  const name = usePersonName(person.username);
  return (
    <Dialog title={t`Report ${{ name }}`} closeLabel={t`Close`} onClose={close}>
      <Stack gap="xlarge">
        {outcome === null ? (
          <ReportForm person={person} fields={fields} onChange={change} onSent={finish} />
        ) : (
          <Banner
            tone="success"
            title={outcome === 'sent' ? t`Thank you, we will look into it` : t`You have reported this member before`}
            announce
            takesFocus
          >
            <Text>
              <Trans>Our team reads every report. The member does not learn who has sent it.</Trans>
            </Text>
          </Banner>
        )}
        <BlockSection person={person} name={name} blocked={blocked} />
      </Stack>
      {confirmation}
    </Dialog>
  );
}
