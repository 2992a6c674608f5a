import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shorten } from '../../../lib/shorten.ts';
import { useClosing } from '../../../parts/useClosing.tsx';
import { useUnsaved } from '../../../parts/useUnsaved.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { Person } from '../model/person.model.ts';
import { emptyReport, ReportFields } from '../model/report.model.ts';
import { BlockPart } from './BlockPart.tsx';
import { ReportForm } from './ReportForm.tsx';

interface ReportDialogProps {
  person: Person;
  blocked: boolean;
  onClose: () => void;
}

/** Tells the team about somebody, and keeps them away. */
export function ReportDialog({ person, blocked, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'sent' | 'repeated' | null>(null);
  const { value: fields, change, forget } = useDraft(`report.${person.profileId}`, ReportFields, emptyReport);
  const typed = outcome === null && (fields.kind !== null || fields.details !== '');
  const { close, question } = useClosing(typed, () => {
    forget();
    onClose();
  });
  useUnsaved(typed, forget);
  const finish = (result: 'sent' | 'repeated') => {
    forget();
    setOutcome(result);
  };
  const name = shorten(person.username, 60) || t`Member without a name`;
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
        <BlockPart person={person} name={name} blocked={blocked} />
      </Stack>
      {question}
    </Dialog>
  );
}
