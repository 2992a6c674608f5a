import type { ReactNode } from 'react';
import type { QuestionnaireVariant } from '../../../answers/answer.model.ts';
import { teamAvatarSource } from '../../../member/avatar.ts';
import { Avatar } from '../../../ui/content/Avatar.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import * as styles from './QuestionForm.css.ts';

interface QuestionLayoutProps {
  variant: QuestionnaireVariant;
  headingId: string;
  text: string;
  /** A dialog has its own frame, and the heading of its page lies below it. */
  inDialog: boolean;
  /** The way to answer. */
  children: ReactNode;
}

/** Somebody asks, as in a chat; or the question stands on a card above its answer. */
export function QuestionLayout({ variant, headingId, text, inDialog, children }: QuestionLayoutProps) {
  const heading = (
    <Heading level={inDialog ? 3 : 1} takesFocus size={variant === 1 ? 'card' : 'section'} id={headingId}>
      {text}
    </Heading>
  );
  if (variant === 1) {
    return (
      <div className={styles.chat}>
        <div className={styles.said}>
          <Avatar {...teamAvatarSource()} size="small" eager />
          <div className={styles.bubble}>{heading}</div>
        </div>
        {children}
      </div>
    );
  }
  return (
    <div className={inDialog ? styles.bare : styles.card}>
      {heading}
      {children}
    </div>
  );
}
