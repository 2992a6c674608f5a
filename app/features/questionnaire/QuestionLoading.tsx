import { Trans } from '@lingui/react/macro';
import { teamFace } from '../../site/face.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Variant } from './answer.model.ts';
import * as form from './QuestionForm.css.ts';
import * as styles from './QuestionLoading.css.ts';

/** While a question is on its way: somebody types, or the shape of what comes. */
export function QuestionLoading({ variant }: { variant: Variant }) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading the question …</Trans>
        </span>
      </VisuallyHidden>
      <div aria-hidden="true">
        {variant === 1 ? (
          <div className={form.said}>
            <Avatar {...teamFace()} size="small" early />
            <div className={form.bubble}>
              <span className={styles.dots}>
                <span className={styles.dot} />
                <span className={styles.dot} />
                <span className={styles.dot} />
              </span>
              <span className={styles.words}>
                <Trans>Loading the question …</Trans>
              </span>
            </div>
          </div>
        ) : (
          <div className={form.card}>
            <Stack gap="large">
              <Skeleton shape="title" />
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
