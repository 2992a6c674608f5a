import { Trans, useLingui } from '@lingui/react/macro';
import pencil from '@phosphor-icons/core/regular/pencil-simple.svg?icon';
import { useState } from 'react';
import { isAnswered, toTexts } from '../../../answers/answerValues.ts';
import { lengthProblemTexts } from '../../../answers/inputs/textAnswer.model.ts';
import { useAnswerDraft } from '../../../answers/useAnswerDraft.ts';
import { useAnswerSubmission } from '../../../answers/useAnswerSubmission.ts';
import { useSaveAnswer } from '../../../answers/useSaveAnswer.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useRestoreFocusOnChange } from '../../../ui/focus/useRestoreFocusOnChange.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as styles from './PortraitText.css.ts';

const MAX_LENGTH = 5000;

interface PortraitTextProps {
  /** Question for the personal description. */
  question: Question;
  /** Text of the portrait. */
  text: string;
  /** Whether a description can be saved already; until then the text waits on the device. */
  confirmed: boolean;
  onSaved: () => void;
}

/** The portrait as the beginning of the profile: to read, to change and to take over as the description. */
export function PortraitText({ question, text, confirmed, onSaved }: PortraitTextProps) {
  const { t } = useLingui();
  const { initialDraft, current, change, discard } = useAnswerDraft(question, [text]);
  const written = toTexts(current.draft)[0] ?? '';
  const [mode, setMode] = useState<'read' | 'edit' | 'kept'>(toTexts(initialDraft)[0] === text ? 'read' : 'kept');
  const [attempted, setAttempted] = useState(false);
  const content = useRestoreFocusOnChange(mode, mode === 'edit' ? 'textarea' : 'button');
  const save = useSaveAnswer(question);
  const { submission, send } = useAnswerSubmission(async (answer) => {
    await save(answer);
    discard();
    onSaved();
  });
  const busy = submission.kind === 'sending';
  const use = () => {
    setAttempted(true);
    if (!isAnswered(current.answer)) return;
    if (confirmed) return send(current.answer);
    change(current.draft);
    setMode('kept');
  };
  return (
    <Stack>
      <Heading level={2}>{t`This is how your profile begins`}</Heading>
      <div ref={content} className={styles.content}>
        {mode === 'edit' ? (
          <TextArea
            id="portrait"
            label={t`Your description`}
            value={written}
            maxLength={MAX_LENGTH}
            rows={9}
            onChange={(typed) => change([typed])}
            problem={attempted && !isAnswered(current.answer) ? t(lengthProblemTexts.tooShort) : undefined}
          />
        ) : (
          <>
            <p className={styles.portrait}>
              <bdi>{written}</bdi>
            </p>
            {mode === 'read' && (
              <Text tone="soft">
                <Trans>Written from your own answers. Others read it only once you’ve saved it.</Trans>
              </Text>
            )}
          </>
        )}
        {submission.kind === 'failed' && (
          <Banner tone="danger" title={t`Error: your description couldn’t be saved`} announce>
            <Text>{t`Your text is still here. Please try again in a moment.`}</Text>
          </Banner>
        )}
        {mode === 'kept' && (
          <Banner tone="success" title={t`Your text is kept on this device`} announce>
            <Text>
              <Trans>It’s ready under “Describe myself” in your profile. You can save it there.</Trans>
            </Text>
          </Banner>
        )}
        <Row>
          {mode !== 'kept' && (
            <Button tone="secondary" ariaDisabled={busy} onClick={use}>
              {busy ? <Trans>Saving …</Trans> : <Trans>Use as my description</Trans>}
            </Button>
          )}
          {mode !== 'edit' && (
            <Button tone="quiet" icon={pencil} ariaDisabled={busy} onClick={() => setMode('edit')}>
              <Trans>Change the text</Trans>
            </Button>
          )}
        </Row>
      </div>
    </Stack>
  );
}
