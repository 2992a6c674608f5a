import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import { activeLocale } from '../../../i18n/locale.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pickText, readNumbers } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';
import * as styles from './PictureChoice.css.ts';

/** Type 6: a picture and its word; pressing one decides. */
export function PictureChoice({ question, answer, onCommit, labelledBy }: AnswerProps) {
  const chosen = readNumbers(answer)[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the question is the heading
    <div className={styles.grid} role="group" aria-labelledby={labelledBy}>
      {question.answerOptions.map(({ id, translations }, index) => (
        <button
          key={id}
          type="button"
          className={styles.tile}
          aria-pressed={id === chosen}
          onClick={() => onCommit([id])}
        >
          <span className={styles.picture}>
            <TilePicture place={index} />
            {id === chosen && (
              <span className={styles.tick}>
                <Icon source={check} />
              </span>
            )}
          </span>
          <span className={styles.words}>{pickText(translations, activeLocale())}</span>
        </button>
      ))}
    </div>
  );
}

const looks = ['a', 'b', 'c', 'd'] as const;
const lands = [
  ['M0 96 48 52 86 84 130 40 160 74V120H0Z', 'M0 104C40 84 84 92 160 98V120H0Z'],
  ['M0 78C44 58 96 62 160 82V120H0Z', 'M0 98C60 84 110 104 160 92V120H0Z'],
  ['M0 70C30 62 60 80 90 70S140 62 160 70V120H0Z', 'M0 96C30 88 60 104 90 96S140 88 160 96V120H0Z'],
] as const;

function TilePicture({ place }: { place: number }) {
  const look = looks[place % looks.length]!;
  const [back, front] = lands[place % lands.length]!;
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.sky[look]} d="M0 0h160v120H0Z" />
      <circle className={styles.sun} cx={40 + ((place * 37) % 84)} cy={34} r={13} />
      <path className={styles.back[look]} d={back} />
      <path className={styles.front[look]} d={front} />
    </svg>
  );
}
