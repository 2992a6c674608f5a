import { useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import type { ReactNode } from 'react';
import { type ScalePosition, sideOf } from '../../../answers/commonGround/findCommonGround.ts';
import { useFormatHeight } from '../../../fields/useFormatHeight.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { truncate } from '../../../lib/truncate.ts';
import { site } from '../../../site/site.ts';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import type { Statement } from '../model/toStatementGroups.ts';
import * as styles from './StatementsSection.css.ts';
import { useScaleWords } from './useScaleWords.ts';

const MAX_TEXT_LENGTH = 500;

interface StatementLineProps {
  statement: Statement;
  /** Name of the member. */
  name: string;
}

/** A line with a statement of an answer about a member. */
export function StatementLine({ statement, name }: StatementLineProps) {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  switch (statement.kind) {
    case 'options':
      return (
        <li className={styles.statement}>
          <Topic>{statement.topic}</Topic>
          <ul className={styles.chips}>
            {statement.options.map(({ id, text, shared }) => (
              <li key={id} className={shared ? styles.sharedChip : styles.chip}>
                <bdi>{text}</bdi>
                {shared && <YouToo />}
              </li>
            ))}
          </ul>
        </li>
      );
    case 'scale':
      return <ScaleStatement {...statement} name={name} />;
    case 'words':
      return (
        <li className={styles.statement}>
          <Topic>{statement.topic}</Topic>
          {statement.texts.map((text) => (
            <p key={text} className={styles.ownWords}>
              <bdi>{truncate(text, MAX_TEXT_LENGTH)}</bdi>
            </p>
          ))}
        </li>
      );
    case 'town':
      return <Sentence mark={statement.shared ? t`You too` : null}>{t`Lives in ${{ city: statement.city }}`}</Sentence>;
    case 'height':
      return <Sentence>{t`${{ height: formatHeight(statement.value) }} tall`}</Sentence>;
    case 'anyDistance':
      return <Sentence>{t`Distance doesn’t matter`}</Sentence>;
    case 'distance': {
      const unit = site.metric ? 'kilometer' : 'mile';
      const distance = new Intl.NumberFormat(intlTag(), { style: 'unit', unit, unitDisplay: 'long' });
      return <Sentence>{t`Up to ${{ distance: distance.format(statement.value) }} away`}</Sentence>;
    }
    case 'ages':
      return (
        <Sentence mark={statement.fits ? t`That fits you` : null}>
          {t`Somebody between ${{ from: statement.from }} and ${{ to: statement.to }}`}
        </Sentence>
      );
    case 'heights':
      return (
        <Sentence mark={statement.fits ? t`That fits you` : null}>
          {t`Between ${{ from: formatHeight(statement.from) }} and ${{ to: formatHeight(statement.to) }} tall`}
        </Sentence>
      );
  }
}

/** A statement in the app's words. */
function Sentence({ mark = null, children }: { mark?: string | null; children: ReactNode }) {
  return (
    <li className={styles.sentence}>
      <bdi>{children}</bdi>
      {mark !== null && (
        <Badge tone="success" icon={check}>
          {mark}
        </Badge>
      )}
    </li>
  );
}

const Topic = ({ children }: { children: string }) => (
  <p className={styles.topic}>
    <bdi>{children}</bdi>
  </p>
);

function YouToo() {
  const { t } = useLingui();
  return (
    <span className={styles.youToo}>
      <VisuallyHidden>,</VisuallyHidden>
      <Icon source={check} size="tiny" />
      {t`You too`}
    </span>
  );
}

interface ScaleStatementProps {
  topic: string;
  theirs: ScalePosition;
  own: ScalePosition | null;
  shared: boolean;
  name: string;
}

/** A statement with both positions in words; the drawing beside them says the same. */
function ScaleStatement({ topic, theirs, own, shared, name }: ScaleStatementProps) {
  const { t } = useLingui();
  const toWords = useScaleWords();
  return (
    <li className={styles.statement}>
      <Topic>{topic}</Topic>
      <p className={styles.scaleWords}>
        <strong>
          <bdi>{own ? t`${{ name }}: ${{ answer: toWords(sideOf(theirs)) }}` : toWords(sideOf(theirs))}</bdi>
        </strong>
        {own && <bdi>{t`You: ${{ answer: toWords(sideOf(own)) }}`}</bdi>}
        {shared && (
          <Badge tone="success" icon={check}>
            {t`Much the same`}
          </Badge>
        )}
      </p>
      <span className={styles.scale} aria-hidden="true">
        {Array.from({ length: theirs.of }, (_, index) => index + 1).map((step) => (
          <span
            key={step}
            className={[styles.step, step === theirs.step && styles.theirStep, step === own?.step && styles.ownStep]
              .filter(Boolean)
              .join(' ')}
          />
        ))}
      </span>
    </li>
  );
}
