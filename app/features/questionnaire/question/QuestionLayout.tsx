import type { ReactNode, Ref } from 'react';
import { TeamBubble } from '../../../member/TeamBubble.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { HostReaction } from '../conversation/lazyChat.ts';
import type { Chapter } from '../steps.model.ts';
import { ChapterPicture } from './ChapterPicture.tsx';
import * as styles from './QuestionLayout.css.ts';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';

interface QuestionLayoutProps {
  variant: QuestionnaireVariant;
  heading?: Ref<HTMLHeadingElement>;
  headingId: string;
  text: string;
  chapter: Chapter | null;
  /** Whether it is in a dialog, where the question has no card, and its heading is below the dialog's. */
  inDialog: boolean;
  /** The field and the buttons. */
  children: ReactNode;
}

/** A question as a message of the team in a chat, or as the heading of a card, with its answer below. */
export function QuestionLayout(props: QuestionLayoutProps) {
  const { variant, heading: ref, headingId, text, chapter, inDialog, children } = props;
  const drawn = chapter?.key;
  const opened = chapter?.begins && drawn;
  const heading = (
    <Heading ref={ref} level={inDialog ? 3 : 1} takesFocus size={variant === 1 ? 'card' : 'section'} id={headingId}>
      {text}
    </Heading>
  );
  if (variant === 1) {
    return (
      <div className={styles.chat}>
        {opened && <HostReaction chapter={opened} />}
        <TeamBubble named={!opened}>{heading}</TeamBubble>
        {children}
      </div>
    );
  }
  return (
    <div className={inDialog ? styles.bare : styles.card}>
      <div className={styles.question}>
        {opened && <ChapterPicture chapter={opened} place="above" />}
        {heading}
        {drawn && <ChapterPicture chapter={drawn} place="beside" />}
      </div>
      <div className={styles.answer}>{children}</div>
    </div>
  );
}
