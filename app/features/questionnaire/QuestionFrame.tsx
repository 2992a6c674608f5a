import type { ReactNode } from 'react';
import { teamFace } from '../../site/face.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Heading } from '../../ui/Heading.tsx';
import type { Variant } from './answer.model.ts';
import * as styles from './QuestionForm.css.ts';

interface QuestionFrameProps {
  variant: Variant;
  headingId: string;
  text: string;
  /** A dialog has its own frame, and the heading of its page lies below it. */
  inDialog: boolean;
  /** The way to answer. */
  children: ReactNode;
}

/** Somebody asks, as in a chat; or the question stands on a card above its answer. */
export function QuestionFrame({ variant, headingId, text, inDialog, children }: QuestionFrameProps) {
  const heading = (
    <Heading level={inDialog ? 3 : 1} takesFocus size={variant === 1 ? 'card' : 'section'} id={headingId}>
      {text}
    </Heading>
  );
  if (variant === 1) {
    return (
      <div className={styles.chat}>
        <div className={styles.said}>
          <Avatar {...teamFace()} size="small" early />
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
