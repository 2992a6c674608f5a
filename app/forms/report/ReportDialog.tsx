import { Trans, useLingui } from '@lingui/react/macro';
import flag from '@phosphor-icons/core/regular/flag.svg?icon';
import { useState } from 'react';
import { useConfirmClose } from '../../feedback/useConfirmClose.tsx';
import { useStoredDraft } from '../../feedback/useStoredDraft.ts';
import { useUnsavedChanges } from '../../feedback/useUnsavedChanges.ts';
import { truncate } from '../../lib/truncate.ts';
import { MessageTime } from '../../member/MessageTime.tsx';
import { useMemberName } from '../../member/useMemberName.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useRestoreFocusOnChange } from '../../ui/focus/useRestoreFocusOnChange.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { BlockControl } from './BlockControl.tsx';
import { emptyReport, ReportFields, reportDraftKey } from './memberReport.ts';
import { ReportForm, type ReportOutcome } from './ReportForm.tsx';

export interface MemberDialogProps {
  person: { profileId: string; username: string | null };
  blocked: boolean;
  onClose: () => void;
}

/** The message or picture that a report is about; nothing of it for a report of the member. */
export interface ReportSubject {
  messageId?: number;
  /** Null for a picture without an id; undefined if the report is not about a picture of the profile. */
  pictureId?: string | null;
  /** When the message was sent, in milliseconds. */
  at?: number;
  /** Text of the message; empty for a picture. */
  text?: string;
}

export interface ReportRequest extends ReportSubject {
  /** Whether the member has chosen to report before the dialog opens. */
  reportChosen?: boolean;
}

type ReportDialogProps = MemberDialogProps & ReportRequest;

/** A dialog that blocks a member, or reports them to the team, or both. */
export function ReportDialog({ person, blocked, reportChosen = false, onClose, ...subject }: ReportDialogProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  const draftKey = reportDraftKey(person.profileId, subject);
  const { value: fields, change, discard } = useStoredDraft(draftKey, ReportFields, emptyReport);
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
  const name = useMemberName()(person.username);
  const confidential = t`Our team reads every report. The member doesn’t learn who sent it.`;
  const [reporting, setReporting] = useState(reportChosen || dirty);
  const content = useRestoreFocusOnChange(reporting, 'input');
  return (
    <Dialog title={reporting ? t`Report ${{ name }}` : t`Report or block`} closeLabel={t`Close`} onClose={close}>
      <div ref={content}>
        <Stack gap="xlarge">
          <SubjectLine {...subject} />
          {outcome !== null && (
            <Banner
              tone="success"
              title={outcome === 'sent' ? t`Thank you, we’ll look into it` : t`You’ve already reported this member`}
              announce
              takesFocus
            >
              <Text>{confidential}</Text>
            </Banner>
          )}
          {reporting && outcome === null ? (
            <ReportForm
              profileId={person.profileId}
              about={toReportedIds(subject)}
              fields={fields}
              onChange={change}
              onSent={finish}
            />
          ) : (
            <BlockControl profileId={person.profileId} name={name} blocked={blocked} />
          )}
          {!reporting && (
            <Stack>
              <Text>{confidential}</Text>
              <Row>
                <Button tone="secondary" icon={flag} onClick={() => setReporting(true)}>
                  {t`Report member`}
                </Button>
              </Row>
            </Stack>
          )}
        </Stack>
      </div>
      {confirmation}
    </Dialog>
  );
}

/** Characters of a message. */
const MAX_QUOTE_LENGTH = 200;

/** A line that names the message or the picture; nothing for a report of the member. */
function SubjectLine({ pictureId, at, text = '' }: ReportSubject) {
  const { t } = useLingui();
  if (at === undefined) return pictureId !== undefined && <Text>{t`About the picture that you’re looking at.`}</Text>;
  const time = <MessageTime at={at} show="dayAndTime" />;
  return (
    <Text userGenerated>
      {text === '' ? (
        <Trans>About the message of {time}.</Trans>
      ) : (
        <Trans>
          About the message of {time}: <q dir="auto">{truncate(text, MAX_QUOTE_LENGTH)}</q>
        </Trans>
      )}
    </Text>
  );
}

const toReportedIds = ({ messageId, pictureId }: ReportSubject) => ({
  ...(messageId !== undefined && { messageId }),
  ...(pictureId != null && { pictureId }),
});
