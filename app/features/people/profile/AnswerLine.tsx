import type { ReactNode } from 'react';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { Icon, type IconSource } from '../../../ui/content/Icon.tsx';
import * as styles from './CommonGroundSection.css.ts';

/** The topic of a question. */
export const topicOf = ({ topic, translations }: Question): string =>
  pickTranslation(topic ?? {}, activeLocale()) || pickTranslation(translations, activeLocale());

interface AnswerLineProps {
  icon: IconSource;
  topic?: string;
  children: ReactNode;
}

/** A line about answers of two members: an icon, the topic of the question, and words. */
export function AnswerLine({ icon, topic, children }: AnswerLineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.icon}>
        <Icon source={icon} />
      </span>
      <div className={styles.text}>
        {topic !== undefined && (
          <p className={styles.topic}>
            <bdi>{topic}</bdi>
          </p>
        )}
        <p className={styles.words}>{children}</p>
      </div>
    </li>
  );
}
