import { activeLocale } from '../../i18n/activeLocale.ts';
import { pickTranslation } from '../../lib/pickTranslation.ts';
import { PictureTiles } from '../../ui/choices/PictureTiles.tsx';
import { toNumbers } from '../answerValues.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import { toOptionPicture } from './questionPictureUrl.ts';

/** The field of type 6: options with a picture each; pressing one commits the answer. */
export function PictureChoiceInput({ question, answer, onCommit, labelledBy }: AnswerInputProps) {
  return (
    <PictureTiles
      labelledBy={labelledBy}
      tiles={question.answerOptions.map(({ id, key, translations }) => ({
        key: id,
        label: pickTranslation(translations, activeLocale()),
        picture: toOptionPicture(question.id, key),
      }))}
      chosen={toNumbers(answer)[0] ?? null}
      onPress={(id) => onCommit([id])}
    />
  );
}
