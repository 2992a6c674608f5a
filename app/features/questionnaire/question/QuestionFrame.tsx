import type { ReactNode } from 'react';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Conversation } from '../conversation/lazyChat.ts';
import * as styles from './QuestionFrame.css.ts';

interface QuestionFrameProps {
  /** Content of the page, from the progress to the answer. */
  children: ReactNode;
  /** An ActionBar. */
  actions: ReactNode;
  /** Earlier turns, in the chat. */
  transcript?: ReactNode;
  /** Content beside the chat, on desktops. */
  aside?: ReactNode;
  inDialog?: boolean;
}

/** The frame of a question and of the bar at the bottom, the same while a question is loading. */
export function QuestionFrame({ children, actions, transcript, aside, inDialog = false }: QuestionFrameProps) {
  const content = <Stack gap="large">{children}</Stack>;
  if (inDialog) {
    return (
      <div className={styles.inDialog}>
        {content}
        {actions}
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <Page width="steps" padding="compact">
          {transcript ? (
            <div className={aside ? styles.chatBeside : styles.chat}>
              {aside && <div className={styles.aside}>{aside}</div>}
              <Conversation transcript={transcript}>{content}</Conversation>
            </div>
          ) : (
            content
          )}
        </Page>
      </div>
      {actions}
    </div>
  );
}
