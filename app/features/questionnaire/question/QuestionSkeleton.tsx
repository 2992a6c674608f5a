import { Trans } from '@lingui/react/macro';
import { TeamBubble } from '../../../member/TeamBubble.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as form from './QuestionLayout.css.ts';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';
import * as styles from './QuestionSkeleton.css.ts';

/** A skeleton of a question: typing dots as in a chat, or the shape of the card. */
export function QuestionSkeleton({ variant }: { variant: QuestionnaireVariant }) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading the question …</Trans>
        </span>
      </VisuallyHidden>
      <div aria-hidden="true">
        {variant === 1 ? (
          <TeamBubble>
            <span className={styles.dots}>
              <span className={styles.dot} />
              <span className={styles.dot} />
              <span className={styles.dot} />
            </span>
            <span className={styles.text}>
              <Trans>Loading the question …</Trans>
            </span>
          </TeamBubble>
        ) : (
          <div className={form.card}>
            <Skeleton shape="title" />
            <Stack gap="large">
              <Skeleton shape="button" />
              <Skeleton shape="button" />
              <Skeleton shape="button" />
            </Stack>
          </div>
        )}
      </div>
    </>
  );
}
