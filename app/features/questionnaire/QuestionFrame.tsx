import type { ReactNode } from 'react';
import { site } from '../../site/site.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Heading } from '../../ui/Heading.tsx';
import type { Variant } from './answer.model.ts';
import * as styles from './QuestionForm.css.ts';

interface QuestionFrameProps {
  variant: Variant;
  headingId: string;
  text: string;
  /** The way to answer. */
  children: ReactNode;
}

/** Somebody asks, as in a chat; or the question stands on a card above its answer. */
export function QuestionFrame({ variant, headingId, text, children }: QuestionFrameProps) {
  const heading = (
    <Heading level={1} size={variant === 1 ? 'card' : 'section'} id={headingId}>
      {text}
    </Heading>
  );
  if (variant === 1) {
    return (
      <div className={styles.chat}>
        <div className={styles.said}>
          <Avatar picture={null} gender="female" band={site.ageBracket} size="small" />
          <div className={styles.bubble}>{heading}</div>
        </div>
        {children}
      </div>
    );
  }
  return (
    <div className={styles.card}>
      {heading}
      {children}
    </div>
  );
}
