import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { useConfirmClose } from '../../feedback/useConfirmClose.tsx';
import { useStoredDraft } from '../../feedback/useStoredDraft.ts';
import { useUnsavedChanges } from '../../feedback/useUnsavedChanges.ts';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { useMemberName } from '../../member/useMemberName.ts';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { BlockControl } from './BlockControl.tsx';
import { emptyReport, ReportFields } from './memberReport.ts';
import type { ReportOutcome } from './ReportForm.tsx';

export interface MemberDialogProps {
  person: { profileId: string; username: string | null };
  blocked: boolean;
  onClose: () => void;
}

/** A dialog that reports a member to the team, and offers to block them. */
export function ReportDialog({ person, blocked, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  const { value: fields, change, discard } = useStoredDraft(`report.${person.profileId}`, ReportFields, emptyReport);
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
  const form = useReportForm();
  const name = useMemberName()(person.username);
  const blockSection = (
    <Stack>
      <Heading level={3}>{t`Block this member`}</Heading>
      <BlockControl profileId={person.profileId} name={name} blocked={blocked} />
    </Stack>
  );
  return (
    <Dialog title={t`Report ${{ name }}`} closeLabel={t`Close`} onClose={close}>
      <Stack gap="xlarge">
        {outcome === null ? (
          <QueryGate query={form} errorTitle={t`Error: the form couldn’t be loaded`}>
            {({ ReportForm }) => (
              <ReportForm profileId={person.profileId} fields={fields} onChange={change} onSent={finish}>
                {blockSection}
              </ReportForm>
            )}
          </QueryGate>
        ) : (
          <Banner
            tone="success"
            title={outcome === 'sent' ? t`Thank you, we’ll look into it` : t`You’ve already reported this member`}
            announce
            takesFocus
          >
            <Text>{t`Our team reads every report. The member doesn’t learn who sent it.`}</Text>
          </Banner>
        )}
        {outcome !== null && blockSection}
      </Stack>
      {confirmation}
    </Dialog>
  );
}

const loadForm = () => loadRareChunk(() => import('./ReportForm.tsx'));

/** Loads the form, which is a lazy part of the app. */
const useReportForm = () =>
  useQuery({
    queryKey: ['reportForm'],
    queryFn: loadForm,
    staleTime: Number.POSITIVE_INFINITY,
  });
