import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import question from '@phosphor-icons/core/regular/chats-circle.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { conversationsKey, dashboardKey } from '../../../api/queryKeys.ts';
import { LazyDialog } from '../../../feedback/LazyDialog.tsx';
import { SilentErrorBoundary } from '../../../feedback/SilentErrorBoundary.tsx';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { actionFailureTexts } from '../../../member/actionFailureTexts.ts';
import { useFreeSmile } from '../../../member/useFreeSmile.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { useMember } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { FailureLine } from '../../../ui/feedback/FailureLine.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { chosenFirstLineAtom, isFieldEmptyAtom } from '../composer/useChosenFirstLine.ts';
import { ConversationAvatar } from '../conversation/ConversationAvatar.tsx';
import { useConversationName } from '../conversation/useConversationName.ts';
import { mayOfferPractice } from '../data/mayOfferPractice.ts';
import { needsPremiumToWrite } from '../data/needsPremiumToWrite.ts';
import { type LoadedThread, refreshThread } from '../data/threadQuery.ts';
import { useConversations } from '../data/useConversations.ts';
import * as styles from './ConversationStart.css.ts';
import { useFirstLines } from './useFirstLines.ts';

/** The offer of the practice against fraud, loaded only for members who have written nothing yet. */
const PracticeOffer = lazy(async () => ({
  default: (await loadRareChunk(() => import('../../../fraud-practice/PracticeOffer.tsx'))).PracticeOffer,
}));

interface ConversationStartProps {
  id: string;
  thread: LoadedThread;
}

/**
 * Ways to begin a conversation: first lines to edit, and a smile and a question, which are free. Before the first
 * message of all, it offers the practice against fraud.
 */
export function ConversationStart({ id, thread }: ConversationStartProps) {
  const { info } = thread;
  const name = useConversationName()({ id, username: info.username });
  const userId = useAtomValue(memberIdAtom) ?? '';
  const premium = useMember()?.user.premium ?? false;
  const locked = needsPremiumToWrite(thread, { userId, premium });
  const mayOffer = mayOfferPractice(useConversations('').data?.rows);
  const profileId = info.profileId !== null && idPattern.test(info.profileId) ? info.profileId : null;
  const toHead = (hint?: ReactNode) => (
    <div className={styles.head}>
      <div className={styles.picture}>
        <ConversationAvatar id={id} path={info.publicPath} gender={info.gender} username={info.username} />
      </div>
      <div>
        <Text>
          <Trans>
            No messages yet. Say hello to <bdi translate="no">{name}</bdi>.
          </Trans>
        </Text>
        {hint}
      </div>
    </div>
  );
  return (
    <div className={styles.root}>
      {mayOffer && (
        <SilentErrorBoundary name="the offer of the practice">
          <Suspense>
            <PracticeOffer conversation={id} name={name} next="#message" />
          </Suspense>
        </SilentErrorBoundary>
      )}
      {profileId !== null && !locked ? <FirstLines profileId={profileId} toHead={toHead} /> : toHead()}
      {profileId !== null && <FreeGreetings id={id} profileId={profileId} username={info.username} locked={locked} />}
    </div>
  );
}

interface FirstLinesProps {
  profileId: string;
  /** Renders what is above the lines, with a hint to them. */
  toHead: (hint?: ReactNode) => ReactNode;
}

/** Lines that the field takes over. They are hidden while it has a text, which they would replace. */
function FirstLines({ profileId, toHead }: FirstLinesProps) {
  const { t } = useLingui();
  const lines = useFirstLines(profileId);
  const isFieldEmpty = useAtomValue(isFieldEmptyAtom);
  const suggest = useSetAtom(chosenFirstLineAtom);
  if (!lines || !isFieldEmpty) return toHead();
  return (
    <section className={styles.part} aria-labelledby="first-lines">
      {toHead(
        <Text tone="soft" id="first-lines">
          {t`Begin with one of these lines. You can change it before you send it.`}
        </Text>,
      )}
      <div className={styles.lines}>
        {lines.map((line) => (
          <button key={line} type="button" className={styles.line} onClick={() => suggest(line)}>
            {line}
          </button>
        ))}
      </div>
    </section>
  );
}

interface FreeGreetingsProps {
  id: string;
  profileId: string;
  username: string | null;
  /** Whether writing needs Premium, unlike these. */
  locked: boolean;
}

function FreeGreetings({ id, profileId, username, locked }: FreeGreetingsProps) {
  const { t } = useLingui();
  const smile = useFreeSmile(profileId);
  const [asking, setAsking] = useState(false);
  const owner = useAtomValue(memberIdAtom) ?? '';
  const client = useQueryClient();
  const stopAsking = () => setAsking(false);
  const showQuestion = () => {
    void refreshThread({ client, owner, id });
    for (const queryKey of [conversationsKey, dashboardKey]) void client.invalidateQueries({ queryKey });
  };
  return (
    <div className={styles.part}>
      <div className={styles.greeting}>
        <div className={styles.words}>
          <Text tone="soft">
            {locked
              ? t`Without Premium you can send a smile or ask a question. Both are free.`
              : t`Or send a smile or a question. Both are free.`}
          </Text>
        </div>
        <div className={styles.buttons}>
          <Row>
            {smile.possible && (
              <Button
                tone="secondary"
                icon={smile.sent ? check : smiley}
                ariaDisabled={smile.sent}
                onClick={smile.send}
              >
                {smile.sent ? t`Smile sent` : t`Send a smile`}
              </Button>
            )}
            <Button
              tone="secondary"
              icon={question}
              opensDialog
              onClick={() => setAsking(true)}
            >{t`Ask a question`}</Button>
          </Row>
        </div>
      </div>
      {smile.failed && <FailureLine>{t`Error: ${{ title: t(actionFailureTexts.smile) }}`}</FailureLine>}
      <span role="status">{smile.justSent && t`Your smile is on its way.`}</span>
      {asking && (
        <LazyDialog load={loadIcebreakers} onClose={stopAsking}>
          {(IcebreakerDialog) => (
            <IcebreakerDialog profileId={profileId} username={username} onSent={showQuestion} onClose={stopAsking} />
          )}
        </LazyDialog>
      )}
    </div>
  );
}

const loadIcebreakers = () =>
  loadRareChunk(async () => (await import('../../../forms/icebreaker/IcebreakerDialog.tsx')).IcebreakerDialog);
